import { useEffect, useEffectEvent, useState } from "react";
import type { Draft } from "../../model/form/draft";
import { dropDrafts } from "../../store/drafts";
import { changeSelection, useRowSelections } from "../../store/row-selections";
import type { Rows } from "../../table/use-rows";
import type { SelectedRows } from "../../table/use-selection";

/** The form over the selected rows of a table: whether it is shown, and what it begins with. Who closes it gives up what was typed. */
export function useEditing(table: string, type: string, found: Rows, selection: SelectedRows) {
  const held = useRowSelections((all) => all.get(table));
  const { isEdited = false, typed } = held ?? {};
  const name = `${type}-${table}-selected`;
  const stop = (): void => changeSelection(table, () => ({ isEdited: false, typed: undefined }));
  const isReadingOn = useReadOn(held?.loaded, found, selection);
  const none = selection.selected.length === 0;
  // Its rows are gone: it would come back with the next one that is selected.
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

/** Reads on where rows are selected of more pages than the first: after another sign-in that alone is there. Whether it does. */
function useReadOn(
  loaded = 0,
  { rows, more, loading, failure }: Rows,
  { rowSelection, selected }: SelectedRows,
): boolean {
  // As many as were loaded in the last session, and one page more: newer ones may stand before them.
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
