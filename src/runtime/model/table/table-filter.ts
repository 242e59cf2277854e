import type { TablePage } from "../../../../definitions/language/table";
import { joinFilters } from "../../../backend/filter/join-filters";
import { backendTime } from "../../../values/time/moment";
import { isWordSearch, wordSearch, type WordSearch } from "../../../backend/filter/word-search";

import type { TableAddress } from "./address";
import { stableSort } from "./sort";

interface FilterChoices {
  filter: string;
  /** Includes rows that the preset filter excludes. */
  all: boolean;
  range?: readonly [from: number, to: number] | undefined;
}

/** Builds the filter to send: the admin's, the preset and the time range. */
export function tableFilter({ search, presetFilter, chart }: TablePage, { filter, all, range }: FilterChoices): string {
  const own = wordsIn(search, filter)?.filter ?? filter;
  const preset = presetFilter && !all ? presetFilter.filterWhenOff : "";
  const [from, to] = range ?? [];
  const time =
    chart && range ? `${chart.time} >= "${backendTime(from!)}" && ${chart.time} < "${backendTime(to!)}"` : "";
  return joinFilters(own, preset, time);
}

/** Returns the word search for a filter of plain words, if the page supports it. */
export const wordsIn = ({ wordSearchIn }: TablePage["search"], filter: string): WordSearch | undefined =>
  wordSearchIn && isWordSearch(filter) ? wordSearch(filter, wordSearchIn) : undefined;

/** Returns whether the filter depends on the selected item's columns. */
export const needsItem = ({ search }: TablePage, filter: string): boolean =>
  search.wordSearchCells !== undefined && isWordSearch(filter);

/** Builds the list request for a URL. `all` includes rows that the preset excludes. */
export const rowsRequest = (page: TablePage, { item, sort, filter, range }: Asked, all: boolean) => ({
  ...(page.sidebar && { itemId: item }),
  sort: sentSort(page, sort),
  filter: tableFilter(page, { filter, all, range }),
  ...(page.anchor !== undefined && { anchor: page.anchor }),
});

/** Returns the sort to send. Rows without a sort of their own keep the backend's order until the admin chooses one. */
export const sentSort = (page: TablePage, sort: string): string => {
  if (page.readOnly && sort === page.sort) return "";
  return page.fixedOrder ? sort : stableSort(sort);
};

type Asked = Pick<TableAddress, "item" | "sort" | "filter" | "range">;
