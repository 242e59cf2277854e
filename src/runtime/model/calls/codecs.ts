import { generic } from "../../../../definitions/backend/limits";
import type { Page } from "../../../../definitions/language/call";
import type { Admin, SignedIn } from "../../../../definitions/types/admin";
import { joinFilters } from "../filter/join-filters";
import { Failure, type FailedRequest } from "./failure";

// Where the backend's JSON and our types differ, the difference is settled here and nowhere else.

/** A session as it is stored: the token, and the admin whose it is. */
export interface Session {
  token: string;
  model: Admin;
}

/** The session in the backend's answer to a sign-in. */
export const decodeSession = ({ token, admin }: SignedIn): Session => ({ token, model: admin });

/** Which rows are asked for: of which item, in which order, under which filter. */
export interface RowsRequest {
  of?: string;
  sort: string;
  filter: string;
  /** The moment of a row, where newer rows must not push the pages on. */
  anchor?: string | undefined;
}

/** A page of rows: its number, and the newest moment that any of them may have. */
export interface PageRequest {
  page: number;
  until?: string;
}

/** How the backend is asked for a page of rows. What is empty is left out on the way. */
export const encodeRows = ({ of, anchor, filter, ...asked }: RowsRequest, { page, until }: PageRequest) => ({
  ...asked,
  collection: of,
  filter: until === undefined ? filter : joinFilters(filter, `${anchor} <= "${until}"`),
  page,
});

/** The next page. Past its end the backend repeats the last one, so its total decides. */
export function nextPage(
  { page, totalPages }: Page<unknown>,
  [first]: readonly Page<unknown>[],
  { anchor }: RowsRequest,
): PageRequest | undefined {
  if (page >= totalPages) return undefined;
  if (!anchor || !first) return { page: page + 1 };
  // The first row need not be the newest: what came at once is not stored in its order.
  const moments = first.items.map((row) => String((row as Readonly<Record<string, unknown>>)[anchor]));
  return { page: page + 1, until: moments.toSorted().at(-1)! };
}

/** The failure that an answer of 400 or above tells. */
export function decodeFailure(status: number, body: unknown, request?: FailedRequest): Failure {
  const { message, data } = (typeof body === "object" && body !== null ? body : {}) as {
    message?: unknown;
    data?: unknown;
  };
  return new Failure(typeof message === "string" && message ? message : generic.message, {
    status,
    data: data ?? {},
    request,
  });
}
