import { create } from "zustand";
import { storageKeys } from "../../../definitions/limits/storage-keys";
import { minute } from "../../values/time/moment";
import { readStored, writeStored } from "../../browser/local-storage";

const key = storageKeys.clock;

/**
 * Difference in milliseconds below which the clocks count as equal. The Date header has full seconds and takes time to
 * arrive.
 */
const tolerance = minute;

interface ServerClock {
  /** Milliseconds by which the backend's clock is ahead; 0 if equal, undefined before the first response. */
  ahead: number | undefined;
  /** The admin was notified. */
  isReported: boolean;
}

/** Store of the difference between the backend's clock and ours. */
export const useServerClock = create<ServerClock>(() => ({ ahead: undefined, isReported: false }));

// From an earlier visit.
const remembered = (): number => Number(readStored(key) ?? 0) || 0;

/** Reads the Date header of a response. A wrong clock is remembered for the next visit. */
export function noteServerDate(date: string | null): void {
  const difference = Date.parse(date ?? "") - Date.now();
  if (Number.isNaN(difference)) return;
  const ahead = Math.abs(difference) > tolerance ? difference : 0;
  useServerClock.setState({ ahead });
  if (Math.abs(ahead - remembered()) > tolerance) writeStored(key, ahead === 0 ? undefined : String(ahead));
}

/** Returns the current time by the backend's clock, as far as known, in milliseconds. */
export const serverNow = (): number => Date.now() + (useServerClock.getState().ahead ?? 0);

/** Returns whether a backend time is in the future. Before the first response, the clock that is behind decides. */
export function isInFuture(moment: number): boolean {
  const { ahead } = useServerClock.getState();
  return moment > Date.now() + (ahead ?? Math.min(0, remembered()));
}
