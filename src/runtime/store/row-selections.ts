import { functionalUpdate, type RowSelectionState, type Updater } from "@tanstack/react-table";
import { create } from "zustand";
import type { Draft } from "../model/form/draft";
import { onAdminGone } from "./session";

/** The rows of a table that are selected, and the form over them. */
export interface RowSelection {
  /** What they were found with. */
  filter: string;
  /** The selected rows, by their ids. */
  rowSelection: RowSelectionState;
  /** Why what was to be done with a row could not be done, by its id. */
  reasons: ReadonlyMap<string, string>;
  /** How many rows were loaded when the last one was selected: all that are selected are among those. */
  loaded: number;
  /** The others that are found are on their way, to be selected, too. */
  loadsAll?: boolean;
  /** Whether the form is open. */
  isEdited: boolean;
  /** What the form begins with: what was typed before, and refused. */
  typed?: Draft | undefined;
}

/** No row is selected. */
export const noneSelected: Pick<RowSelection, "rowSelection" | "reasons"> = { rowSelection: {}, reasons: new Map() };

/** The selections by the ids of what their rows belong to. In memory only; they outlive the session, but not that their table is left. */
export const useRowSelections = create<ReadonlyMap<string, RowSelection>>(() => new Map());

const put = (id: string, held: RowSelection): void =>
  useRowSelections.setState((all) => new Map([...all, [id, held]]), true);

/** Selects others of the rows that are loaded. Another filter finds other rows, and begins with none selected. */
export function selectRows(
  id: string,
  { filter, loaded }: Pick<RowSelection, "filter" | "loaded">,
  change: Updater<RowSelectionState>,
): void {
  const held = useRowSelections.getState().get(id);
  const last = held?.filter === filter ? held : { ...noneSelected, filter, isEdited: false };
  const rowSelection = functionalUpdate(change, last.rowSelection);
  // A reason is told until its row is selected again.
  const reasons = [...last.reasons].filter(([row]) => Object.hasOwn(rowSelection, row));
  put(id, { ...last, loaded, loadsAll: false, rowSelection, reasons: new Map(reasons) });
}

/** Changes a selection, if it is still there: what is told late of a row may come after its table was left. */
export function changeSelection(id: string, change: (held: RowSelection) => Partial<RowSelection>): void {
  const held = useRowSelections.getState().get(id);
  if (held) put(id, { ...held, ...change(held) });
}

/** Leaves a row out of a selection, with its reason. */
export const deselectRow = (id: string, row: string): void =>
  changeSelection(id, ({ rowSelection, reasons }) => ({
    rowSelection: Object.fromEntries(Object.entries(rowSelection).filter(([each]) => each !== row)),
    reasons: new Map([...reasons].filter(([each]) => each !== row)),
  }));

/** Notes why nothing could be done with a selected row. */
export const noteReason = (id: string, row: string, reason: string): void =>
  changeSelection(id, ({ reasons }) => ({ reasons: new Map([...reasons, [row, reason]]) }));

/** Forgets a selection. */
export const dropSelection = (id: string): void =>
  useRowSelections.setState((all) => new Map([...all].filter(([each]) => each !== id)), true);

onAdminGone(() => useRowSelections.setState(new Map(), true));
