import type { MenuSection } from "../../../../definitions/language/screen";
import { paletteTexts } from "../../../../definitions/texts/palette";
import { interpolate } from "../../../values/text/text";
import { openedIn, readAddress } from "../table/address";
import { itemName, itemNamed, kindOf, type SidebarItem } from "../table/sidebar-items";
import type { ItemsPage } from "./menu-entries";
import { pagesOf } from "./menu-pages";
import type { PaletteEntry } from "./palette-entry";

/** Returns entries for places. Those whose page or item no longer exists are omitted. */
export const recentEntries = (
  places: readonly string[],
  menu: readonly MenuSection[],
  itemsOf: (page: ItemsPage) => readonly SidebarItem[],
): PaletteEntry[] => places.flatMap((place) => recentEntry(place, menu, itemsOf));

function recentEntry(
  place: string,
  menu: readonly MenuSection[],
  itemsOf: (page: ItemsPage) => readonly SidebarItem[],
): PaletteEntry[] {
  const [route, search] = place.split("?");
  const page = menu.flatMap(pagesOf).find((each) => each.route === route);
  if (!page) return [];
  const entry = { key: `recent ${place}`, label: page.title, icon: page.icon, to: place };
  if (page.kind !== "table") return [entry];
  const { item: id, opened } = readAddress(page, new URLSearchParams(search));
  const row = openedIn({ opened }, page.opens);
  const { sidebar } = page;
  if (!sidebar) return [row === undefined ? entry : { ...entry, label: row, within: page.title }];
  const item = itemNamed(itemsOf({ ...page, sidebar }), id, sidebar);
  if (!item) return [];
  const name = itemName(item, sidebar);
  if (row !== undefined)
    return [{ ...entry, label: row, icon: "key", within: interpolate(paletteTexts.rowOf, { name }) }];
  return [{ ...entry, label: name, icon: sidebar.order.icons[kindOf(item, sidebar)] ?? page.icon }];
}
