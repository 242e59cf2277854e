import { infiniteQueryOptions, QueryClient, queryOptions } from "@tanstack/react-query";
import type { Call, Page } from "../../../definitions/language/call";
import { calls } from "../../../definitions/backend/calls";
import { texts } from "../../../definitions/texts/texts";
import { send } from "./send";
import { Failure } from "../model/calls/failure";
import { encodeRows, nextPage, type RowsRequest, type PageRequest } from "../model/calls/codecs";

// The backend may be on this very machine: whether it answers, only a call can tell.
const networkMode = "always";

/** What the server knows. Failures are shown where they happen, with Retry, so nothing is tried again by itself. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, gcTime: 60 * 60 * 1000, networkMode },
      mutations: { networkMode },
    },
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

/** One row by its id. Where the backend answers with something else, as it does to the name of another call, there is none. */
export const rowQuery = (call: Call, id: string) =>
  queryOptions({
    queryKey: [call.route, id],
    queryFn: async ({ signal }) => {
      const row = (await send(call as Call<{ id: string }, SomeRow | null>, { id }, signal)) ?? undefined;
      if (row?.id !== id) throw new Failure(texts.failure.noRow, { status: 404 });
      return row;
    },
  });

type SomeRow = Readonly<Record<string, unknown>> & { id: string };

/** Rows, page by page. */
export const rowsQuery = <Row>(call: Call<unknown, Page<Row>>, asked: RowsRequest) =>
  infiniteQueryOptions({
    queryKey: [call.route, asked],
    queryFn: ({ pageParam, signal }) => send(call, encodeRows(asked, pageParam), signal) as Promise<Page<Row>>,
    initialPageParam: { page: 1 } as PageRequest,
    getNextPageParam: (last, all) => nextPage(last, all, asked),
    // Comparing all loaded pages with themselves would make each further page slower.
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Records of a collection that a filter names by their ids. */
export const relatedQuery = (call: Call, collection: string, filter: string) =>
  queryOptions({
    queryKey: [call.route, "related", collection, filter],
    queryFn: async () => (await send(call as Call<object, Page<SomeRow>>, { collection, filter })).items,
  });
