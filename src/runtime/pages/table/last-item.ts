import { useEffect } from "react";
import { storageKeys } from "../../../../definitions/texts/storage-keys";
import { apiBase } from "../../api/base-url";
import { readObject, tryWriteText } from "../../store/browser-storage";

// One browser may store the items of several backends.
const keyOf = (route: string): string => `${apiBase().href}#${route}`;

/** Returns the id of the item that this browser opened last on a page; undefined if unknown. */
export const lastItem = (route: string): string | undefined => {
  const id = readObject(storageKeys.last)[keyOf(route)];
  return typeof id === "string" ? id : undefined;
};

/** Stores the id of the item that a page shows. */
export function useRememberItem(route: string, id: string | undefined): void {
  useEffect(() => {
    if (id === undefined || id === lastItem(route)) return;
    tryWriteText(storageKeys.last, JSON.stringify({ ...readObject(storageKeys.last), [keyOf(route)]: id }));
  }, [route, id]);
}
