import { useEffect } from "react";
import type { TablePage } from "../../../../definitions/language/table";
import { rememberItems } from "../../store/remembered-items";
import { holds } from "../../model/form/condition";
import type { SidebarItem } from "../../model/table/sidebar-items";

/** Stores the id of the item that a page shows, and which of its items are read-only. */
export function useRememberItem(
  { route, readOnlyWhere }: TablePage,
  last: string | undefined,
  items: readonly SidebarItem[] | undefined,
): void {
  useEffect(() => {
    if (last === undefined || !items) return;
    const readOnly = readOnlyWhere ? items.filter((each) => holds(readOnlyWhere, each)).map(({ id }) => id) : [];
    rememberItems(route, { last, readOnly });
  }, [route, readOnlyWhere, last, items]);
}
