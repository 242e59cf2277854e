import type { FetchQueryOptions, Query, QueryClient, QueryKey } from "@tanstack/react-query";
import type { Screen } from "../../../definitions/language/screen";
import type { TablePage } from "../../../definitions/language/table";
import { holds } from "../model/form/condition";
import { readAddress } from "../model/table/address";
import { needsItem, rowsRequest } from "../model/table/table-filter";
import { storedFlag } from "../store/table-choices";
import { rememberedItems } from "../store/remembered-items";
import { listQuery, objectQuery, rowsQuery, settingsQuery } from "../../backend/api/queries";

/** Returns whether to include rows that the preset filter excludes: as in the URL, else as remembered. */
export const includesAll = ({ presetFilter }: TablePage, included: boolean | undefined): boolean =>
  presetFilter === undefined || (included ?? storedFlag(presetFilter.remember));

/** Prefetches a screen's data, as far as its URL determines it, before the first render. */
export function prefetchScreen(queries: QueryClient, screen: Screen, search: string): void {
  if (screen.kind === "table") prefetchRows(queries, screen, search);
  if (screen.kind === "settings") begin(queries, objectQuery(screen.read));
  // The layout's data is the least urgent.
  if (screen.kind !== "signedOut") begin(queries, settingsQuery);
}

/** Prefetches rows at once, in parallel with the sidebar's list. */
export function prefetchRows(queries: QueryClient, page: TablePage, search: string): void {
  const address = readAddress(page, new URLSearchParams(search));
  if ((!page.sidebar || address.item !== "") && !needsItem(page, address.filter)) {
    const forItem = hasReadOnlyRows(queries, page, address.item) ? { ...page, readOnly: true as const } : page;
    const rows = rowsQuery(page.list, rowsRequest(forItem, address, includesAll(page, address.include)));
    if (!isUnshownPrefetch(queries, rows)) void queries.prefetchInfiniteQuery(rows);
  }
  if (page.sidebar) begin(queries, listQuery(page.sidebar.list));
}

// The backend refuses to sort the rows of a view as it sorts others.
function hasReadOnlyRows(queries: QueryClient, { route, sidebar, readOnlyWhere }: TablePage, id: string): boolean {
  const listed = sidebar && queries.getQueryData(listQuery(sidebar.list).queryKey)?.find((each) => each.id === id);
  return listed && readOnlyWhere ? holds(readOnlyWhere, listed) : rememberedItems(route).readOnly.includes(id);
}

const begin = <Found, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Found, Error, Found, Key>,
): void => {
  if (!isUnshownPrefetch(queries, options)) void queries.prefetchQuery(options);
};

// A prefetched query is not fetched again before it was shown, even if it failed.
const isUnshownPrefetch = (queries: QueryClient, { queryKey }: { queryKey: QueryKey }): boolean => {
  const query = queries.getQueryCache().find({ queryKey, exact: true });
  return query !== undefined && query.state.status !== "pending" && !shown.has(query);
};

type AnyQuery = Query<never, never, never, never>;

const shown = new WeakSet<object>();

/** Marks a query's result or error as shown. */
export function markShown(queries: QueryClient, queryKey: QueryKey): void {
  const query = queries.getQueryCache().find({ queryKey, exact: true });
  if (query) shown.add(query);
}

/** Returns whether a query was shown before. A prefetched one is still fresh, even if it failed. */
export const wasShown = (query: object): boolean => shown.has(query);

/** Query options for a page that prefetches: no second request on mount. */
export const prefetchedQueryOptions = { refetchOnMount: wasShown, retryOnMount: wasShown } satisfies Record<
  string,
  (query: AnyQuery) => boolean
>;
