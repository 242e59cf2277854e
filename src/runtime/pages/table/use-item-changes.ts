import { useEffect, useEffectEvent, useRef } from "react";
import type { ColumnModel } from "../../model/table/columns";
import type { SidebarItem } from "../../model/table/sidebar-items";
import { findMissingPaths } from "../../../values/json/path";
import type { Rows } from "../../table/use-rows";

/**
 * Refetches a table's item if its rows show that another admin changed or deleted it. Refetches the rows if the item
 * changed.
 */
export function useItemChanges(
  { rows, loading, failure, reload }: Rows,
  item: SidebarItem | undefined,
  columns: readonly ColumnModel[],
  readItem: () => void,
): void {
  const last = useRef({ item, lacked: "" });
  const readRows = useEffectEvent(reload);
  useEffect(() => {
    if (last.current.item !== item) readRows();
    last.current.item = item;
  }, [item]);
  const compare = useEffectEvent(() => {
    const row = rows?.at(-1);
    if (!row) return;
    const lacked = findMissingPaths(
      row,
      columns.map(({ name }) => name),
    ).join();
    // A column still missing after the item was refetched is not due to a change.
    if (lacked !== "" && lacked !== last.current.lacked) readItem();
    last.current.lacked = lacked;
  });
  useEffect(() => {
    // Not when a row is saved: the refetched item would remove the field from the open form, and its edits.
    if (!loading) compare();
  }, [loading]);
  const refused = useEffectEvent(readItem);
  useEffect(() => {
    // The sort or filter may name a deleted field, or the item itself may be deleted.
    if (failure?.status === 400 || failure?.status === 404) refused();
  }, [failure]);
}
