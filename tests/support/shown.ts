import {
  InfiniteQueryObserver,
  QueryObserver,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { onTestFinished, vi } from "vitest";
import type { RowsCall } from "../../definitions/language/call-kinds";
import { rowsQuery } from "../../src/backend/api/queries";
import type { RowsRequest } from "../../src/backend/calls/row-requests";

/** Shows a query, as a component would, until the test ends. Resolves once it is loaded. */
export async function show<Data, Key extends QueryKey>(
  queries: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  const observer = new QueryObserver(queries, options);
  onTestFinished(observer.subscribe(() => {}));
  await vi.waitUntil(() => observer.getCurrentResult().isSuccess);
}

/** Shows the rows of a table, as a page would, until the test ends. Returns a function that returns the shown ids. */
export async function showRows<Row extends { id: string }>(
  queries: QueryClient,
  call: RowsCall<Row>,
  request: RowsRequest,
): Promise<() => string[]> {
  const observer = new InfiniteQueryObserver(queries, rowsQuery(call, request));
  onTestFinished(observer.subscribe(() => {}));
  await vi.waitUntil(() => observer.getCurrentResult().isSuccess);
  return () => observer.getCurrentResult().data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
}

/** Resolves once all fetches of a change are done. */
export async function fetchesFinished(queries: QueryClient): Promise<void> {
  // Rows are refetched some microtasks after a change.
  await new Promise<void>((resolve) => void setImmediate(resolve));
  await vi.waitUntil(() => queries.isFetching() === 0);
}
