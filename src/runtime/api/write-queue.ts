import { callTimeLimit } from "../../../definitions/backend/limits";
import { texts } from "../../../definitions/texts/texts";
import { Failure } from "../model/calls/failure";

const last = new Map<string, Promise<unknown>>();

/** How a write waits for its turn. */
interface Waiting {
  /** Stops it. */
  signal: AbortSignal;
  /** It may wait as long as it takes, since it can be stopped where one sees it. */
  patient: boolean;
}

/**
 * Makes the writes to one path one after the other, those of other tabs too. The backend reads, changes and stores the
 * whole of what is there: of two writes that come at once, it would lose one. Rejects with a Failure where it is stopped
 * before its turn, or its turn does not come in time.
 */
export function enqueueWrite<T>(path: string, write: () => Promise<T>, { signal, patient }: Waiting): Promise<T> {
  const waiting = new AbortController();
  const stop = (): void => waiting.abort(new Failure("", { aborted: true }));
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = true;
  const stopWaiting = (): void => {
    isWaiting = false;
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  };
  const begin = (): Promise<T> => {
    stopWaiting();
    return write();
  };
  const written = inTurn(path, begin, waiting.signal);
  if (isWaiting && !patient) timer = setTimeout(() => waiting.abort(new Failure(texts.failure.queued)), callTimeLimit);
  return written.finally(stopWaiting);
}

// Where the page came over plain http from elsewhere, there are no locks that tabs share.
const inTurn = <T>(path: string, begin: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(`sextant ${path}`, { signal }, begin) : enqueueInTab(path, begin, signal);
};

function enqueueInTab<T>(path: string, begin: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const turn = async (): Promise<T> => {
    signal.throwIfAborted();
    return begin();
  };
  const previous = last.get(path);
  const written = previous ? previous.then(turn, turn) : turn();
  last.set(path, written);
  const forget = (): void => {
    if (last.get(path) === written) last.delete(path);
  };
  written.then(forget, forget);
  return Promise.race([written, abortOf(signal)]);
}

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason));
  });
