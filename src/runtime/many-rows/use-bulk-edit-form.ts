import { useEffect, useEffectEvent, useState } from "react";
import type { Draft } from "../model/form/draft";
import { dropDrafts } from "../store/drafts";
import { changeSelection, useRowSelections } from "../store/row-selections";
import type { Rows } from "../table/use-rows";
import type { SelectedRows } from "../table/use-selection";

/**
 * Returns the state of the bulk edit form of a table: whether it is shown, and its initial draft. Closing discards the
 * draft.
 */
export function useBulkEditForm(table: string, type: string, found: Rows, selection: SelectedRows) {
  const stored = useRowSelections((all) => all.get(table));
  const { isEdited = false, typed } = stored ?? {};
  const name = `${type}-${table}-selected`;
  const stop = (): void => changeSelection(table, () => ({ isEdited: false, typed: undefined }));
  const isReadingOn = useReadOn(stored?.loaded, found, selection);
  const none = selection.selected.length === 0;
  // All its rows are gone: without this, the form would reopen with the next selection.
  const isLost = isEdited && none && found.rows !== undefined && !found.stale && !isReadingOn;
  const giveUp = useEffectEvent(() => {
    stop();
    dropDrafts(name);
  });
  useEffect(() => {
    if (isLost) giveUp();
  }, [isLost]);
  return {
    shown: isEdited && !none && !isReadingOn,
    form: { name, begin: typed, onClose: stop },
    start: () => changeSelection(table, () => ({ isEdited: true })),
    keepTyped: (draft: Draft | undefined) => changeSelection(table, () => ({ typed: draft })),
  };
}

/**
 * Loads further pages until all selected rows are loaded again: after a new sign-in only the first page is. Returns
 * whether that is pending.
 */
function useReadOn(
  loaded = 0,
  { rows, more, loading, failure }: Rows,
  { rowSelection, selected }: SelectedRows,
): boolean {
  // Up to one page more than in the last session, as newer rows may come first.
  const [loadedBefore] = useState(loaded);
  const lacks = selected.length < Object.keys(rowSelection).length && rows !== undefined && rows.length <= loadedBefore;
  const isReadingOn = lacks && !failure && (more !== undefined || loading);
  const readMore = useEffectEvent(() => more?.());
  const isNext = isReadingOn && !loading;
  useEffect(() => {
    if (isNext) readMore();
  }, [isNext]);
  return isReadingOn;
}
