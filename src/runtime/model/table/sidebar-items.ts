import type { Sidebar } from "../../../../definitions/language/table";
import { valueAt } from "../values/json/path";

/** An item of a sidebar: whatever it is, it has an id. */
export type SidebarItem = Readonly<Record<string, unknown>> & { id: string };

/** What an item is called. */
export const itemName = (item: SidebarItem, { name }: Sidebar): string => String(valueAt(item, name));

/** Of which kind an item is. */
export const kindOf = (item: SidebarItem, { order }: Sidebar): string => String(valueAt(item, order.by));

/** Whether an item stands under the heading that is closed at first. */
export const isClosed = (item: SidebarItem, { closed }: Sidebar): boolean =>
  closed !== undefined && valueAt(item, closed.flag) === true;

/** The items in the order that the sidebar's definition gives to their kinds; inside a kind as they came. */
export function sortItems(items: readonly SidebarItem[], sidebar: Sidebar): SidebarItem[] {
  const kinds = Object.keys(sidebar.order.icons);
  const rank = (item: SidebarItem): number => {
    const at = kinds.indexOf(kindOf(item, sidebar));
    return (at < 0 ? kinds.length : at) + (isClosed(item, sidebar) ? kinds.length + 1 : 0);
  };
  return items.toSorted((one, other) => rank(one) - rank(other));
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, "");

/** The items that a search finds: by the whole id, or by a part of the name. Case and spaces do not count. */
export const matchingItems = (
  items: readonly SidebarItem[],
  search: string,
  sidebar: Sidebar,
): readonly SidebarItem[] => {
  const wanted = plain(search);
  return items.filter((item) => item.id === search.trim() || plain(itemName(item, sidebar)).includes(wanted));
};

/** The item that an address names by its id, else by its name. */
export const itemNamed = (items: readonly SidebarItem[], name: string, sidebar: Sidebar): SidebarItem | undefined =>
  items.find(({ id }) => id === name) ?? items.find((item) => itemName(item, sidebar) === name);
