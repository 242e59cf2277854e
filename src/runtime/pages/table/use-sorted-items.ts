import { useMemo, useState } from "react";
import type { Sidebar } from "../../../../definitions/language/table";
import { sidebarKeys } from "../../../../definitions/limits/storage-keys";
import { sortItems, type SidebarChoice, type SidebarItem } from "../../model/table/sidebar-items";
import { pageKey } from "../../store/remembered-items";
import { storeChoice, storedFlag, storedIds } from "../../store/table-choices";

/** Returns the items of a page's sidebar in the chosen order, and the setters of that choice, kept for this backend. */
export function useSortedItems(route: string, sidebar: Sidebar, all: readonly SidebarItem[] | undefined) {
  const order = pageKey(route) + sidebarKeys.byName;
  const pinned = pageKey(route) + sidebarKeys.pins;
  const [choice, choose] = useState<SidebarChoice>(() => ({
    isByName: storedFlag(order),
    pins: storedIds(pinned) ?? [],
  }));
  const items = useMemo(() => all && sortItems(all, sidebar, choice), [all, sidebar, choice]);
  const toggleOrder = (): void => {
    choose({ ...choice, isByName: !choice.isByName });
    storeChoice(order, !choice.isByName);
  };
  const togglePin = (id: string): void => {
    const pins = choice.pins.includes(id) ? choice.pins.filter((each) => each !== id) : [...choice.pins, id];
    choose({ ...choice, pins });
    storeChoice(pinned, pins);
  };
  return { items, ordering: { choice, toggleOrder, togglePin } };
}
