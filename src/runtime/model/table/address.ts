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
  /** The panel that is open over the page. */
  opened: Opened | undefined;
}

/** A panel that is open: its name in the address, the id of what it shows, and the tab that is chosen in it. */
export interface Opened {
  param: string;
  id: string;
  tab?: string | undefined;
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
    ...(opened && { [opened.param]: opened.id }),
    ...(opened?.tab !== undefined && { [tabParam]: opened.tab }),
  };
  return new URLSearchParams(parts).toString();
}

/** What the query of an address says of a table. */
export function readAddress(page: TablePage, asked: URLSearchParams): TableAddress {
  const query = withoutAliases(page, asked);
  return {
    item: (page.sidebar && query.get(page.sidebar.addressParam)) ?? "",
    filter: query.get("filter") ?? "",
    sort: (!page.fixedOrder && query.get("sort")) || page.sort,
    include: query.has("all") ? query.get("all") === "1" : undefined,
    range: readRange(query.get("range")),
    opened: readOpened(page, query),
  };
}

/** The query under the page's own names. */
function withoutAliases({ aliases = {} }: TablePage, asked: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(asked);
  for (const [alias, names] of Object.entries(aliases)) {
    const free = names.find((name) => !query.get(name));
    if (free !== undefined && query.get(alias)) query.set(free, query.get(alias)!);
  }
  return query;
}

/** What stands for the id of a row that is not there yet. */
export const newRow = "new";

/** What stands for the id of a new row that begins as a copy of another one. */
export const copyOf = (id: string): string => `${newRow}.${id}`;

/** The id of the row that a new one begins as a copy of, if it does. */
export const originalOf = (id: string): string | undefined =>
  id.startsWith(`${newRow}.`) ? id.slice(newRow.length + 1) : undefined;

/** The id of what a panel shows, if it is the one that is open. */
export const openedIn = ({ opened }: Pick<TableAddress, "opened">, panel: Panel | undefined): string | undefined =>
  opened && opened.param === panel?.addressParam ? opened.id : undefined;

/** A panel as one opens it for an id. */
export const openedFor = ({ addressParam }: Panel, id: string): Opened => ({ param: addressParam, id });

type Panel = { addressParam: string };

const tabParam = "tab";

// One panel at a time: what opens another one closes it.
function readOpened({ opens, transfer, sidebar }: TablePage, query: URLSearchParams): Opened | undefined {
  const panels = [opens, transfer?.export, transfer?.import, sidebar?.editor?.panel, sidebar?.preview];
  const params = panels.map((panel) => panel?.addressParam).filter((param) => param !== undefined);
  const param = params.find((each) => query.get(each));
  return param === undefined ? undefined : { param, id: query.get(param)!, tab: query.get(tabParam) ?? undefined };
}

/** Whether the query says all that an address of rows always says, under the page's own names. */
export const isComplete = (page: TablePage, query: URLSearchParams): boolean =>
  query.has("filter") &&
  (page.fixedOrder === true || Boolean(query.get("sort"))) &&
  !Object.keys(page.aliases ?? {}).some((alias) => query.has(alias));

// The last moment that a date can tell, in milliseconds.
const lastMoment = 8.64e15;

/** The span of time that an address names. What is none is none. */
export const readRange = (text: string | null): TableAddress["range"] => {
  const [from, to] = (/^(\d+)-(\d+)$/.exec(text ?? "") ?? []).slice(1).map(Number);
  return from !== undefined && to !== undefined && from < to && to <= lastMoment ? [from, to] : undefined;
};
