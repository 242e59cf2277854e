import { infiniteQueryOptions, QueryClient, queryOptions } from "@tanstack/react-query";
import type { Call, Page } from "../../../definitions/language/call";
import { calls } from "../../../definitions/backend/calls";
import { send } from "./client";
import { encodeRows, nextPage, type Asked, type PageAsked } from "./codecs";

/** What the server knows. Failures are shown where they happen, with Retry, so nothing is tried again by itself. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false, gcTime: 60 * 60 * 1000 } },
  });

/** One stored object. */
export const objectQuery = <T>(call: Call<unknown, T>) =>
  queryOptions({ queryKey: [call.route], queryFn: ({ signal }) => send(call, undefined, signal) });

/** The settings: the shell reads them for the product's name, the pages to edit them. */
export const settingsQuery = objectQuery(calls.readSettings);

/** A whole list, however many pages it has. */
export const listQuery = <Row>(call: Call<unknown, Page<Row>>) =>
  queryOptions({
    queryKey: [call.route],
    queryFn: async ({ signal }) => {
      const first = (await send(call, { page: 1 }, signal)) as Page<Row>;
      const rows = [...first.items];
      for (let page = 2; page <= first.totalPages; page++) {
        rows.push(...((await send(call, { page }, signal)) as Page<Row>).items);
      }
      return rows;
    },
  });

/** Rows, page by page. */
export const rowsQuery = <Row>(call: Call<unknown, Page<Row>>, asked: Asked) =>
  infiniteQueryOptions({
    queryKey: [call.route, asked],
    queryFn: ({ pageParam, signal }) => send(call, encodeRows(asked, pageParam), signal) as Promise<Page<Row>>,
    initialPageParam: { page: 1 } as PageAsked,
    getNextPageParam: (last, all) => nextPage(last, all, asked),
    // Comparing all loaded pages with themselves would make each further page slower.
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
