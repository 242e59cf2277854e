import type { TablePage } from "../../../../definitions/language/table";

/** State of a table in the URL. */
export interface TableAddress {
  /** Id or name of the item selected in the sidebar. */
  item: string;
  filter: string;
  sort: string;
  /** Whether to include rows that the preset filter excludes. undefined means the remembered choice. */
  include: boolean | undefined;
  /** Time range selected in the chart, in milliseconds. */
  range: readonly [from: number, to: number] | undefined;
  /** Name of the view, or the columns of a link as JSON; "" if the admin wants none, not even the default. */
  view: string | undefined;
  /** Panel that is open over the page. */
  opened: Opened | undefined;
}

/** Open panel: its query parameter, the id of its content, and its selected tab. */
export interface Opened {
  param: string;
  id: string;
  tab?: string | undefined;
}

/** Builds the URL query of a table, in a fixed order of parameters. */
export function queryOf(page: TablePage, address: Partial<TableAddress>): string {
  const { item = "", filter = "", sort = page.sort, include, range, view, opened } = address;
  const parts = {
    ...(page.sidebar && { [page.sidebar.addressParam]: item }),
    filter,
    ...(!page.fixedOrder && { sort }),
    ...(include !== undefined && { all: include ? "1" : "0" }),
    ...(range && { range: range.join("-") }),
    ...(view !== undefined && { view }),
    ...(opened && { [opened.param]: opened.id }),
    ...(opened?.tab !== undefined && { [tabParam]: opened.tab }),
  };
  return new URLSearchParams(parts).toString();
}

/** Reads a table's state from the URL query. */
export function readAddress(page: TablePage, asked: URLSearchParams): TableAddress {
  const query = withoutAliases(page, asked);
  return {
    item: (page.sidebar && query.get(page.sidebar.addressParam)) ?? "",
    filter: query.get("filter") ?? "",
    sort: (!page.fixedOrder && query.get("sort")) || page.sort,
    include: query.has("all") ? query.get("all") === "1" : undefined,
    range: readRange(query.get("range")),
    view: query.get("view") ?? undefined,
    opened: readOpened(page, query),
  };
}

/** Replaces alias parameters by the page's own. */
function withoutAliases({ aliases = {} }: TablePage, asked: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(asked);
  for (const [alias, names] of Object.entries(aliases)) {
    const free = names.find((name) => !query.get(name));
    if (free !== undefined && query.get(alias)) query.set(free, query.get(alias)!);
  }
  return query;
}

/** Id that represents a new row. */
export const newRow = "new";

/** Returns the id that represents a copy of a row. */
export const copyOf = (id: string): string => `${newRow}.${id}`;

/** Returns the id of the row that a new row copies, or undefined. */
export const originalOf = (id: string): string | undefined =>
  id.startsWith(`${newRow}.`) ? id.slice(newRow.length + 1) : undefined;

/** Returns the id that a panel shows, or undefined if the panel is closed. */
export const openedIn = ({ opened }: Pick<TableAddress, "opened">, panel: Panel | undefined): string | undefined =>
  opened && opened.param === panel?.addressParam ? opened.id : undefined;

/** Opens a panel for an id. */
export const openedFor = ({ addressParam }: Panel, id: string): Opened => ({ param: addressParam, id });

type Panel = { addressParam: string };

const tabParam = "tab";

// Only one panel is open at a time.
function readOpened({ opens, transfer, sidebar }: TablePage, query: URLSearchParams): Opened | undefined {
  const panels = [opens, transfer?.export, transfer?.import, sidebar?.editor?.panel, sidebar?.preview];
  const params = panels.map((panel) => panel?.addressParam).filter((param) => param !== undefined);
  const param = params.find((each) => query.get(each));
  return param === undefined ? undefined : { param, id: query.get(param)!, tab: query.get(tabParam) ?? undefined };
}

/** Returns whether the query has all required parameters and no aliases. */
export const isCompleteQuery = (page: TablePage, query: URLSearchParams): boolean =>
  query.has("filter") &&
  (page.fixedOrder === true || Boolean(query.get("sort"))) &&
  !Object.keys(page.aliases ?? {}).some((alias) => query.has(alias));

// Largest timestamp of a JavaScript Date, in milliseconds.
const lastMoment = 8.64e15;

/** Parses a time range; undefined if it is invalid. */
export const readRange = (text: string | null): TableAddress["range"] => {
  const [from, to] = (/^(\d+)-(\d+)$/.exec(text ?? "") ?? []).slice(1).map(Number);
  return from !== undefined && to !== undefined && from < to && to <= lastMoment ? [from, to] : undefined;
};
