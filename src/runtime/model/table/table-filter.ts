import { macros } from "../../../../definitions/backend/filter";
import type { TablePage } from "../../../../definitions/language/table";
import { joinFilters } from "../filter/join-filters";
import { isWordSearch, type Vocabulary } from "../filter/parse-filter";
import { backendTime } from "../values/backend-time";
import { wordSearch } from "../filter/word-search";

/** What a table's filter knows: all its keys, and plain words where it has fields to look for them in. */
export const vocabularyOf = ({ search: { keys = [], wordSearchIn } }: TablePage): Vocabulary => ({
  names: keys.map((name) => ({ name })),
  closed: keys.length > 0,
  macros,
  ...(wordSearchIn && { wordSearch: true }),
});

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
