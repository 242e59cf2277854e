import { useMutation } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useState, type ComponentProps, type ReactNode } from "react";
import type { FormPanel } from "../../../../definitions/language/form-panel";
import type { Selection } from "../../../../definitions/language/table";
import { selectionTexts } from "../../../../definitions/texts/selection";
import { texts } from "../../../../definitions/texts/texts";
import { reportFailure } from "../../api/report-failure";
import { send } from "../../api/send";
import { rowPath } from "../../model/calls/codecs";
import { Failure, toFailure } from "../../model/calls/failure";
import { droppedFrom } from "../../model/form/deleted-fields";
import { referToOwnCollection } from "../../model/table/relations";
import type { SidebarItem } from "../../model/table/sidebar-items";
import type { BulkChange } from "../../panel/BulkEditPanel";
import { LazyBulkEditPanel } from "../../panel/LazyBulkEditPanel";
import { LazyReasonsPopup } from "../../panel/LazyReasonsPopup";
import { LazyRunPopup } from "../../panel/LazyRunPopup";
import { removeRow } from "../../panel/remove-row";
import { PartialSaveFailure, runOverRows } from "../../panel/run-over-rows";
import type { Row } from "../../registry/cell";
import { useRegistry } from "../../registry/registry";
import { askConfirmation } from "../../store/confirmation";
import { useRowRun, type FailedRow } from "../../store/row-run";
import { joinNames } from "../../model/values/text/join-names";
import { formatCount, interpolate } from "../../model/values/text/text";
import { useTitling } from "../../registry/record-titles";
import { BulkBar } from "../../table/BulkBar";
import { RowsView } from "../../table/RowsView";
import { useSelectAll } from "../../table/use-select-all";
import { useSelection, type SelectedRows } from "../../table/use-selection";
import { Button } from "../../ui/controls/Button";
import { useUnmatchedRows } from "./use-unmatched-rows";
import { useBulkEditForm } from "./use-bulk-edit-form";

type RowsViewProps = ComponentProps<typeof RowsView>;

interface SelectableRowsProps extends Omit<RowsViewProps, "selection" | "bulk"> {
  /** Actions for the selected rows, and the words for rows. */
  actions: Selection;
  panel: FormPanel;
  /** Selected item of the sidebar. */
  item: SidebarItem | undefined;
  /** Filter as entered. Another filter clears the selection. */
  filter: string;
  /** The same filter as it is sent to the backend. */
  sent: string;
  /** Opens the export panel, if the table has one. */
  onExport: (() => void) | undefined;
}

/** Table with selectable rows, and its bulk actions. */
export function SelectableRows(props: SelectableRowsProps): ReactNode {
  const { actions, panel, item, filter, sent, onExport, ...view } = props;
  const { found, columns } = view;
  const table = item?.id ?? view.screen.route;
  const selection = useSelection(table, filter, found.rows);
  useRefill(found);
  const count = selection.selected.length;
  const editing = useBulkEditForm(table, panel.type, found, selection);
  const { strays, findStrays } = useUnmatchedRows(found, sent);
  const { loading, start } = useSelectAll(table, found, selection);
  const [reasonsShown, showReasons] = useState(false);
  const titleOf = useRowTitle(item);
  const refused = refusedRows(selection, titleOf);
  const running = useRunPopup(count > 0);
  const unit = actions.unit[count === 1 ? 0 : 1];
  const work = { actions, panel, item, found, selection, unit, titleOf, columns, findStrays };
  const asking = useRemovalQuestion(work);
  const bulk = count > 0 && (
    <SelectionActions
      {...{ actions, count, unit, onExport, loading }}
      total={found.total}
      onAll={start}
      onReset={selection.reset}
      onReasons={refused.length > 0 ? () => showReasons(true) : undefined}
      onEdit={editing.start}
      isAsking={asking.isPending}
      onRemove={() => asking.mutate(selection.selected)}
    />
  );
  return (
    <>
      <RowsView {...view} strays={strays} selection={{ ...selection, unit: actions.unit[1] }} bulk={bulk} />
      {actions.edit && editing.shown && (
        <LazyBulkEditPanel
          {...editing.form}
          {...{ panel, item, unit, titleOf }}
          edit={actions.edit}
          rows={selection.selected}
          onRead={found.replace}
          onConfirmed={(change) => changeRows(work, change, editing.keepTyped)}
        />
      )}
      {running && <LazyRunPopup />}
      {reasonsShown && <LazyReasonsPopup rows={refused} onClose={() => showReasons(false)} />}
    </>
  );
}

interface SelectionActionsProps
  extends
    Pick<SelectableRowsProps, "actions" | "onExport">,
    Omit<ComponentProps<typeof BulkBar>, "units" | "children"> {
  /** Shows why an action failed for some rows; undefined if none failed. */
  onReasons: (() => void) | undefined;
  onEdit: () => void;
  /** True while the consequences of a deletion are fetched. */
  isAsking: boolean;
  onRemove: () => void;
}

/** Bar of the bulk actions. */
const SelectionActions = ({
  actions,
  onExport,
  onReasons,
  onEdit,
  isAsking,
  onRemove,
  ...bar
}: SelectionActionsProps) => (
  <BulkBar {...bar} units={actions.unit[1]}>
    {onReasons && (
      <Button size="small" onClick={onReasons}>
        {selectionTexts.reasons}
      </Button>
    )}
    {actions.edit && (
      <Button size="small" onClick={onEdit}>
        {actions.edit.label}
      </Button>
    )}
    {onExport && (
      <Button size="small" onClick={onExport}>
        {selectionTexts.export}
      </Button>
    )}
    <Button size="small" look="risk" busy={isAsking} onClick={onRemove}>
      {actions.remove.label}
    </Button>
  </BulkBar>
);

/**
 * Returns whether a run exists. Preloads its popup with the first selection: the connection may be lost when it is
 * needed.
 */
function useRunPopup(anySelected: boolean): boolean {
  useEffect(() => {
    if (anySelected) void LazyRunPopup.load();
  }, [anySelected]);
  return useRowRun(({ run }) => run !== undefined);
}

const useRowTitle = (item: SidebarItem | undefined) => {
  const { titleOf } = useTitling();
  return useCallback((row: Row) => titleOf(row, item?.id), [titleOf, item?.id]);
};

const refusedRows = ({ selected, reasons }: SelectedRows, titleOf: (row: Row) => string): FailedRow[] =>
  selected.flatMap((row) => {
    const reason = reasons.get(row.id);
    return reason === undefined ? [] : [{ id: row.id, title: titleOf(row), reason }];
  });

interface Work
  extends
    Pick<SelectableRowsProps, "actions" | "panel" | "item" | "found" | "columns">,
    Pick<ReturnType<typeof useUnmatchedRows>, "findStrays"> {
  selection: SelectedRows;
  unit: string;
  titleOf: (row: Row) => string;
}

/**
 * Confirms the deletion of the selected rows, with its consequences if the panel has a review. Requires the run popup
 * to be loaded, as nothing else shows the progress.
 */
function useRemovalQuestion(work: Work) {
  const { actions, panel } = work;
  const { reviews, schemas } = useRegistry();
  const { review } = panel.remove;
  return useMutation({
    mutationFn: async (rows: readonly Row[]) => {
      if (!(await LazyRunPopup.load())) throw new Failure(texts.failure.part);
      return review && (await reviews[review](rows, schemas));
    },
    onSuccess: (body, rows) => {
      const counted = { n: formatCount(rows.length), unit: actions.unit[rows.length === 1 ? 0 : 1] };
      askConfirmation(interpolate(actions.remove.question, counted), () => void removeRows(work, rows), { body });
    },
    onError: reportFailure,
  });
}

/** Deletes rows. Each deleted row leaves the table. Other rows are refetched only if rows refer to each other. */
function removeRows(work: Work, rows: readonly Row[]): Promise<void> {
  const { actions, panel, item, found, selection, unit, titleOf, columns } = work;
  const onGone = leaveTable(work);
  const make = async ({ id }: { id: string }, isFollowed: boolean): Promise<void> => {
    // 404 counts as deleted: another admin was faster.
    await removeRow(panel, id, item, isFollowed).catch((thrown: unknown) => {
      if (toFailure(thrown).status !== 404) throw thrown;
    });
    onGone(id);
  };
  const onEnd = (): void => {
    if (referToOwnCollection(columns, item?.id)) found.reload();
  };
  const { label, success } = actions.remove;
  return runOverRows({ label, unit, rows, titleOf, make, onFailed: selection.fail, onGone, success, onEnd });
}

const leaveTable =
  ({ found, selection }: Work) =>
  (id: string): void => {
    found.replace(id, undefined);
    selection.done(id);
  };

/**
 * Sets the same values in all selected rows that differ. Each saved row is updated in the table. The draft stays until
 * no row is left.
 */
function changeRows(
  work: Work,
  { payload, fields, rows, draft }: BulkChange,
  keepTyped: (draft: BulkChange["draft"] | undefined) => void,
): void {
  const { actions, panel, item, found, selection, titleOf, findStrays } = work;
  const unit = actions.unit[rows.length === 1 ? 0 : 1];
  const { label = "", success = "", read } = actions.edit ?? {};
  const { call } = panel.save;
  const changed: Row[] = [];
  const make = async ({ id }: { id: string }, isFollowed: boolean): Promise<void> => {
    const path = rowPath(call, id, item?.id ?? "");
    const saved = (await send(call, { path, body: payload }, { isFollowed })) as Row;
    found.replace(id, saved);
    changed.push(saved);
    // The backend silently drops unknown fields.
    const dropped = droppedFrom([saved], fields);
    if (dropped.length > 0) throw partlyStored(dropped);
    selection.done(id);
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

function partlyStored(dropped: readonly string[]): PartialSaveFailure {
  const fields = joinNames(dropped);
  const { lost, storedWithout } = selectionTexts;
  return new PartialSaveFailure(interpolate(lost, { fields }), interpolate(storedWithout, { fields }));
}

/** Reloads when every loaded row is gone, but more exist. */
function useRefill({ rows, total, loading, reload }: RowsViewProps["found"]): void {
  const empty = rows?.length === 0 && total > 0 && !loading;
  const refill = useEffectEvent(reload);
  useEffect(() => {
    if (empty) refill();
  }, [empty]);
}
