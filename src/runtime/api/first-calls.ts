import type { FetchQueryOptions, Query, QueryClient, QueryKey } from "@tanstack/react-query";
import type { Screen } from "../../../definitions/language/screen";
import type { TablePage } from "../../../definitions/language/table";
import { readAddress } from "../model/table/address";
import { needsItem, rowsRequest } from "../model/table/table-filter";
import { storedFlag } from "../store/table-choices";
import { listQuery, objectQuery, rowsQuery, settingsQuery } from "./queries";

/** Whether what a preset filter leaves out is let in: as the address says, else as it was last time. */
export const includesAll = ({ presetFilter }: TablePage, included: boolean | undefined): boolean =>
  presetFilter === undefined || (included ?? storedFlag(presetFilter.remember));

/** Begins the calls of a screen, as far as its address names what they ask for, before anything of it is drawn. */
export function beginCalls(queries: QueryClient, screen: Screen, search: string): void {
  if (screen.kind === "table") beginRows(queries, screen, search);
  if (screen.kind === "settings") begin(queries, objectQuery(screen.read));
  // Whatever surrounds the page is the last to be missed.
  if (screen.kind !== "signedOut") begin(queries, settingsQuery);
}

/** Begins the calls of a page of rows: those need not wait for the list that their item stands in. */
export function beginRows(queries: QueryClient, page: TablePage, search: string): void {
  const address = readAddress(page, new URLSearchParams(search));
  if ((!page.sidebar || address.item !== "") && !needsItem(page, address.filter)) {
    const rows = rowsQuery(page.list, rowsRequest(page, address, includesAll(page, address.include)));
    if (!isNews(queries, rows)) void queries.prefetchInfiniteQuery(rows);
  }
  if (page.sidebar) begin(queries, listQuery(page.sidebar.list));
}

const begin = <Found, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Found, Error, Found, Key>,
): void => {
  if (!isNews(queries, options)) void queries.prefetchQuery(options);
};

// What was begun ahead is begun once, however soon it is there.
const isNews = (queries: QueryClient, { queryKey }: { queryKey: QueryKey }): boolean => {
  const query = queries.getQueryCache().find({ queryKey, exact: true });
  return query !== undefined && query.state.status !== "pending" && !shown.has(query);
};

type AnyQuery = Query<never, never, never, never>;

const shown = new WeakSet<object>();

/** Takes note that what a query has found, or why it has not, is on the page. */
export function markShown(queries: QueryClient, queryKey: QueryKey): void {
  const query = queries.getQueryCache().find({ queryKey, exact: true });
  if (query) shown.add(query);
}

/** Whether a query's answer was on a page before. One that was only begun ahead is as new as can be, be it a failure. */
export const wasShown = (query: object): boolean => shown.has(query);

/** What a query does on a page that has begun it ahead: it is not asked twice. */
export const begunAhead = { refetchOnMount: wasShown, retryOnMount: wasShown } satisfies Record<
  string,
  (query: AnyQuery) => boolean
>;
