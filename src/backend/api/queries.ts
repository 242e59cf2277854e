import { infiniteQueryOptions, QueryClient, queryOptions, replaceEqualDeep } from "@tanstack/react-query";
import type { ListCall, ReadCall, RelatedCall, RowCall, RowsCall } from "../../../definitions/language/call-kinds";
import { calls } from "../../../definitions/backend/calls";
import type { Call, Page } from "../../../definitions/language/call";
import { pageStep } from "../../../definitions/limits/sizes";
import { texts } from "../../../definitions/texts/texts";
import { send } from "./send";
import { Failure } from "../calls/failure";
import { fixedQueryOf } from "../version/backend";
import {
  encodeRows,
  missesRows,
  nextPage,
  rowPath,
  type LoadedPage,
  type RowsRequest,
  type PageRequest,
} from "../calls/row-requests";
import { isEqual } from "../../values/json/equal";
import { hour } from "../../values/time/moment";

// The backend may run on this machine, so the browser's offline state proves nothing.
const networkMode = "always";

// Each query passes its own abort signal, which fires when it is refetched or its reader changes.

// Keeps unchanged parts identical to avoid re-renders. TanStack Query loses a "__proto__" key, so the result is
// verified.
const structuralSharing = (before: unknown, now: unknown): unknown => {
  const shared: unknown = replaceEqualDeep(before, now);
  return isEqual(shared, now) ? shared : now;
};

/** Creates the query client. Errors are shown in place with a Retry button, so queries do not retry automatically. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, gcTime: hour, networkMode, structuralSharing },
      mutations: { networkMode },
    },
  });

/** Returns the query of a single object. */
export const objectQuery = <T>(call: ReadCall<T>) =>
  queryOptions({ queryKey: [call.route], queryFn: ({ signal }) => send(call, {}, { signal }) });

/** Query of the settings: the layout needs the application's name, the settings pages edit them. */
export const settingsQuery = objectQuery(calls.readSettings);

/** Fetches all pages of a list, without the cache. Throws a Failure. */
export async function readList<Row>(call: ListCall<Row>, options: { signal?: AbortSignal } = {}): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { items, totalPages } = await send(call, { query: { page } }, options);
    rows.push(...items);
    pages = totalPages;
  }
  return rows;
}

/** Returns the query of a complete list. Calls of one route may translate its answers differently. */
export const listQuery = <Row>(call: ListCall<Row>) =>
  queryOptions({ queryKey: [call.route, call.dialect], queryFn: ({ signal }) => readList(call, { signal }) });

/** Query of all collections, which the sidebar of records reads. */
export const collectionsQuery = listQuery(calls.listCollections);

/** Returns the query of a row by id. Fails with 404 if the backend returns another row. */
export const rowQuery = <Row extends { id: string }>(call: RowCall<Row, string>, id: string, itemId = "") =>
  queryOptions({
    queryKey: [call.route, itemId, id],
    queryFn: async ({ signal }) => {
      const row = await send(call, { path: rowPath(call, id, itemId) }, { signal });
      if (row.id !== id) throw new Failure(texts.failure.noRow, { status: 404 });
      return row;
    },
  });

// Computed once, as all pages of a list have the same size.
let known: number | undefined;

/** Returns how many rows a page has at least, by the height of the window. */
const rowsInWindow = (): number => (known ??= Math.ceil(window.innerHeight / pageStep.height) * pageStep.rows);

/** Returns the infinite query of paginated rows. */
export const rowsQuery = <Row>(call: RowsCall<Row>, request: RowsRequest) =>
  infiniteQueryOptions({
    queryKey: [call.route, request],
    queryFn: async ({ pageParam, signal }): Promise<LoadedPage<Row>> => {
      const perPage = Math.max(Number(fixedQueryOf(call).perPage), rowsInWindow());
      const read = (wanted: PageRequest): Promise<Page<Row>> =>
        send(call, encodeRows(call, { ...request, perPage }, wanted), { signal });
      const page = await read(pageParam);
      return missesRows(pageParam, page) ? read({ page: pageParam.page }) : page;
    },
    initialPageParam: { page: 1 } as PageRequest,
    getNextPageParam: (last, all) => nextPage(last, all, request),
    // Comparing all loaded pages would slow down each further page.
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Returns the query of a collection's records by an id filter. */
export const relatedQuery = <Row>(call: RelatedCall<Row>, collection: string, filter: string, expand?: string) =>
  queryOptions({
    queryKey: [call.route, "related", collection, filter, expand],
    queryFn: async () =>
      (await send(call, { path: { collection }, query: { filter, ...(expand && { expand }) } })).items,
  });

/** Marks all answers of a call as stale, and refetches those that are shown. */
export const refetchCall = (queries: QueryClient, { route }: Pick<Call, "route">): void =>
  void queries.invalidateQueries({ queryKey: [route] });

/** Marks everything as stale, and refetches what is shown. */
export const refetchAll = (queries: QueryClient): void => void queries.invalidateQueries();
