import { storageKeys } from "../../../definitions/limits/storage-keys";
import { readObject, readText, tryWriteText } from "../../browser/browser-storage";
import { apiBase } from "../../backend/api/base-url";

/** Items of a page with a sidebar, such as collections, as this browser last saw them. */
interface RememberedItems {
  /** Id of the item that was opened last. */
  last: string | undefined;
  /** Ids of items with read-only rows. */
  readOnly: readonly string[];
}

/** Returns the local storage key of a page's choices. One browser may store those of several backends. */
export const pageKey = (route: string): string => `${apiBase().href}#${route}`;

/** Returns the items of a page as this browser last saw them. */
export function rememberedItems(route: string): RememberedItems {
  const stored = readObject(storageKeys.last)[pageKey(route)] as Partial<RememberedItems> | null | undefined;
  const { last, readOnly } = stored ?? {};
  return {
    last: typeof last === "string" ? last : undefined,
    readOnly: Array.isArray(readOnly) ? readOnly.filter((id) => typeof id === "string") : [],
  };
}

/** Remembers the items of a page. */
export function rememberItems(route: string, items: RememberedItems): void {
  const all = JSON.stringify({ ...readObject(storageKeys.last), [pageKey(route)]: items });
  if (all !== readText(storageKeys.last)) tryWriteText(storageKeys.last, all);
}
