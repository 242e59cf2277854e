/** A call on its way. */
interface Flight {
  /** It belongs to no session. */
  guest: boolean;
  /** It changes nothing, so that nothing is lost with it. */
  read: boolean;
  controller: AbortController;
}

const inFlight = new Set<Flight>();

/** Takes note of a call that begins. Returns how to say that it is over. */
export function takeOff(flight: Flight): () => void {
  inFlight.add(flight);
  return () => void inFlight.delete(flight);
}

const cancel = (these: (flight: Flight) => boolean): void => {
  for (const flight of inFlight) if (these(flight)) flight.controller.abort();
};

/** Ends every call of the session: its answer would come when that is over. */
export const cancelSessionCalls = (): void => cancel(({ guest }) => !guest);

/** Ends what is only read: nobody will look at it. What was to be changed goes on, and is told. */
export const cancelReads = (): void => cancel(({ read }) => read);
