import { useMemo, useState } from "react";
import { noSelection, toggleRow, toggleRows, withoutRow, withReason, type Selection } from "../model/table/selection";
import type { Row } from "../registry/cell";
import { useStable } from "./use-stable";

/** The rows that are selected, and how others come to be. */
export type SelectedRows = ReturnType<typeof useSelection>;

const none: readonly Row[] = [];

/** Which of the loaded rows are selected. Another filter finds other rows, and begins with none selected. */
export function useSelection(filter: string, rows: readonly Row[] = none) {
  const [held, hold] = useState({ filter, selection: noSelection });
  const selection = held.filter === filter ? held.selection : noSelection;
  const change = (next: (last: Selection) => Selection): void =>
    hold((last) => ({ filter, selection: next(last.filter === filter ? last.selection : noSelection) }));
  const order = (): string[] => rows.map(({ id }) => id);
  const actions = useStable({
    toggle: (id: string, range: boolean) => change((last) => toggleRow(last, order(), id, range)),
    toggleAll: () => change((last) => toggleRows(last, order())),
    reset: () => change(() => noSelection),
    /** What was to be done with a row is done. */
    done: (id: string) => change((last) => withoutRow(last, id)),
    fail: (id: string, reason: string) => change((last) => withReason(last, id, reason)),
  });
  // What is not loaded any more cannot be seen, and nothing must happen to it.
  const selected = useMemo(() => rows.filter(({ id }) => selection.ids.has(id)), [rows, selection]);
  return { ...selection, ...actions, selected, all: rows.length > 0 && selected.length === rows.length };
}
