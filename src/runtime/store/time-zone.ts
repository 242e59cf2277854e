import { create } from "zustand";
import { storageKeys } from "../../../definitions/limits/storage-keys";
import type { Zone } from "../../values/time/clock";
import { readStored, writeStored } from "../../browser/local-storage";

const key = storageKeys.zone;

/** Store of the time zone for display: UTC like the backend, or the browser's. */
export const useTimeZone = create<{ zone: Zone }>(() => ({
  zone: readStored(key) === "local" ? "local" : "utc",
}));

/** Sets and stores the time zone. */
export function chooseTimeZone(zone: Zone): void {
  writeStored(key, zone);
  useTimeZone.setState({ zone });
}
