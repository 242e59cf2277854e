import { create } from "zustand";
import { storageKeys } from "../../../definitions/texts/storage-keys";
import type { Zone } from "../model/values/time/clock";
import { readStored, writeStored } from "./local-storage";

const key = storageKeys.zone;

/** In which time moments are shown: UTC, as the backend writes them, unless the admin has chosen this clock's. */
export const useTimeZone = create<{ zone: Zone }>(() => ({
  zone: readStored(key) === "local" ? "local" : "utc",
}));

/** Chooses and remembers it. */
export function chooseTimeZone(zone: Zone): void {
  writeStored(key, zone);
  useTimeZone.setState({ zone });
}
