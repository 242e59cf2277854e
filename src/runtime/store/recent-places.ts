import { paletteLimits } from "../../../definitions/limits/palette";
import { storageKeys } from "../../../definitions/limits/storage-keys";
import { apiBase } from "../../backend/api/base-url";
import { accountOf, useSession } from "../../backend/session/session";
import { readObject, tryWriteText } from "../../browser/browser-storage";
import { withPlace } from "../model/palette/recent-place";

const key = (): string => `${apiBase().href}#${accountOf(useSession.getState())}`;

/** Returns the addresses that this account visited last on this backend in this browser, the last one first. */
export function recentPlaces(): string[] {
  const stored = readObject(storageKeys.recent)[key()];
  return Array.isArray(stored) ? stored.filter((each) => typeof each === "string") : [];
}

/** Remembers a visited address. */
export function rememberPlace(place: string): void {
  const places = withPlace(recentPlaces(), place, paletteLimits.recentKept);
  tryWriteText(storageKeys.recent, JSON.stringify({ ...readObject(storageKeys.recent), [key()]: places }));
}
