import { refusalNames } from "../../../../definitions/backend/answers";
import { generic } from "../../../../definitions/backend/limits";
import type { Call, Page } from "../../../../definitions/language/call";
import { decodeErrors } from "../version/dialects";
import { joinFilters } from "../filter/join-filters";
import { Failure, type FailureDetails } from "./failure";
import { partsOf } from "./request";

// Where the backend's JSON and our types differ, the difference is settled here and in answer.ts, and nowhere else.

/** Which rows are asked for: of which item, in which order, under which filter. */
export interface RowsRequest {
  itemId?: string;
  sort: string;
  filter: string;
  /** The moment of a row, where newer rows must not push the pages on. */
  anchor?: string | undefined;
}

/** A page of rows: its number, the newest moment that any of them may have, and how many rows there were before. */
export interface PageRequest {
  page: number;
  until?: string;
  total?: number;
}

/** A page of rows that has been read. */
export interface LoadedPage<Row> extends Page<Row> {
  /** How many rows of it and of the pages before it have been removed since: so many of those behind them have moved up. */
  removed?: number;
}

/** How a call is asked for a page of rows. The item chosen in a sidebar is the part of its path. What is empty is left out on the way. */
export const encodeRows = (
  call: Call,
  { itemId = "", anchor, filter, ...rest }: RowsRequest,
  { page, until }: PageRequest,
) => ({
  path: Object.fromEntries(partsOf(call).map((part) => [part, itemId])),
  query: { ...rest, filter: until === undefined ? filter : joinFilters(filter, `${anchor} <= "${until}"`), page },
});

/** The parts of the path of a call for one row: its id, and that of the item whose row it is. */
export const rowPath = (call: Call, id: string, itemId: string): Record<string, string> =>
  Object.fromEntries(partsOf(call).map((part) => [part, part === "id" ? id : itemId]));

/** The next page; the same once more where rows that were removed have let others move up into it. Past its end the backend repeats the last one, so its total decides. */
export function nextPage(
  { page, perPage, totalItems, removed = 0 }: LoadedPage<unknown>,
  [first]: readonly Page<unknown>[],
  { anchor }: RowsRequest,
): PageRequest | undefined {
  const passed = page * perPage - removed;
  if (passed >= totalItems) return undefined;
  const next = Math.floor(passed / perPage) + 1;
  if (!anchor || !first) return { page: next };
  // The first row need not be the newest: what came at once is not stored in its order.
  const moments = first.items.map((row) => String((row as Readonly<Record<string, unknown>>)[anchor]));
  return { page: next, until: moments.toSorted().at(-1)!, total: first.totalItems };
}

/** How many rows the next page adds to those before it. */
export function nextCount({ page, perPage, totalItems, removed = 0 }: LoadedPage<unknown>): number {
  const passed = page * perPage - removed;
  return Math.max(Math.min(perPage - (passed % perPage), totalItems - passed), 0);
}

/**
 * Whether a page that was read up to a moment misses rows: a clock that was set back gives older rows later moments. By
 * its number alone it has them, if also some that came before.
 */
export const missesRows = ({ total = 0 }: PageRequest, { totalItems }: Page<unknown>): boolean => totalItems < total;

/** Whether rows that somebody else has removed let others move up, past what was read by then. New ones push rows back, and those come twice. Where there is an anchor only the last rows go, the oldest. */
export const haveMovedUp = (pages: readonly Page<unknown>[], { anchor }: RowsRequest): boolean =>
  !anchor && pages.some(({ totalItems }, index) => totalItems < (pages[index - 1]?.totalItems ?? 0));

/** The failure that an answer of 400 or above to a call tells. */
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
