import { queryOptions, skipToken, type InfiniteData, type QueryClient } from "@tanstack/react-query";
import type { Call } from "../../../definitions/language/call";
import type { CountCall, RowCall } from "../../../definitions/language/call-kinds";
import type { LoadedPage, RowsRequest } from "../calls/row-requests";
import { serverNow } from "../session/server-clock";
import { rowQuery } from "./queries";
import { send } from "./send";

/** Lists of rows in the query cache: the call, and the item whose rows they have, if the rows belong to items. */
export interface RowLists {
  call: Pick<Call, "route">;
  itemId: string | undefined;
}

type Pages = InfiniteData<LoadedPage<{ id: string }>>;

/** Replaces or removes a row in all loaded lists, without a refetch. */
export const replaceRow = (queries: QueryClient, lists: RowLists, id: string, row: { id: string } | undefined): void =>
  void queries.setQueriesData<Pages>(
    filterOf(lists),
    // Lists without the row keep their identity, so they do not re-render.
    (data) => (data && hasRow(data, id) ? { ...data, pages: pagesWith(data.pages, id, row) } : data),
  );

/** Removes a deleted row from all loaded lists. Only the backend knows whether it matched a list that lacks it. */
export function removeRow(queries: QueryClient, lists: RowLists, id: string): void {
  const lacking = shown(queries, lists).filter(({ state }) => !hasRow(state.data as Pages | undefined, id));
  if (lacking.length > 0) refetchRows(queries, lists);
  else replaceRow(queries, lists, id, undefined);
}

/** Refetches all loaded pages of the shown lists, and shows them together. Other lists are refetched once shown. */
export function refetchRows(queries: QueryClient, lists: RowLists): void {
  for (const { queryKey, observers } of shown(queries, lists)) {
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

/** Stores a row as its call would answer. */
export const storeRow = (
  queries: QueryClient,
  call: RowCall<{ id: string }, string>,
  { id, itemId }: { id: string; itemId: string | undefined },
  row: { id: string },
): void => void queries.setQueryData(rowQuery(call, id, itemId).queryKey, row);

const shown = (queries: QueryClient, lists: RowLists) =>
  queries.getQueryCache().findAll({ ...filterOf(lists), type: "active" });

// The second part of a list's key is its request, see `rowsQuery`.
const filterOf = ({ call, itemId }: RowLists) => ({
  queryKey: [call.route],
  predicate: ({ queryKey: [, request] }: { queryKey: readonly unknown[] }): boolean =>
    typeof request === "object" && (request as RowsRequest | null)?.itemId === itemId,
});

const hasRow = (data: Pages | undefined, id: string): boolean =>
  data?.pages.some(({ items }) => items.some((each) => each.id === id)) ?? false;

const pagesWith = (pages: Pages["pages"], id: string, row: { id: string } | undefined): Pages["pages"] =>
  pages.map((page, index) => ({
    ...page,
    ...(!row && {
      totalItems: page.totalItems - 1,
      ...(index === pages.length - 1 && { removed: (page.removed ?? 0) + 1 }),
    }),
    items: page.items.flatMap((each) => (each.id !== id ? [each] : row ? [row] : [])),
  }));
