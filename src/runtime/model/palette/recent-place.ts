import type { Screen } from "../../../../definitions/language/screen";
import { newRow, openedIn, originalOf, queryOf, readAddress } from "../table/address";

/** Part of the address of a page that is worth returning to. A filter is omitted: it may have personal data. */
export function placeOf(screen: Screen | undefined, query: URLSearchParams): string | undefined {
  if (!screen || screen.kind === "signedOut" || screen.kind === "message") return undefined;
  if (screen.kind !== "table") return screen.route;
  const { item, opened } = readAddress(screen, query);
  // The page has not chosen its item yet.
  if (screen.sidebar && item === "") return undefined;
  const id = openedIn({ opened }, screen.opens);
  const isStored = id !== undefined && id !== newRow && originalOf(id) === undefined;
  const shown = isStored && screen.opens ? { opened: { param: screen.opens.addressParam, id } } : {};
  return `${screen.route}?${queryOf(screen, { item, ...shown })}`;
}

/** Adds a place in front. A place that is there already moves. */
export const withPlace = (places: readonly string[], place: string, most: number): string[] =>
  [place, ...places.filter((each) => each !== place)].slice(0, most);
