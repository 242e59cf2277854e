import type { TablePage } from "../../../../definitions/language/table";
import { joinFilters } from "../filter/join-filters";
import { backendTime } from "../values/time/backend-time";
import { isWordSearch } from "../filter/is-word-search";
import { wordSearch, type WordSearch } from "../filter/word-search";
import type { TableAddress } from "./address";
import { stableSort } from "./sort";

interface FilterChoices {
  filter: string;
  /** What the preset leaves out is let in. */
  all: boolean;
  range?: readonly [from: number, to: number] | undefined;
}

/** The filter that is sent: the admin's own, the preset, the selected time. */
export function tableFilter({ search, presetFilter, chart }: TablePage, { filter, all, range }: FilterChoices): string {
  const own = wordsIn(search, filter)?.filter ?? filter;
  const preset = presetFilter && !all ? presetFilter.filterWhenOff : "";
  const [from, to] = range ?? [];
  const time =
    chart && range ? `${chart.time} >= "${backendTime(from!)}" && ${chart.time} < "${backendTime(to!)}"` : "";
  return joinFilters(own, preset, time);
}

/** The search that a filter of plain words is, where they are looked for. */
export const wordsIn = ({ wordSearchIn }: TablePage["search"], filter: string): WordSearch | undefined =>
  wordSearchIn && isWordSearch(filter) ? wordSearch(filter, wordSearchIn) : undefined;

/** Whether it depends on the chosen item what a filter asks for. */
export const needsItem = ({ search }: TablePage, filter: string): boolean =>
  search.wordSearchCells !== undefined && isWordSearch(filter);

/** Which rows an address asks for; `all` says whether what the preset leaves out is let in. */
export const rowsRequest = (page: TablePage, { item, sort, filter, range }: Asked, all: boolean) => ({
  ...(page.sidebar && { itemId: item }),
  sort: sentSort(page, sort),
  filter: tableFilter(page, { filter, all, range }),
  ...(page.anchor !== undefined && { anchor: page.anchor }),
});

/** The order that is sent. Rows without an order of their own stay as the backend has them, until one is chosen. */
export const sentSort = (page: TablePage, sort: string): string => {
  if (page.readOnly && sort === page.sort) return "";
  return page.fixedOrder ? sort : stableSort(sort);
};

type Asked = Pick<TableAddress, "item" | "sort" | "filter" | "range">;
