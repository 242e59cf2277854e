import type { Session } from "../../../definitions/types/admin";

/** A call on its way. */
export interface Flight {
  /** Whose call it is: the session that it was begun in. */
  session: Session | undefined;
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

/** Ends every call of a session: their answers would come when it is over. */
export const cancelSessionCalls = (): void => cancel(({ session }) => session !== undefined);

/** Ends what is only read: nobody will look at it. What was to be changed goes on, and is told. */
export const cancelReads = (): void => cancel(({ read }) => read);

/** Ends every call. */
export const cancelAll = (): void => cancel(() => true);
