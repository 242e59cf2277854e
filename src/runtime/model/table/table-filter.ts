import { macros } from "../../../../definitions/backend/filter";
import { comparedAs } from "../../../../definitions/backend/filter-pitfalls";
import type { TablePage } from "../../../../definitions/language/table";
import { joinFilters } from "../filter/join-filters";
import { isWordSearch, type Vocabulary, type VocabularyName } from "../filter/parse-filter";
import { backendTime } from "../values/backend-time";
import { wordSearch } from "../filter/word-search";
import type { TableAddress } from "./address";
import type { ColumnModel } from "./columns";
import { stableSort } from "./sort";

/**
 * What a table's filter knows: the keys that its page names, which then are all; without, its columns, and more names than these may
 * work, as a relation leads on to other fields. Plain words where it has fields to look for them in.
 */
export const vocabularyOf = (
  { search: { keys, wordSearchIn } }: TablePage,
  columns: readonly ColumnModel[] = [],
): Vocabulary => ({
  names:
    keys?.map((key) => ({ ...valuesOf(columns.find(({ name }) => name === key)), name: key })) ?? columns.map(namedBy),
  closed: keys !== undefined,
  macros,
  ...(wordSearchIn && { wordSearch: true }),
});

const namedBy = (column: ColumnModel): VocabularyName => ({
  ...valuesOf(column),
  name: column.name,
  detail: column.cell,
});

function valuesOf(column: ColumnModel | undefined): Pick<VocabularyName, "compared" | "choices"> {
  if (!column) return {};
  const { cell, several, choices } = column;
  const compared = several ? "several" : choices ? "choice" : comparedAs[cell];
  return { ...(compared && { compared }), ...(choices && { choices }) };
}

interface FilterChoices {
  filter: string;
  /** What the preset leaves out is let in. */
  all: boolean;
  range?: readonly [from: number, to: number] | undefined;
}

/** The filter that is sent: the admin's own, the preset, the selected time. */
export function tableFilter({ search, presetFilter, chart }: TablePage, { filter, all, range }: FilterChoices): string {
  const own = search.wordSearchIn && isWordSearch(filter) ? wordSearch(filter, search.wordSearchIn) : filter;
  const preset = presetFilter && !all ? presetFilter.filterWhenOff : "";
  const [from, to] = range ?? [];
  const time =
    chart && range ? `${chart.time} >= "${backendTime(from!)}" && ${chart.time} < "${backendTime(to!)}"` : "";
  return joinFilters(own, preset, time);
}

/** Which rows an address asks for; `all` says whether what the preset leaves out is let in. */
export const rowsRequest = (page: TablePage, { item, sort, filter, range }: Asked, all: boolean) => ({
  ...(page.sidebar && { of: item }),
  sort: page.fixedOrder ? sort : stableSort(sort),
  filter: tableFilter(page, { filter, all, range }),
  ...(page.anchor !== undefined && { anchor: page.anchor }),
});

type Asked = Pick<TableAddress, "item" | "sort" | "filter" | "range">;
