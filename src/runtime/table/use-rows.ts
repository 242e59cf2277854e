import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { RowsCall } from "../../../definitions/language/call-kinds";
import { haveMovedUp, nextCount, type LoadedPage, type RowsRequest } from "../model/calls/codecs";
import { failureOf, type Failure } from "../model/calls/failure";
import { begunAhead, markShown, wasShown } from "../api/first-calls";
import { replaceRow, rowsQuery } from "../api/queries";
import type { Row } from "../registry/cell";

interface Loaded {
  rows: readonly Row[];
  total: number;
  /** How many the next page adds. */
  next: number;
}

/** The rows that were found, and how to get others. */
export type Rows = ReturnType<typeof useRows>;

/** The rows that a call lists. While others load or cannot be loaded, those that were there stay. */
export function useRows(call: RowsCall, request: RowsRequest) {
  const queries = useQueryClient();
  const options = useMemo(() => rowsQuery(call, request), [call, request]);
  const query = useInfiniteQuery({ ...options, ...begunAhead });
  const pages = query.data?.pages;
  const now = useMemo(() => pages && loadedOf(pages), [pages]);
  const [kept, keep] = useState<Loaded>();
  if (now && now !== kept) keep(now);
  const shown = now ?? kept;
  // What is shown stays until all of it is there anew, or it would be another place that one looks at.
  const reload = useCallback(
    async (count?: number): Promise<void> => {
      // One that is under way gives way, or a call that hangs could not be made again.
      await queries.cancelQueries({ queryKey: options.queryKey, exact: true });
      const loaded = queries.getQueryData(options.queryKey)?.pages.length ?? 1;
      await queries.fetchInfiniteQuery({ ...options, pages: count ?? loaded, staleTime: 0 }).catch(() => {});
    },
    [queries, options],
  );
  const readMore = async (): Promise<void> => {
    await query.fetchNextPage();
    if (haveMovedUp(queries.getQueryData(options.queryKey)?.pages ?? [], request)) await reload();
  };
  useEffect(() => {
    const { queryKey } = options;
    const found = queries.getQueryCache().find({ queryKey, exact: true });
    // Shown before: shown at once, and its first page read again behind it.
    if (found?.state.data !== undefined && wasShown(found)) void reload(1);
    markShown(queries, queryKey);
  }, [queries, options, reload]);
  const failure: Failure | undefined = query.error ? failureOf(query.error) : undefined;
  return {
    rows: shown?.rows,
    /** They answer an earlier question. */
    stale: now === undefined,
    total: shown?.total ?? 0,
    next: shown?.next ?? 0,
    failure: failure?.aborted ? undefined : failure,
    loading: query.isFetching,
    loadingMore: query.isFetchingNextPage,
    more: now && query.hasNextPage ? () => void readMore() : undefined,
    reload: () => void reload(),
    /** Puts another one in a row's place, or none, without asking for the others again. */
    replace: (id: string, row: Row | undefined): void => replaceRow(queries, request.itemId, id, row),
    /** Tries again what failed: the page that was to come, or all. */
    retry: () => void (query.isFetchNextPageError ? readMore() : reload()),
  };
}

// New rows push older ones onto the next page: each is shown once.
const loadedOf = (pages: readonly LoadedPage<Row>[]): Loaded => {
  const rows = new Map(pages.flatMap(({ items }) => items.map((row) => [row.id, row] as const)));
  const last = pages.at(-1);
  return { rows: [...rows.values()], total: last?.totalItems ?? 0, next: last ? nextCount(last) : 0 };
};
