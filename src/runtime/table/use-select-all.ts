import { useEffect, useEffectEvent } from "react";
import type { Row } from "../registry/cell";
import { changeSelection, useRowSelections } from "../store/row-selections";
import type { Rows } from "./use-rows";
import type { SelectedRows } from "./use-selection";

/** How all rows that are found come to be selected, also those that are not loaded yet: these are loaded first, page by page. */
export function useSelectAll(table: string, found: Rows, { selected, onRowSelectionChange }: SelectedRows) {
  const isLoading = useRowSelections((all) => all.get(table)?.loadsAll === true);
  const { rows = [], total, more, loading, stale, failure } = found;
  const put = (loadsAll: boolean): void => changeSelection(table, () => ({ loadsAll }));
  const step = useEffectEvent((known: readonly Row[] = [], isStopped: boolean) => {
    if (more && !isStopped) return more();
    if (isStopped) put(false);
    else onRowSelectionChange(Object.fromEntries(known.map(({ id }) => [id, true] as const)));
  });
  const isFailed = failure !== undefined;
  const isNext = isLoading && !loading && !stale;
  // A page may be there before it was drawn that it is on its way.
  useEffect(() => {
    if (isNext) step(found.rows, isFailed);
  }, [isNext, found.rows, isFailed]);
  const isOffered = selected.length > 0 && selected.length === rows.length && more && total > rows.length && !failure;
  return {
    loading: isLoading ? { loaded: rows.length, onStop: () => put(false) } : undefined,
    start: isOffered ? () => put(true) : undefined,
  };
}
