import { useEffect, useEffectEvent, useRef } from "react";
import type { ColumnModel } from "../../model/table/columns";
import type { SidebarItem } from "../../model/table/sidebar-items";
import { lackedNames } from "../../model/values/json/path";
import type { Rows } from "../../table/use-rows";

/** Reads the item of a table anew where its rows tell that somebody else has changed or deleted it, and the rows where it is another. */
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
    const lacked = lackedNames(
      row,
      columns.map(({ name }) => name),
    ).join();
    // What is lacking still, once the item was read for it, comes from no change.
    if (lacked !== "" && lacked !== last.current.lacked) readItem();
    last.current.lacked = lacked;
  });
  useEffect(() => {
    // Not as a row is saved: with its field would go what was typed in it.
    if (!loading) compare();
  }, [loading]);
  const refused = useEffectEvent(readItem);
  useEffect(() => {
    // A sort or a filter may name what is gone, or the item itself may be.
    if (failure?.status === 400 || failure?.status === 404) refused();
  }, [failure]);
}
