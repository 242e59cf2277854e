import type { Sidebar } from "../../../../definitions/language/table";
import { valueAt } from "../../../values/json/path";

/** Item of a sidebar. */
export type SidebarItem = Readonly<Record<string, unknown>> & { id: string };

/** Returns the name of an item. */
export const itemName = (item: SidebarItem, { name }: Sidebar): string => String(valueAt(item, name));

/** Returns the kind of an item. */
export const kindOf = (item: SidebarItem, { order }: Sidebar): string => String(valueAt(item, order.by));

/** Returns whether an item belongs to the group that is collapsed at first. */
export const isClosed = (item: SidebarItem, { closed }: Sidebar): boolean =>
  closed !== undefined && valueAt(item, closed.flag) === true;

/** Sorts items by kind, in the order of the sidebar's definition. Items of a kind keep their order. */
export function sortItems(items: readonly SidebarItem[], sidebar: Sidebar): SidebarItem[] {
  const kinds = Object.keys(sidebar.order.icons);
  const rank = (item: SidebarItem): number => {
    const at = kinds.indexOf(kindOf(item, sidebar));
    return (at < 0 ? kinds.length : at) + (isClosed(item, sidebar) ? kinds.length + 1 : 0);
  };
  return items.toSorted((one, other) => rank(one) - rank(other));
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/\s+/g, "");

/** Returns the items whose id equals the search or whose name contains it. Case and spaces are ignored. */
export const matchingItems = (
  items: readonly SidebarItem[],
  search: string,
  sidebar: Sidebar,
): readonly SidebarItem[] => {
  const wanted = plain(search);
  return items.filter((item) => item.id === search.trim() || plain(itemName(item, sidebar)).includes(wanted));
};

/** Returns the item with this id, else with this name. */
export const itemNamed = (items: readonly SidebarItem[], name: string, sidebar: Sidebar): SidebarItem | undefined =>
  items.find(({ id }) => id === name) ?? items.find((item) => itemName(item, sidebar) === name);
