import { create } from "zustand";
import { remembered } from "../../../definitions/words/remembered";
import type { Zone } from "../model/clock";

const key = remembered.zone;

/** In which time moments are shown: UTC, as the backend writes them, unless the admin has chosen this clock's. */
export const useZone = create<{ zone: Zone }>(() => ({
  zone: localStorage.getItem(key) === "local" ? "local" : "utc",
}));

/** Chooses and remembers it. */
export function chooseZone(zone: Zone): void {
  localStorage.setItem(key, zone);
  useZone.setState({ zone });
}
