/** Pending call. */
interface CallInFlight {
  /** Needs no session. */
  guest: boolean;
  /** Only reads, so aborting it loses nothing. */
  read: boolean;
  path: string;
  controller: AbortController;
}

const inFlight = new Set<CallInFlight>();

/** Registers a pending call; returns a function that unregisters it. */
export function trackCall(call: CallInFlight): () => void {
  inFlight.add(call);
  return () => void inFlight.delete(call);
}

const cancel = (these: (call: CallInFlight) => boolean): void => {
  for (const call of inFlight) if (these(call)) call.controller.abort();
};

/** Returns whether the page waits for data. */
export const hasPendingReads = (): boolean => [...inFlight].some(({ read }) => read);

/** Returns whether this page's own changes of an item are on their way. Their paths have its id. */
export const hasPendingWrites = (item: string): boolean =>
  [...inFlight].some(({ read, guest, path }) => !read && !guest && path.split("/").includes(encodeURIComponent(item)));

/** Aborts all calls of the session; their responses would come too late. */
export const cancelSessionCalls = (): void => cancel(({ guest }) => !guest);

/** Aborts pending reads, which are no longer needed. Writes continue and report their result. */
export const cancelReads = (): void => cancel(({ read }) => read);
