import type { TablePage } from "../../../../definitions/language/table";
import type { TableAddress } from "../../model/table/address";
import { columnsOf } from "../../model/table/columns";
import { formerNames, renamedSort } from "../../model/table/former-names";
import { itemNamed, type SidebarItem } from "../../model/table/sidebar-items";
import type { FilterNaming } from "./table-features";

type Asked = Pick<TableAddress, "filter" | "sort">;

/** Returns the filter and sort of an item's table with the field names after a save; undefined if neither changes. */
export function rewriteAddress(
  { sidebar, columns }: TablePage,
  { item, filter, sort }: Asked & Pick<TableAddress, "item">,
  before: readonly SidebarItem[],
  after: readonly SidebarItem[],
  naming: FilterNaming | undefined,
): Asked | undefined {
  const chosen = sidebar && itemNamed(before, item, sidebar);
  if (!chosen) return undefined;
  const [were, are] = [before, after].map((items) =>
    columnsOf(
      columns,
      items.find(({ id }) => id === chosen.id),
    ),
  ) as [ReturnType<typeof columnsOf>, ReturnType<typeof columnsOf>];
  const next = {
    filter: sidebar.rewritesFilter && naming ? naming.renamed(filter, chosen.id, before, after) : filter,
    sort: renamedSort(sort, formerNames(new Map(), were, are), are),
  };
  return next.filter === filter && next.sort === sort ? undefined : next;
}
