import { functionalUpdate, type RowSelectionState, type Updater } from "@tanstack/react-table";
import { create } from "zustand";
import type { Draft } from "../model/form/draft";
import { onAdminGone } from "../../backend/session/session";

/** Selected rows of a table, and the state of their bulk form. */
export interface RowSelection {
  /** Filter with which the rows were found. */
  filter: string;
  /** Selected rows by id, as in TanStack Table. */
  rowSelection: RowSelectionState;
  /** Reasons why the bulk action failed, by row id. */
  reasons: ReadonlyMap<string, string>;
  /** Number of loaded rows when the selection last changed. All selected rows are among them. */
  loaded: number;
  /** The remaining matching rows are being loaded to be selected too. */
  loadsAll?: boolean;
  /** Whether the bulk form is open. */
  isEdited: boolean;
  /** Initial draft of the bulk form: earlier edits that were refused. */
  typed?: Draft | undefined;
}

/** Empty selection. */
export const noneSelected: Pick<RowSelection, "rowSelection" | "reasons"> = { rowSelection: {}, reasons: new Map() };

/** Store of selections by item id. In memory only; survives the session's end, but not leaving the table. */
export const useRowSelections = create<ReadonlyMap<string, RowSelection>>(() => new Map());

const put = (id: string, held: RowSelection): void =>
  useRowSelections.setState((all) => new Map([...all, [id, held]]), true);

/** Updates the selection of loaded rows. A new filter starts with an empty selection. */
export function selectRows(
  id: string,
  { filter, loaded }: Pick<RowSelection, "filter" | "loaded">,
  change: Updater<RowSelectionState>,
): void {
  const selection = useRowSelections.getState().get(id);
  const last = selection?.filter === filter ? selection : { ...noneSelected, filter, isEdited: false };
  const rowSelection = functionalUpdate(change, last.rowSelection);
  // Drops the reasons of rows that are no longer selected.
  const reasons = [...last.reasons].filter(([row]) => Object.hasOwn(rowSelection, row));
  put(id, { ...last, loaded, loadsAll: false, rowSelection, reasons: new Map(reasons) });
}

/** Updates a selection if it still exists: a late result may arrive after the table was left. */
export function changeSelection(id: string, change: (held: RowSelection) => Partial<RowSelection>): void {
  const selection = useRowSelections.getState().get(id);
  if (selection) put(id, { ...selection, ...change(selection) });
}

/** Removes a row and its reason from a selection. */
export const deselectRow = (id: string, row: string): void =>
  changeSelection(id, ({ rowSelection, reasons }) => ({
    rowSelection: Object.fromEntries(Object.entries(rowSelection).filter(([each]) => each !== row)),
    reasons: new Map([...reasons].filter(([each]) => each !== row)),
  }));

/** Stores why the bulk action failed for a row. */
export const noteReason = (id: string, row: string, reason: string): void =>
  changeSelection(id, ({ reasons }) => ({ reasons: new Map([...reasons, [row, reason]]) }));

/** Removes a selection. */
export const dropSelection = (id: string): void =>
  useRowSelections.setState((all) => new Map([...all].filter(([each]) => each !== id)), true);

onAdminGone(() => useRowSelections.setState(new Map(), true));
