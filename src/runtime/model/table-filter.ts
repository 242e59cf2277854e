import type { TablePage } from "../../../definitions/language/table";
import { joinFilters } from "./filter";
import { isPlain, type Vocabulary } from "./filter-language";
import { plainSearch } from "./plain-search";
import { stamp } from "./stamp";

/** What a table's filter knows: all its keys, and plain words where it has fields to look for them in. */
export const vocabularyOf = ({ search: { keys = [], plain } }: TablePage): Vocabulary => ({
  names: keys.map((name) => ({ name })),
  closed: keys.length > 0,
  macros: ["@now"],
  ...(plain && { plainWords: true }),
});

interface Chosen {
  filter: string;
  /** What the preset leaves out is let in. */
  all: boolean;
  range?: readonly [from: number, to: number] | undefined;
}

/** The filter that is sent: the admin's own, the preset, the selected time. */
export function tableFilter({ search, include, chart }: TablePage, { filter, all, range }: Chosen): string {
  const own = search.plain && isPlain(filter) ? plainSearch(filter, search.plain) : filter;
  const preset = include && !all ? include.filterWhenOff : "";
  const [from, to] = range ?? [];
  const time = chart && range ? `${chart.time} >= "${stamp(from!)}" && ${chart.time} < "${stamp(to!)}"` : "";
  return joinFilters(own, preset, time);
}
