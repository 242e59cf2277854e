import { useEffect, useEffectEvent, useState, type ReactNode } from "react";
import type { TablePage } from "../../../../definitions/language/table";
import type { AnyRow } from "../../../../definitions/language/call";
import { copyOf, openedFor, openedIn, originalOf } from "../../model/table/address";
import { addCondition } from "../../../backend/filter/conditions";
import type { SidebarItem } from "../../model/table/sidebar-items";
import { LazyDetailPanel } from "../../details/LazyDetailPanel";
import { LazyFormPanel } from "../../row-form/LazyFormPanel";
import type { RowNeighbours } from "../../ui/lists/RowNeighbours";
import type { Rows } from "../../table/use-rows";
import { useOpenedPanel } from "./opened-panel";
import type { AddressState } from "./table-address";
import { usePrefetchForm } from "./use-prefetch-form";

const none: NonNullable<Rows["rows"]> = [];

interface OpenedRowProps extends Pick<AddressState, "address" | "go"> {
  screen: TablePage;
  found: Rows;
  /** Selected item of the sidebar. */
  item: SidebarItem | undefined;
}

/**
 * Returns the ids of the rows before and after a row. A row that is no longer listed keeps its last index, so that
 * stepping continues there.
 */
function useNeighbours(rows: readonly AnyRow[], opened: string | undefined): Pick<RowNeighbours, "before" | "after"> {
  const id = opened && (originalOf(opened) ?? opened);
  const index = rows.findIndex((row) => row.id === id);
  const [last, setLast] = useState({ id, index });
  if (last.id !== id || (index >= 0 && last.index !== index)) setLast({ id, index });
  if (index >= 0) return { before: rows[index - 1]?.id, after: rows[index + 1]?.id };
  const wasListed = last.id === id && last.index >= 0;
  return {
    before: wasListed ? rows[last.index - 1]?.id : undefined,
    after: wasListed ? rows[last.index]?.id : undefined,
  };
}

/** Panel of the row that the URL names. */
export function OpenedRow({ screen, found, item, address, go }: OpenedRowProps): ReactNode {
  const { close, tabs, ...over } = useOpenedPanel();
  const { rows = none, more } = found;
  const { filter } = address;
  const panel = screen.opens;
  usePrefetchForm(panel?.kind === "form" ? panel : undefined, item, found.rows !== undefined);
  const opened = openedIn(over, panel);
  // At the last loaded row, load more, so that "next" keeps working.
  const walks = panel?.kind === "detail" || (panel !== undefined && panel.frame !== "popup");
  const { before, after } = useNeighbours(rows, opened);
  const last = walks && rows.at(-1)?.id === opened ? opened : undefined;
  const loadMore = useEffectEvent(() => more?.());
  useEffect(() => {
    if (last !== undefined) loadMore();
  }, [last]);
  if (opened === undefined || !panel) return null;
  const shown = originalOf(opened) ?? opened;
  const row = rows.find(({ id }) => id === shown);
  const neighbours = {
    before,
    after,
    onOpen: (id: string) => go({ opened: { ...openedFor(panel, id), tab: tabs.tab } }, true),
  };
  if (panel.kind === "form")
    return (
      <LazyFormPanel
        {...{ panel, item, row, tabs }}
        id={opened}
        neighbours={walks ? neighbours : undefined}
        onClose={close}
        onContinue={(created) => go({ opened: openedFor(panel, created.id) }, true)}
        onDuplicate={() => go({ opened: openedFor(panel, copyOf(opened)) }, true)}
      />
    );
  return (
    <LazyDetailPanel
      {...{ panel, row, ...neighbours }}
      id={opened}
      onFilter={(condition) => go({ filter: addCondition(filter, condition), opened: undefined })}
      onClose={close}
    />
  );
}
