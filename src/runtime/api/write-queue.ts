import { callTimeLimit } from "../../../definitions/backend/limits";
import type { Call } from "../../../definitions/language/call";
import { texts } from "../../../definitions/texts/texts";
import { Failure } from "../model/calls/failure";
import { requestOf } from "../model/calls/request";
import { trackCall } from "./in-flight";

const last = new Map<string, Promise<unknown>>();

/** Releases a write lock. It does nothing the second time. */
export type Release = () => void;

/** A write that changes what is stored at its path. */
export interface WriteLock {
  call: Call;
  path?: Readonly<Record<string, string>>;
}

/**
 * Acquires the lock of a write; resolves to its release. Until then this browser writes nothing else there, so that what
 * is stored can be read and compared before. Rejects with a Failure if the session ends first, or the wait is too long.
 */
export function acquireWriteLock({ call, path = {} }: WriteLock): Promise<Release> {
  const controller = new AbortController();
  const untrack = trackCall({ guest: false, read: false, controller });
  const lock = new Promise<Release>((acquired, failed) => {
    const hold = (): Promise<void> => new Promise((release) => acquired(release));
    enqueueWrite(requestOf(call, { path }).path, hold, controller.signal).catch(failed);
  });
  return lock.finally(untrack);
}

/**
 * Makes the writes to one path one after the other, those of other tabs too. The backend reads, changes and stores the
 * whole of what is there: of two writes that come at once, it would lose one. Rejects with a Failure where it is stopped
 * before its turn, or its turn does not come in time.
 */
export function enqueueWrite<T>(path: string, write: () => Promise<T>, signal: AbortSignal): Promise<T> {
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
  if (isWaiting) timer = setTimeout(() => waiting.abort(new Failure(texts.failure.queued)), callTimeLimit);
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
