import { useEffect } from "react";
import { storageKeys } from "../../../../definitions/texts/storage-keys";
import { apiBase } from "../../api/base-url";
import { noteText, readText } from "../../store/browser-storage";

function remembered(): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(readText(storageKeys.last) ?? "{}") as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

// One browser may store the items of several backends.
const placeOf = (route: string): string => `${apiBase().href}#${route}`;

/** Returns the id of the item that this browser opened last on a page; undefined if unknown. */
export const lastItem = (route: string): string | undefined => {
  const id = remembered()[placeOf(route)];
  return typeof id === "string" ? id : undefined;
};

/** Stores the id of the item that a page shows. */
export function useRememberItem(route: string, id: string | undefined): void {
  useEffect(() => {
    if (id === undefined || id === lastItem(route)) return;
    noteText(storageKeys.last, JSON.stringify({ ...remembered(), [placeOf(route)]: id }));
  }, [route, id]);
}
