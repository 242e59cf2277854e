import { refusalNames } from "../../../definitions/backend/answers";
import { generic } from "../../../definitions/backend/backend-limits";
import type { Call, Page } from "../../../definitions/language/call";
import { decodeErrors } from "../dialects/translate";
import { joinFilters } from "../filter/join-filters";
import { Failure, type FailureDetails } from "./failure";
import { pathParametersOf } from "./request";

// Differences between the backend's JSON and our types are handled only here and in answer.ts.

/** Scope of a row list: the parent item, the sort order and the filter. */
export interface RowsRequest {
  itemId?: string;
  sort: string;
  filter: string;
  /** Timestamp field that bounds later pages, so that new rows do not shift the pagination. */
  anchor?: string | undefined;
  /** Rows of a page, if not as many as the call says. */
  perPage?: number;
}

/** Parameters of one page: its number, the newest allowed timestamp and the previous total. */
export interface PageRequest {
  page: number;
  until?: string;
  total?: number;
}

/** Loaded page of rows. */
export interface LoadedPage<Row> extends Page<Row> {
  /** Rows removed since from this page and the pages before it. Later rows have moved up by this count. */
  removed?: number;
}

/**
 * Returns path and query of a list request. The item chosen in the sidebar fills the path; `requestOf` drops empty
 * parameters.
 */
export const encodeRows = (
  call: Call,
  { itemId = "", anchor, filter, ...rest }: RowsRequest,
  { page, until }: PageRequest,
) => ({
  path: Object.fromEntries(pathParametersOf(call).map((part) => [part, itemId])),
  query: { ...rest, filter: until === undefined ? filter : joinFilters(filter, `${anchor} <= "${until}"`), page },
});

/** Returns the path parameters of a call for one row: its id and the id of its parent item. */
export const rowPath = (call: Call, id: string, itemId: string): Record<string, string> =>
  Object.fromEntries(pathParametersOf(call).map((part) => [part, part === "id" ? id : itemId]));

/**
 * Returns the next page's parameters, or undefined after the last page. Removed rows can make the same page next again.
 * PocketBase repeats the last page past the end, so the total decides.
 */
export function nextPage(
  { page, perPage, totalItems, removed = 0 }: LoadedPage<unknown>,
  [first]: readonly Page<unknown>[],
  { anchor }: RowsRequest,
): PageRequest | undefined {
  const passed = page * perPage - removed;
  if (passed >= totalItems) return undefined;
  const next = Math.floor(passed / perPage) + 1;
  if (!anchor || !first) return { page: next };
  // The first row is not always the newest: rows created at the same time are stored in any order.
  const moments = first.items.map((row) => String((row as Readonly<Record<string, unknown>>)[anchor]));
  return { page: next, until: moments.toSorted().at(-1)!, total: first.totalItems };
}

/** Returns the number of rows that the next page adds. */
export function nextCount({ page, perPage, totalItems, removed = 0 }: LoadedPage<unknown>): number {
  const passed = page * perPage - removed;
  return Math.max(Math.min(perPage - (passed % perPage), totalItems - passed), 0);
}

/**
 * Returns whether a page bounded by a timestamp misses rows. A clock set back gives old rows later timestamps.
 * Requested by number alone, the page has them, with some duplicates.
 */
export const missesRows = ({ total = 0 }: PageRequest, { totalItems }: Page<unknown>): boolean => totalItems < total;

/**
 * Returns whether rows that others deleted moved unread rows onto pages already read. New rows only cause duplicates.
 * With an anchor only the oldest rows are deleted, so nothing moves.
 */
export const haveRowsShifted = (pages: readonly Page<unknown>[], { anchor }: RowsRequest): boolean =>
  !anchor && pages.some(({ totalItems }, index) => totalItems < (pages[index - 1]?.totalItems ?? 0));

/** Builds the Failure for a response with status 400 or above. */
export function decodeFailure(call: Call, status: number, body: unknown, rest: FailureDetails = {}): Failure {
  const answered = (typeof body === "object" && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  const { [refusalNames.message]: message, [refusalNames.data]: data } = answered;
  return new Failure(typeof message === "string" && message ? message : generic.message, {
    ...rest,
    status,
    data: decodeErrors(call, data ?? {}),
    answer: answered,
  });
}
