import {
  infiniteQueryOptions,
  QueryClient,
  queryOptions,
  replaceEqualDeep,
  type InfiniteData,
} from "@tanstack/react-query";
import type { ListCall, ReadCall, RelatedCall, RowCall, RowsCall } from "../../../definitions/language/call-kinds";
import { calls } from "../../../definitions/backend/calls";
import type { Page } from "../../../definitions/language/call";
import { texts } from "../../../definitions/texts/texts";
import { send } from "./send";
import { Failure } from "../model/calls/failure";
import {
  encodeRows,
  missesRows,
  nextPage,
  rowPath,
  type LoadedPage,
  type RowsRequest,
  type PageRequest,
} from "../model/calls/codecs";
import { isEqual } from "../model/values/json/equal";
import { hour } from "../model/values/time/spans";

// The backend may be on this very machine: whether it answers, only a call can tell.
const networkMode = "always";

// Each question hands in its own signal, by which it stops itself: where a reader asks anew, or looks at something else.

// Parts that are as they were stay the very same, and are not drawn anew. The library loses a key "__proto__" on the way.
const structuralSharing = (before: unknown, now: unknown): unknown => {
  const shared: unknown = replaceEqualDeep(before, now);
  return isEqual(shared, now) ? shared : now;
};

/** What the server knows. Failures are shown where they happen, with Retry, so nothing is tried again by itself. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, gcTime: hour, networkMode, structuralSharing },
      mutations: { networkMode },
    },
  });

/** One stored object. */
export const objectQuery = <T>(call: ReadCall<T>) =>
  queryOptions({ queryKey: [call.route], queryFn: ({ signal }) => send(call, {}, { signal }) });

/** The settings: the shell reads them for the product's name, the pages to edit them. */
export const settingsQuery = objectQuery(calls.readSettings);

/** A whole list as it is stored at this moment, however many pages it has. Throws a Failure. */
export async function readList<Row>(call: ListCall<Row>, options: { signal?: AbortSignal } = {}): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { items, totalPages } = await send(call, { query: { page } }, options);
    rows.push(...items);
    pages = totalPages;
  }
  return rows;
}

/** A whole list. */
export const listQuery = <Row>(call: ListCall<Row>) =>
  queryOptions({ queryKey: [call.route], queryFn: ({ signal }) => readList(call, { signal }) });

/** One row by its id, where rows are of an item also by that one's. Where the backend answers with another, there is none. */
export const rowQuery = <Row extends { id: string }>(call: RowCall<Row, string>, id: string, itemId = "") =>
  queryOptions({
    queryKey: [call.route, itemId, id],
    queryFn: async ({ signal }) => {
      const row = await send(call, { path: rowPath(call, id, itemId) }, { signal });
      if (row.id !== id) throw new Failure(texts.failure.noRow, { status: 404 });
      return row;
    },
  });

/** Rows, page by page. */
export const rowsQuery = <Row>(call: RowsCall<Row>, request: RowsRequest) =>
  infiniteQueryOptions({
    queryKey: [call.route, request],
    queryFn: async ({ pageParam, signal }): Promise<LoadedPage<Row>> => {
      const read = (wanted: PageRequest): Promise<Page<Row>> =>
        send(call, encodeRows(call, request, wanted), { signal });
      const found = await read(pageParam);
      return missesRows(pageParam, found) ? read({ page: pageParam.page }) : found;
    },
    initialPageParam: { page: 1 } as PageRequest,
    getNextPageParam: (last, all) => nextPage(last, all, request),
    // Comparing all loaded pages with themselves would make each further page slower.
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Puts another row in one's place, or none, in all loaded lists of an item's rows, without asking for the others again. */
export const replaceRow = <Row extends { id: string }>(
  queries: QueryClient,
  itemId: string | undefined,
  id: string,
  row: Row | undefined,
): void =>
  void queries.setQueriesData<InfiniteData<LoadedPage<Row>>>(
    {
      predicate: ({ queryKey: [, request] }) =>
        itemId !== undefined && (request as RowsRequest | undefined)?.itemId === itemId,
    },
    // A list that has not got it stays the very same, and nothing is drawn anew for it.
    (data) => (data && hasRow(data.pages, id) ? { ...data, pages: pagesWith(data.pages, id, row) } : data),
  );

const hasRow = (pages: readonly Page<{ id: string }>[], id: string): boolean =>
  pages.some(({ items }) => items.some((each) => each.id === id));

const pagesWith = <Row extends { id: string }>(
  pages: readonly LoadedPage<Row>[],
  id: string,
  row: Row | undefined,
): LoadedPage<Row>[] =>
  pages.map((page, index) => ({
    ...page,
    ...(!row && {
      totalItems: page.totalItems - 1,
      ...(index === pages.length - 1 && { removed: (page.removed ?? 0) + 1 }),
    }),
    items: page.items.flatMap((each) => (each.id !== id ? [each] : row ? [row] : [])),
  }));

/** Records of a collection that a filter names by their ids. */
export const relatedQuery = <Row>(call: RelatedCall<Row>, collection: string, filter: string) =>
  queryOptions({
    queryKey: [call.route, "related", collection, filter],
    queryFn: async () => (await send(call, { path: { collection }, query: { filter } })).items,
  });
