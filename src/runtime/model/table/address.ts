import type { TablePage } from "../../../../definitions/language/table";

/** What the address says of a table. */
export interface TableAddress {
  /** The item that is chosen beside it, by its id or its name. */
  item: string;
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
  const { item = "", filter = "", sort = page.sort, include, range, opened } = address;
  const parts = {
    ...(page.sidebar && { [page.sidebar.addressParam]: item }),
    filter,
    ...(!page.fixedOrder && { sort }),
    ...(include !== undefined && { all: include ? "1" : "0" }),
    ...(range && { range: range.join("-") }),
    ...(page.opens && opened !== undefined && { [page.opens.addressParam]: opened }),
  };
  return new URLSearchParams(parts).toString();
}

/** What the query of an address says of a table. */
export const readAddress = (page: TablePage, query: URLSearchParams): TableAddress => ({
  item: (page.sidebar && query.get(page.sidebar.addressParam)) ?? "",
  filter: query.get("filter") ?? "",
  sort: (!page.fixedOrder && query.get("sort")) || page.sort,
  include: query.has("all") ? query.get("all") === "1" : undefined,
  range: rangeIn(query.get("range")),
  opened: (page.opens && query.get(page.opens.addressParam)) || undefined,
});

/** Whether the query says all that an address of rows always says. */
export const isComplete = (page: TablePage, query: URLSearchParams): boolean =>
  query.has("filter") && (page.fixedOrder === true || Boolean(query.get("sort")));

// The last moment that a date can tell, in milliseconds.
const lastMoment = 8.64e15;

// What is no span of time is none.
const rangeIn = (text: string | null): TableAddress["range"] => {
  const [from, to] = (/^(\d+)-(\d+)$/.exec(text ?? "") ?? []).slice(1).map(Number);
  return from !== undefined && to !== undefined && from < to && to <= lastMoment ? [from, to] : undefined;
};
