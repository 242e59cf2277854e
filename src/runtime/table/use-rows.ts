import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { RowsCall } from "../../../definitions/language/call-kinds";
import { haveMovedUp, nextCount, nextPage, withTotal, type LoadedPage, type RowsRequest } from "../model/calls/codecs";
import { failureOf, type Failure } from "../model/calls/failure";
import { begunAhead, markShown, wasShown } from "../api/first-calls";
import { replaceRow, rowsQuery, totalQuery } from "../api/queries";
import type { Row } from "../registry/cell";

interface Loaded {
  rows: readonly Row[];
  total: number | undefined;
  /** How many the next page adds. */
  next: number;
}

/** The rows that were found, and how to get others. */
export type Rows = ReturnType<typeof useRows>;

/** The rows that a call lists. While others load or cannot be loaded, those that were there stay. */
export function useRows(call: RowsCall, request: RowsRequest) {
  const queries = useQueryClient();
  const options = useMemo(() => rowsQuery(call, request), [call, request]);
  const { pages, query, readTotal } = usePages(call, request, options);
  const now = useMemo(() => pages && loadedOf(pages), [pages]);
  const [kept, keep] = useState<Loaded>();
  if (now && now !== kept) keep(now);
  const shown = now ?? kept;
  // What is shown stays until all of it is there anew, or it would be another place that one looks at.
  const reload = useCallback(
    async (count?: number): Promise<void> => {
      // One that is under way gives way, or a call that hangs could not be made again.
      await queries.cancelQueries({ queryKey: options.queryKey, exact: true });
      void readTotal();
      const loaded = queries.getQueryData(options.queryKey)?.pages.length ?? 1;
      await queries.fetchInfiniteQuery({ ...options, pages: count ?? loaded, staleTime: 0 }).catch(() => {});
    },
    [queries, options, readTotal],
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
    /** Undefined while nobody knows it. */
    total: shown ? shown.total : 0,
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

/** The pages that are there, with their total, which some calls are asked for only once there are rows. */
function usePages(call: RowsCall, request: RowsRequest, options: ReturnType<typeof rowsQuery<Row>>) {
  const queries = useQueryClient();
  const count = useMemo(() => totalQuery(call, request), [call, request]);
  const isThere = queries.getQueryData(options.queryKey) !== undefined;
  const { data: total } = useQuery({ ...count, enabled: call.totalLater === true && isThere });
  const query = useInfiniteQuery({
    ...options,
    ...begunAhead,
    getNextPageParam: (_last, all) => {
      const pages = withTotal(all, total);
      return nextPage(pages.at(-1)!, pages, request);
    },
  });
  const found = query.data?.pages;
  const pages = useMemo(() => found && withTotal(found, total), [found, total]);
  const readTotal = useCallback(() => queries.invalidateQueries({ queryKey: count.queryKey }), [queries, count]);
  return { pages, query, readTotal };
}

// New rows push older ones onto the next page: each is shown once.
const loadedOf = (pages: readonly LoadedPage<Row>[]): Loaded => {
  const rows = new Map(pages.flatMap(({ items }) => items.map((row) => [row.id, row] as const)));
  const last = pages.at(-1)!;
  return {
    rows: [...rows.values()],
    total: last.totalItems < 0 ? undefined : last.totalItems,
    next: nextCount(last),
  };
};
