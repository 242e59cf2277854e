import { useEffect, useMemo, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import type { TablePage } from "../../../../definitions/language/table";

/** What the address says of a table. */
export interface TableAddress {
  /** The entry of the list beside it. */
  entry: string;
  filter: string;
  sort: string;
  /** What a preset filter leaves out is let in; undefined where the address leaves it to what is remembered. */
  include: boolean | undefined;
  /** The span that the chart selects, in milliseconds. */
  range: readonly [from: number, to: number] | undefined;
  /** The row whose panel is open. */
  opened: string | undefined;
}

/** The query of a table's address, in one order. */
export function queryOf(page: TablePage, address: Partial<TableAddress>): string {
  const { entry = "", filter = "", sort = page.sort, include, range, opened } = address;
  const parts = {
    ...(page.sidebar && { [page.sidebar.addressParam]: entry }),
    filter,
    ...(!page.fixedOrder && { sort }),
    ...(include !== undefined && { all: include ? "1" : "0" }),
    ...(range && { range: range.join("-") }),
    ...(page.opens && opened !== undefined && { [page.opens.addressParam]: opened }),
  };
  return new URLSearchParams(parts).toString();
}

// The last moment that a date can tell, in milliseconds.
const lastMoment = 8.64e15;

// What is no span of time is none.
const rangeIn = (text: string | null): TableAddress["range"] => {
  const [from, to] = (/^(\d+)-(\d+)$/.exec(text ?? "") ?? []).slice(1).map(Number);
  return from !== undefined && to !== undefined && from < to && to <= lastMoment ? [from, to] : undefined;
};

/** The table's address: read at any time, and changed by a step that Back takes back. */
export function useTableAddress(page: TablePage) {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(
    (): TableAddress => ({
      entry: (page.sidebar && query.get(page.sidebar.addressParam)) ?? "",
      filter: query.get("filter") ?? "",
      sort: (!page.fixedOrder && query.get("sort")) || page.sort,
      include: query.has("all") ? query.get("all") === "1" : undefined,
      range: rangeIn(query.get("range")),
      opened: (page.opens && query.get(page.opens.addressParam)) || undefined,
    }),
    [query, page],
  );
  const { state } = useLocation() as { state: { opener?: true } | null };
  const navigate = useNavigate();
  const go = (change: Partial<TableAddress>, replace = false): void => {
    const next = queryOf(page, { ...address, ...change });
    // Who is already on the way to another page must not be called back.
    if (window.location.hash.slice(1).split("?")[0] !== page.route) return;
    const opened = change.opened !== undefined && (address.opened === undefined || state?.opener);
    if (next !== query.toString()) setQuery(next, { replace, state: opened ? { opener: true } : null });
  };
  /** Closes the panel of the opened row: back to where it was opened, so that Back does not open it again. */
  const closing = useRef(false);
  useEffect(() => {
    closing.current = false;
  });
  const close = (): void => {
    // A second press before the first one is done must not go on to what was before the page.
    if (closing.current) return;
    closing.current = true;
    if (state?.opener) void navigate(-1);
    else go({ opened: undefined }, true);
  };
  const complete = query.has("filter") && (page.fixedOrder === true || Boolean(query.get("sort")));
  return { address, go, close, complete };
}
