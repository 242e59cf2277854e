import type { ComponentProps } from "react";
import type { FormPanel } from "../../../definitions/language/form-panel";
import type { Selection } from "../../../definitions/language/table";
import { selectionTexts } from "../../../definitions/texts/selection";
import { send } from "../../backend/api/send";
import { rowPath } from "../../backend/calls/row-requests";
import { toFailure } from "../../backend/calls/failure";
import { unstoredIn } from "../model/form/deleted-fields";
import { joinNames } from "../../values/text/text-direction";
import { interpolate } from "../../values/text/text";
import type { SidebarItem } from "../model/table/sidebar-items";
import type { BulkChange } from "./BulkEditPanel";
import { removeRow } from "../row-form/remove-row";
import { PartialSaveFailure, runOverRows } from "./run-over-rows";
import type { Row } from "../registry/cell";
import type { RowsView } from "../table/RowsView";
import type { SelectedRows } from "../table/use-selection";
import type { useUnmatchedRows } from "./use-unmatched-rows";

/** Selected rows of a table, and what a run over them needs. */
export interface RowChanges
  extends Pick<ComponentProps<typeof RowsView>, "found">, Pick<ReturnType<typeof useUnmatchedRows>, "findStrays"> {
  actions: Selection;
  panel: FormPanel;
  item: SidebarItem | undefined;
  selection: SelectedRows;
  unit: string;
  titleOf: (row: Row) => string;
}

/** Deletes rows. Each deleted row leaves the table. */
export function removeRows(work: RowChanges, rows: readonly Row[], onEnd: () => void): Promise<void> {
  const { actions, panel, item, selection, unit, titleOf } = work;
  const onGone = leaveTable(work);
  const make = async ({ id }: Row): Promise<() => void> => {
    // 404 counts as deleted: another admin was faster.
    await removeRow(panel, id, item, true).catch((thrown: unknown) => {
      if (toFailure(thrown).status !== 404) throw thrown;
    });
    return () => onGone(id);
  };
  const { label, success } = actions.remove;
  return runOverRows({ label, unit, rows, titleOf, make, onFailed: selection.fail, onGone, success, onEnd });
}

const leaveTable =
  ({ found, selection }: RowChanges) =>
  (id: string): void => {
    found.replace(id, undefined);
    selection.done(id);
  };

/**
 * Sets the same values in all selected rows that differ. Each saved row is updated in the table. The draft stays until
 * no row is left.
 */
export function changeRows(
  work: RowChanges,
  { payload, fields, rows, draft }: BulkChange,
  keepTyped: (draft: BulkChange["draft"] | undefined) => void,
): void {
  const { actions, item, selection, titleOf, findStrays } = work;
  const unit = actions.unit[rows.length === 1 ? 0 : 1];
  const { label = "", success = "", read } = actions.edit ?? {};
  const changed: Row[] = [];
  const make = async ({ id }: Row): Promise<() => void> => {
    const count = await changeRow(work, id, { payload, fields, onShown: (saved) => void changed.push(saved) });
    return () => {
      count();
      selection.done(id);
    };
  };
  keepTyped(draft);
  const onGone = leaveTable(work);
  const onEnd = (left: number): void => {
    if (left === 0) keepTyped(undefined);
    if (read) void findStrays(read, item?.id ?? "", changed.splice(0));
  };
  for (const { id } of selection.selected) if (!rows.some((row) => row.id === id)) selection.done(id);
  void runOverRows({ label, unit, rows, titleOf, make, onFailed: selection.fail, onGone, success, onEnd });
}

/** Values to set in one row. */
interface RowChange extends Pick<BulkChange, "payload" | "fields"> {
  /** The caller holds the write lock of the row. */
  hasLock?: boolean;
  /** Called with the row as stored, once it is shown. */
  onShown?: (saved: Row) => void;
}

/**
 * Sets values of one row, as part of a run. Returns how to show the stored row, which throws a Failure if values are
 * missing in it.
 */
export async function changeRow(
  { panel, item, found }: Pick<RowChanges, "panel" | "item" | "found">,
  id: string,
  { payload, fields, onShown, hasLock = false }: RowChange,
): Promise<() => void> {
  const { call } = panel.save;
  const path = rowPath(call, id, item?.id ?? "");
  const saved = (await send(call, { path, body: payload }, { isInRun: true, hasLock })) as Row;
  return () => {
    found.replace(id, saved);
    onShown?.(saved);
    // The backend silently drops unknown fields, and stores a text as empty where it needs a date.
    const unstored = unstoredIn(saved, fields, payload);
    if (unstored.length > 0) throw partlyStored(unstored);
  };
}

function partlyStored(dropped: readonly string[]): PartialSaveFailure {
  const fields = joinNames(dropped);
  const { lost, storedWithout } = selectionTexts;
  return new PartialSaveFailure(interpolate(lost, { fields }), interpolate(storedWithout, { fields }));
}
