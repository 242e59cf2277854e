import { useEffect, useMemo } from "react";
import {
  noSelection,
  toggleRow,
  toggleRows,
  withoutRow,
  withReason,
  type SelectionState,
} from "../model/table/selection";
import type { Row } from "../registry/cell";
import { changeSelection, dropSelection, selectRows, useRowSelections } from "../store/row-selections";
import { useWhenLeft } from "../ui/page/use-when-left";
import { useStable } from "../ui/use-stable";

/** The rows that are selected, and how others come to be. */
export type SelectedRows = ReturnType<typeof useSelection>;

const none: readonly Row[] = [];

/** Which of the loaded rows of a table are selected. Another filter finds other rows, and begins with none selected. */
export function useSelection(table: string, filter: string, rows: readonly Row[] = none) {
  const held = useRowSelections((all) => all.get(table));
  const isOfOther = held !== undefined && held.filter !== filter;
  useEffect(() => {
    if (isOfOther) dropSelection(table);
  }, [table, isOfOther]);
  useWhenLeft(table, dropSelection);
  const selection = held && !isOfOther ? held.selection : noSelection;
  const select = (next: (last: SelectionState) => SelectionState): void =>
    selectRows(table, { filter, loaded: rows.length }, next);
  const change = (next: (last: SelectionState) => SelectionState): void =>
    changeSelection(table, (last) => ({ selection: next(last.selection) }));
  const order = (): string[] => rows.map(({ id }) => id);
  const actions = useStable({
    toggle: (id: string, range: boolean) => select((last) => toggleRow(last, order(), id, range)),
    toggleAll: () => select((last) => toggleRows(last, order())),
    reset: () => dropSelection(table),
    /** What was to be done with a row is done. */
    done: (id: string) => change((last) => withoutRow(last, id)),
    fail: (id: string, reason: string) => change((last) => withReason(last, id, reason)),
  });
  // What is not loaded any more cannot be seen, and nothing must happen to it.
  const selected = useMemo(() => rows.filter(({ id }) => selection.ids.has(id)), [rows, selection]);
  return { ...selection, ...actions, selected, all: rows.length > 0 && selected.length === rows.length };
}
