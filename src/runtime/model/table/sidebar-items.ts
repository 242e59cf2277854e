import type { Sidebar } from "../../../../definitions/language/table";
import { valueAt } from "../../../values/json/path";

/** Item of a sidebar. */
export type SidebarItem = Readonly<Record<string, unknown>> & { id: string };

/** Returns the name of an item. */
export const itemName = (item: SidebarItem, { name }: Sidebar): string => String(valueAt(item, name));

/** Returns the kind of an item. */
export const kindOf = (item: SidebarItem, { order }: Sidebar): string => String(valueAt(item, order.by));

/** Order and pins that an admin chose for a sidebar. */
export interface SidebarChoice {
  /** By name instead of by kind. */
  isByName: boolean;
  /** Ids of pinned items. */
  pins: readonly string[];
}

/** Returns the section of an item, in the order of the sidebar: pinned, listed, or in the group that starts collapsed. */
export const sectionOf = (item: SidebarItem, { closed }: Sidebar, { pins }: SidebarChoice): 0 | 1 | 2 => {
  if (pins.includes(item.id)) return 0;
  return closed && valueAt(item, closed.flag) === true ? 2 : 1;
};

/** Sorts items by section, then by name, or by kind in the order of the definition. Items of a kind keep their order. */
export function sortItems(items: readonly SidebarItem[], sidebar: Sidebar, choice: SidebarChoice): SidebarItem[] {
  const kinds = Object.keys(sidebar.order.icons).toReversed();
  const byKind = (item: SidebarItem): number => -kinds.indexOf(kindOf(item, sidebar));
  return items.toSorted(
    (one, other) =>
      sectionOf(one, sidebar, choice) - sectionOf(other, sidebar, choice) ||
      (choice.isByName
        ? itemName(one, sidebar).localeCompare(itemName(other, sidebar), "en", { numeric: true })
        : byKind(one) - byKind(other)),
  );
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
