import type { RowSelectionState, Updater } from "@tanstack/react-table";
import { useEffect, useMemo } from "react";
import type { Row } from "../registry/cell";
import {
  deselectRow,
  dropSelection,
  noneSelected,
  noteReason,
  selectRows,
  useRowSelections,
} from "../store/row-selections";
import { useCleanupOnLeave } from "../ui/page/use-cleanup-on-leave";
import { useStable } from "../ui/use-stable";

/** Selected rows of a table, and their setters. */
export type SelectedRows = ReturnType<typeof useSelection>;

const none: readonly Row[] = [];

/** Returns which loaded rows are selected. Another filter clears the selection. */
export function useSelection(table: string, filter: string, rows: readonly Row[] = none) {
  const selection = useRowSelections((all) => all.get(table));
  const isOfOther = selection !== undefined && selection.filter !== filter;
  useEffect(() => {
    if (isOfOther) dropSelection(table);
  }, [table, isOfOther]);
  useCleanupOnLeave(table, dropSelection);
  const isStarted = selection !== undefined && !isOfOther;
  const { rowSelection, reasons } = isStarted ? selection : noneSelected;
  const actions = useStable({
    onRowSelectionChange: (change: Updater<RowSelectionState>) =>
      selectRows(table, { filter, loaded: rows.length }, change),
    reset: () => dropSelection(table),
    /** Deselects a row after its action succeeded. */
    done: (id: string) => deselectRow(table, id),
    fail: (id: string, reason: string) => noteReason(table, id, reason),
  });
  // Rows that are no longer loaded are invisible, so no action may include them.
  const selected = useMemo(() => rows.filter(({ id }) => Object.hasOwn(rowSelection, id)), [rows, rowSelection]);
  return { rowSelection, reasons, isStarted, selected, ...actions };
}
