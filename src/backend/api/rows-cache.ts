import { queryOptions, skipToken, type InfiniteData, type QueryClient } from "@tanstack/react-query";
import type { Call } from "../../../definitions/language/call";
import type { CountCall } from "../../../definitions/language/call-kinds";
import type { LoadedPage, RowsRequest } from "../calls/row-requests";
import { serverNow } from "../session/server-clock";
import { send } from "./send";

/** Lists of rows in the query cache: the call, and the item whose rows they have, if the rows belong to items. */
export interface RowLists {
  call: Pick<Call, "route">;
  itemId: string | undefined;
}

/** Loaded pages of a list of rows. */
export type LoadedRows = InfiniteData<LoadedPage<{ id: string }>>;

/** Replaces or removes a row in all loaded lists, without a refetch. */
export const replaceRow = (queries: QueryClient, lists: RowLists, id: string, row: { id: string } | undefined): void =>
  void queries.setQueriesData<LoadedRows>(
    filterOf(lists),
    // Lists without the row keep their identity, so they do not re-render.
    (data) => (data && hasRow(data, id) ? { ...data, pages: pagesWith(data.pages, id, row) } : data),
  );

/** Refetches all loaded pages of the shown lists, and shows them together. Other lists are refetched once shown. */
export function refetchRows(queries: QueryClient, lists: RowLists): void {
  for (const { queryKey, observers } of shownLists(queries, lists)) {
    // Cancel a pending fetch: a hanging request would block the new one.
    const cancelled = queries.cancelQueries({ queryKey, exact: true });
    void cancelled.then(() => observers[0]?.refetch());
  }
  queries.setQueryData(refreshCountQuery(lists).queryKey, (count = 0) => count + 1);
}

/** Returns the query of how often rows were refetched. A chart of the rows, and the titles in them, follow it. */
export const refreshCountQuery = ({ call, itemId }: RowLists) =>
  queryOptions({
    queryKey: [call.route, "refreshes", itemId],
    queryFn: skipToken as typeof skipToken | (() => number),
    enabled: false,
  });

/**
 * Returns the query of a table's numbers of rows by hour, with the time of the answer in milliseconds. Another
 * `refreshCount` fetches them again.
 */
export const countsQuery = (call: CountCall, itemId: string | undefined, filter: string, refreshCount: number) =>
  queryOptions({
    queryKey: [call.route, itemId, filter, refreshCount],
    queryFn: async ({ signal }) => ({
      counts: await send(call, { query: { filter } }, { signal }),
      until: serverNow(),
    }),
  });

/** Returns the queries of the lists that are shown. */
export const shownLists = (queries: QueryClient, lists: RowLists) =>
  queries.getQueryCache().findAll({ ...filterOf(lists), type: "active" });

// The second part of a list's key is its request, see `rowsQuery`.
const filterOf = ({ call, itemId }: RowLists) => ({
  queryKey: [call.route],
  predicate: ({ queryKey: [, request] }: { queryKey: readonly unknown[] }): boolean =>
    typeof request === "object" && (request as RowsRequest | null)?.itemId === itemId,
});

/** Returns whether the loaded pages of a list have a row. */
export const hasRow = (data: LoadedRows | undefined, id: string): boolean =>
  data?.pages.some(({ items }) => items.some((each) => each.id === id)) ?? false;

const pagesWith = (pages: LoadedRows["pages"], id: string, row: { id: string } | undefined): LoadedRows["pages"] =>
  pages.map((page, index) => ({
    ...page,
    ...(!row && {
      totalItems: page.totalItems - 1,
      ...(index === pages.length - 1 && { removed: (page.removed ?? 0) + 1 }),
    }),
    items: page.items.flatMap((each) => (each.id !== id ? [each] : row ? [row] : [])),
  }));
