import { useEffect, useEffectEvent } from "react";
import type { Row } from "../registry/cell";
import { changeSelection, useRowSelections } from "../store/row-selections";
import type { Rows } from "./use-rows";
import type { SelectedRows } from "./use-selection";

/** Selects all matching rows. Rows not loaded yet are first loaded page by page. */
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
  // `rows` is a dependency: a page may arrive before a render with `loading`.
  useEffect(() => {
    if (isNext) step(found.rows, isFailed);
  }, [isNext, found.rows, isFailed]);
  const isOffered = selected.length > 0 && selected.length === rows.length && more && total > rows.length && !failure;
  return {
    loading: isLoading ? { loaded: rows.length, onStop: () => put(false) } : undefined,
    start: isOffered ? () => put(true) : undefined,
  };
}
