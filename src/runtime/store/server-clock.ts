import { create } from "zustand";
import { storageKeys } from "../../../definitions/texts/storage-keys";
import { minute } from "../model/values/time/spans";
import { readStored, writeStored } from "./local-storage";

const key = storageKeys.clock;

/** Up to so many milliseconds clocks are taken to agree: an answer's date has whole seconds, and took its time to come. */
const tolerance = minute;

interface ServerClock {
  /** By how many milliseconds the backend's clock is ahead of this one, once an answer has told; 0 when they agree. */
  ahead: number | undefined;
  /** The admin knows. */
  isReported: boolean;
}

/** The backend's clock beside this computer's. */
export const useServerClock = create<ServerClock>(() => ({ ahead: undefined, isReported: false }));

// From an earlier visit.
const remembered = (): number => Number(readStored(key) ?? 0) || 0;

/** Takes note of the date of an answer, if it has one. A clock that is wrong is remembered for the next visit. */
export function noteServerDate(date: string | null): void {
  const difference = Date.parse(date ?? "") - Date.now();
  if (Number.isNaN(difference)) return;
  const ahead = Math.abs(difference) > tolerance ? difference : 0;
  useServerClock.setState({ ahead });
  if (Math.abs(ahead - remembered()) > tolerance) writeStored(key, ahead === 0 ? undefined : String(ahead));
}

/** The moment by the backend's clock, as far as an answer has told it; in milliseconds. */
export const serverNow = (): number => Date.now() + (useServerClock.getState().ahead ?? 0);

/** Whether a moment of the backend's lies in the future. Until an answer has told the time, either clock may be right. */
export function isInFuture(moment: number): boolean {
  const { ahead } = useServerClock.getState();
  return moment > Date.now() + (ahead ?? Math.min(0, remembered()));
}
