/** A call on its way. */
interface CallInFlight {
  /** It belongs to no session. */
  guest: boolean;
  /** It changes nothing, so that nothing is lost with it. */
  read: boolean;
  controller: AbortController;
}

const inFlight = new Set<CallInFlight>();

/** Takes note of a call that begins. Returns how to say that it is over. */
export function trackCall(call: CallInFlight): () => void {
  inFlight.add(call);
  return () => void inFlight.delete(call);
}

const cancel = (these: (call: CallInFlight) => boolean): void => {
  for (const call of inFlight) if (these(call)) call.controller.abort();
};

/** Ends every call of the session: its answer would come when that is over. */
export const cancelSessionCalls = (): void => cancel(({ guest }) => !guest);

/** Ends what is only read: nobody will look at it. What was to be changed goes on, and is told. */
export const cancelReads = (): void => cancel(({ read }) => read);
