import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useState, type ComponentProps, type ReactNode } from "react";
import type { FormPanel } from "../../../definitions/language/form-panel";
import type { Selection } from "../../../definitions/language/table";
import { selectionTexts } from "../../../definitions/texts/selection";
import { reportFailure } from "../../backend/api/report-failure";
import { Failure } from "../../backend/calls/failure";
import type { SidebarItem } from "../model/table/sidebar-items";
import type { BulkChange } from "./BulkEditPanel";
import { LazyBulkEditPanel, LazyReasonsPopup, LazyRunPopup } from "./lazy-popups";

import type { Row } from "../registry/cell";
import { useRegistry } from "../registry/registry";
import { askConfirmation } from "../store/confirmation";
import { useRowRun, type FailedRow } from "../store/row-run";
import { formatCount, interpolate } from "../../values/text/text";
import { useTitling } from "../registry/record-titles";
import { BulkBar } from "./BulkBar";
import { RowsView } from "../table/RowsView";
import { useSelectAll } from "../table/use-select-all";
import { useSelection, type SelectedRows } from "../table/use-selection";
import { Button } from "../ui/controls/Button";
import { notLoaded } from "../ui/loading/load-module";
import { useUnmatchedRows } from "./use-unmatched-rows";
import type { RowChanges } from "./change-rows";
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
  const { found } = view;
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
  const work = { actions, panel, item, found, selection, unit, titleOf, findStrays };
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
          onConfirmed={(change) => void changeLater(work, change, editing.keepTyped)}
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

// Not part of the table's first load. A failed load is repeated with the next action.
const loadChanges = () => import("./change-rows").catch(() => undefined);

/** Changes rows once the code for it is loaded. The draft stays if that fails. */
async function changeLater(
  work: RowChanges,
  change: BulkChange,
  keepTyped: (draft: BulkChange["draft"] | undefined) => void,
): Promise<void> {
  keepTyped(change.draft);
  const changes = await loadChanges();
  if (changes) changes.changeRows(work, change, keepTyped);
  else reportFailure(new Failure(notLoaded));
}

/**
 * Returns whether a run exists. Preloads its popup with the first selection: the connection may be lost when it is
 * needed.
 */
function useRunPopup(anySelected: boolean): boolean {
  useEffect(() => {
    if (!anySelected) return;
    void LazyRunPopup.load();
    void loadChanges();
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

/**
 * Confirms the deletion of the selected rows, with its consequences if the panel has a review. Requires the run popup
 * to be loaded, as nothing else shows the progress.
 */
function useRemovalQuestion(work: RowChanges) {
  const { actions, panel, item } = work;
  const queries = useQueryClient();
  const { reviews, schemas, loadRowData } = useRegistry();
  const { review } = panel.remove;
  return useMutation({
    mutationFn: async (rows: readonly Row[]) => {
      const [popup, changes, data] = await Promise.all([LazyRunPopup.load(), loadChanges(), loadRowData()]);
      if (!popup || !changes) throw new Failure(notLoaded);
      const frame = review && (await reviews[review](rows, schemas));
      const onEnd = (): void => data[panel.type]?.endRemovals(queries, item);
      return { frame, run: () => changes.removeRows(work, rows, onEnd) };
    },
    onSuccess: ({ frame, run }, rows) => {
      const counted = { n: formatCount(rows.length), unit: actions.unit[rows.length === 1 ? 0 : 1] };
      askConfirmation(frame?.text ?? interpolate(actions.remove.question, counted), () => void run(), frame);
    },
    onError: reportFailure,
  });
}

/** Reloads when every loaded row is gone, but more exist. */
function useRefill({ rows, total, loading, reload }: RowsViewProps["found"]): void {
  const empty = rows?.length === 0 && total > 0 && !loading;
  const refill = useEffectEvent(reload);
  useEffect(() => {
    if (empty) refill();
  }, [empty]);
}
