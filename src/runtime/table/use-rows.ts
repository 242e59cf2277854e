import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { RowsCall } from "../../../definitions/language/call-kinds";
import { haveRowsShifted, nextCount, type LoadedPage, type RowsRequest } from "../../backend/calls/row-requests";
import { toFailure, type Failure } from "../../backend/calls/failure";
import { prefetchedQueryOptions, markShown, wasShown } from "../prefetch/prefetch-screen";
import { rowsQuery } from "../../backend/api/queries";
import { replaceRow } from "../../backend/api/rows-cache";
import type { Row } from "../registry/cell";

interface Loaded {
  rows: readonly Row[];
  total: number;
  /** Number of rows that the next page adds. */
  next: number;
}

/** Rows of a table, and the functions to fetch more. */
export type Rows = ReturnType<typeof useRows>;

/** Fetches the rows of a call. Earlier rows stay while others load or fail to load. */
export function useRows(call: RowsCall, request: RowsRequest) {
  const queries = useQueryClient();
  const options = useMemo(() => rowsQuery(call, request), [call, request]);
  const query = useInfiniteQuery({ ...options, ...prefetchedQueryOptions });
  const pages = query.data?.pages;
  const now = useMemo(() => pages && loadedOf(pages), [pages]);
  const [kept, keep] = useState<Loaded>();
  if (now && now !== kept) keep(now);
  const shown = now ?? kept;
  // Refetches all loaded pages and shows them together, so that the scroll position stays.
  const reload = useCallback(
    async (count?: number): Promise<void> => {
      // Cancel a pending fetch: a hanging request would block the new one.
      await queries.cancelQueries({ queryKey: options.queryKey, exact: true });
      const loaded = queries.getQueryData(options.queryKey)?.pages.length ?? 1;
      await queries.fetchInfiniteQuery({ ...options, pages: count ?? loaded, staleTime: 0 }).catch(() => {});
    },
    [queries, options],
  );
  const readMore = async (): Promise<void> => {
    await query.fetchNextPage();
    if (haveRowsShifted(queries.getQueryData(options.queryKey)?.pages ?? [], request)) await reload();
  };
  useEffect(() => {
    const { queryKey } = options;
    const found = queries.getQueryCache().find({ queryKey, exact: true });
    // Cached rows from an earlier visit are shown at once; their first page is refetched.
    if (found?.state.data !== undefined && wasShown(found)) void reload(1);
    markShown(queries, queryKey);
  }, [queries, options, reload]);
  const failure: Failure | undefined = query.error ? toFailure(query.error) : undefined;
  return {
    rows: shown?.rows,
    /** True if the rows belong to an earlier request. */
    stale: now === undefined,
    total: shown?.total ?? 0,
    next: shown?.next ?? 0,
    failure: failure?.aborted ? undefined : failure,
    loading: query.isFetching,
    loadingMore: query.isFetchingNextPage,
    more: now && query.hasNextPage ? () => void readMore() : undefined,
    reload: () => void reload(),
    /** Replaces or removes a row in the cache, without a fetch. */
    replace: (id: string, row: Row | undefined): void => replaceRow(queries, { call, itemId: request.itemId }, id, row),
    /** Repeats the failed request: the next page, or all pages. */
    retry: () => void (query.isFetchNextPageError ? readMore() : reload()),
  };
}

// New rows shift older ones to the next page, so deduplicate by id.
const loadedOf = (pages: readonly LoadedPage<Row>[]): Loaded => {
  const rows = new Map(pages.flatMap(({ items }) => items.map((row) => [row.id, row] as const)));
  const last = pages.at(-1);
  return { rows: [...rows.values()], total: last?.totalItems ?? 0, next: last ? nextCount(last) : 0 };
};
