import { useEffect, useEffectEvent, type ReactNode } from "react";
import type { TablePage } from "../../../../definitions/language/table";
import { openedFor, openedIn } from "../../model/table/address";
import { addCondition } from "../../model/filter/add-condition";
import type { SidebarItem } from "../../model/table/sidebar-items";
import { LazyDetailPanel } from "../../panel/LazyDetailPanel";
import { LazyFormPanel } from "../../panel/LazyFormPanel";
import type { RowChange } from "../../panel/use-row-form";
import type { Rows } from "../../table/use-rows";
import type { AddressState } from "./table-address";

const none: NonNullable<Rows["rows"]> = [];

interface OpenedRowProps {
  screen: TablePage;
  found: Rows;
  table: AddressState;
  /** What is chosen beside the table. */
  item: SidebarItem | undefined;
  /** Reads everything anew. */
  refresh: () => void;
}

/** The panel of the row that the address names. */
export function OpenedRow({ screen, found, table, item, refresh }: OpenedRowProps): ReactNode {
  const { address, go, close, tabs } = table;
  const { rows = none, more } = found;
  const { filter } = address;
  const panel = screen.opens;
  const opened = openedIn(address, panel);
  // What comes after the last one that is loaded must be a key away, too.
  const last = panel?.kind === "detail" && rows.at(-1)?.id === opened ? opened : undefined;
  const loadMore = useEffectEvent(() => more?.());
  useEffect(() => {
    if (last !== undefined) loadMore();
  }, [last]);
  if (opened === undefined || !panel) return null;
  const index = rows.findIndex(({ id }) => id === opened);
  const row = rows[index];
  // Of an item there may be very many rows: those that stay as they are, are not read again.
  const follow = (change: RowChange): void => {
    if (item === undefined || change.kind === "created") refresh();
    else found.replace(opened, "row" in change ? change.row : undefined);
  };
  if (panel.kind === "form")
    return <LazyFormPanel key={opened} {...{ panel, item, row, tabs }} id={opened} onClose={close} onChange={follow} />;
  return (
    <LazyDetailPanel
      {...{ panel, row }}
      id={opened}
      before={index > 0 ? rows[index - 1]?.id : undefined}
      after={index >= 0 ? rows[index + 1]?.id : undefined}
      onOpen={(id) => go({ opened: openedFor(panel, id) }, true)}
      onFilter={(condition) => go({ filter: addCondition(filter, condition), opened: undefined })}
      onClose={close}
    />
  );
}
