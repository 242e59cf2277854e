import type { Query, QueryClient, QueryKey } from "@tanstack/react-query";
import type { TablePage } from "../../../definitions/language/table";
import { readAddress } from "../model/table/address";
import { rowsRequest } from "../model/table/table-filter";
import { storedFlag } from "../store/table-choices";
import { listQuery, rowsQuery } from "./queries";

/** Whether what a preset filter leaves out is let in: as the address says, else as it was last time. */
export const includesAll = ({ presetFilter }: TablePage, asked: boolean | undefined): boolean =>
  presetFilter === undefined || (asked ?? storedFlag(presetFilter.remember));

/** Begins the calls of a page of rows, as far as the address names what they ask for, before anything of it is drawn. */
export function beginRows(queries: QueryClient, page: TablePage, search: string): void {
  const address = readAddress(page, new URLSearchParams(search));
  if (page.sidebar) void queries.prefetchQuery(listQuery(page.sidebar.list));
  if (page.sidebar && address.item === "") return;
  const asked = rowsRequest(page, address, includesAll(page, address.include));
  void queries.prefetchInfiniteQuery(rowsQuery(page.list, asked));
}

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
