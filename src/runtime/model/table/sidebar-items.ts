import type { Sidebar } from "../../../../definitions/language/table";
import { valueAt } from "../values/path";

/** An entry of a list: whatever it is, it has an id. */
export type SidebarItem = Readonly<Record<string, unknown>> & { id: string };

/** The entries in the order that the list's definition gives to their kinds; inside a kind as they came. */
export function sortItems(entries: readonly SidebarItem[], { order }: Sidebar): SidebarItem[] {
  const kinds = Object.keys(order.icons);
  const rank = (entry: SidebarItem): number => {
    const searchItems = kinds.indexOf(String(valueAt(entry, order.by)));
    return searchItems < 0 ? kinds.length : searchItems;
  };
  return entries.toSorted((one, other) => rank(one) - rank(other));
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, "");

/** The entries that a search finds: by the whole id, or by a part of the name. Case and spaces do not count. */
export const found = (entries: readonly SidebarItem[], search: string, { name }: Sidebar): readonly SidebarItem[] => {
  const wanted = plain(search);
  return entries.filter((entry) => entry.id === search.trim() || plain(String(valueAt(entry, name))).includes(wanted));
};
