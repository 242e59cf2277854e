import { callTimeLimit } from "../../../definitions/backend/backend-limits";
import type { Call } from "../../../definitions/language/call";
import { texts } from "../../../definitions/texts/texts";
import { Failure } from "../calls/failure";
import { requestOf } from "../calls/request";
import { trackCall } from "./in-flight";

const last = new Map<string, Promise<unknown>>();

/** Releases a write lock. Later calls do nothing. */
export type Release = () => void;

/** Write request whose path is locked. */
export interface WriteLock {
  call: Call;
  path?: Readonly<Record<string, string>>;
}

/**
 * Acquires the write lock of a path; resolves to its release function. Until then this browser sends no other write
 * there, so stored data can be compared first. Rejects with a Failure if the session ends or the wait times out.
 */
export async function acquireWriteLock({ call, path = {} }: WriteLock): Promise<Release> {
  const controller = new AbortController();
  const { path: locked } = requestOf(call, { path });
  const untrack = trackCall({ guest: false, read: false, path: locked, controller });
  const lock = new Promise<Release>((acquired, failed) => {
    const hold = (): Promise<void> => new Promise((release) => acquired(release));
    enqueueWrite(locked, hold, controller.signal).catch(failed);
  });
  return lock.finally(untrack);
}

/**
 * Runs the writes to a path one after another, across tabs. The backend reads, merges and stores the complete object,
 * so concurrent writes would be lost. Rejects with a Failure if it is aborted or times out while waiting.
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

// Web Locks need a secure context; over plain HTTP the queue covers this tab only.
const inTurn = <T>(path: string, begin: () => Promise<T>, signal: AbortSignal): Promise<T> => {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request(`sextant ${path}`, { signal }, begin) : enqueueInTab(path, begin, signal);
};

function enqueueInTab<T>(path: string, begin: () => Promise<T>, signal: AbortSignal): Promise<T> {
  const run = async (): Promise<T> => {
    signal.throwIfAborted();
    return begin();
  };
  const previous = last.get(path);
  const written = previous ? previous.then(run, run) : run();
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
