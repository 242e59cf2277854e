import type { MenuSection } from "../../../../definitions/language/screen";
import type { Sidebar, TablePage } from "../../../../definitions/language/table";
import { valueAt } from "../../../values/json/path";
import { queryOf } from "../table/address";
import { itemName, kindOf, sortItems, type SidebarItem } from "../table/sidebar-items";
import { pagesOf } from "./menu-pages";
import type { PaletteEntry } from "./palette-entry";

/** Returns an entry for every page of the menu. */
export const pageEntries = (menu: readonly MenuSection[]): PaletteEntry[] =>
  menu.flatMap((section) =>
    pagesOf(section).map(({ route, title, menu: short, icon }) => ({
      key: route,
      label: title,
      icon,
      ...(section.label !== title && { within: section.label }),
      ...(short !== undefined && short !== title && { more: [short] }),
      to: route,
    })),
  );

/** Table whose rows belong to the items of its sidebar. */
export type ItemsPage = TablePage & { sidebar: Sidebar };

/** Returns the pages of the menu that have a sidebar with items. */
export const itemsPagesIn = (menu: readonly MenuSection[]): ItemsPage[] =>
  menu.flatMap(pagesOf).filter((page): page is ItemsPage => page.kind === "table" && page.sidebar !== undefined);

/** Returns an entry for every item of a page's sidebar. They are found by the names of their fields, too. */
export const itemEntries = (page: ItemsPage, items: readonly SidebarItem[]): PaletteEntry[] =>
  sortItems(items, page.sidebar, { isByName: false, pins: [] }).map((item) => ({
    key: `${page.route} ${item.id}`,
    label: itemName(item, page.sidebar),
    icon: page.sidebar.order.icons[kindOf(item, page.sidebar)] ?? page.icon,
    more: fieldNames(page, item),
    to: itemAddress(page, item.id),
  }));

/** Returns the address of an item's rows. */
const itemAddress = (page: TablePage, item: string): string => `${page.route}?${queryOf(page, { item })}`;

function fieldNames({ columns }: TablePage, item: SidebarItem): string[] {
  const path = columns.flatMap((column) => ("eachField" in column ? [column.eachField] : []))[0];
  const fields: unknown = path === undefined ? [] : valueAt(item, path);
  return Array.isArray(fields) ? fields.map((field) => String(valueAt(field, "name"))) : [];
}
