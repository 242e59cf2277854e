import type { SideList } from "../../../definitions/language/table";
import { at } from "./path";

/** An entry of a list: whatever it is, it has an id. */
export type Entry = Readonly<Record<string, unknown>> & { id: string };

/** The entries in the order that the list's definition gives to their kinds; inside a kind as they came. */
export function ordered(entries: readonly Entry[], { order }: SideList): Entry[] {
  const kinds = Object.keys(order.icons);
  const rank = (entry: Entry): number => {
    const found = kinds.indexOf(String(at(entry, order.by)));
    return found < 0 ? kinds.length : found;
  };
  return entries.toSorted((one, other) => rank(one) - rank(other));
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, "");

/** The entries that a search finds: by the whole id, or by a part of the name. Case and spaces do not count. */
export const found = (entries: readonly Entry[], search: string, { name }: SideList): readonly Entry[] => {
  const wanted = plain(search);
  return entries.filter((entry) => entry.id === search.trim() || plain(String(at(entry, name))).includes(wanted));
};
