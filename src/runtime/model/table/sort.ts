/** A sort by one column: "-created" is newest first. */
export interface SortParts {
  name: string;
  descending: boolean;
}

/** Reads a sort as the address has it; ascending may carry a plus. */
export const readSort = (text: string): SortParts => ({
  name: text.replace(/^[+-]/, ""),
  descending: text.startsWith("-"),
});

/** In which way rows are ordered by a column. */
export type SortDirection = "ascending" | "descending";

/** In which way a sort orders rows by a column, if it does. */
export function orderBy(sort: string, column: string): SortDirection | undefined {
  const { name, descending } = readSort(sort);
  if (name !== column) return undefined;
  return descending ? "descending" : "ascending";
}

/** The sort after a click on a heading: newest or largest first, then the other way around. */
export const nextSort = (name: string, now: SortDirection | undefined): string =>
  now === "descending" ? `+${name}` : `-${name}`;

/** What is asked of the backend: rows that are alike keep their order from page to page by a last key. */
export const stableSort = (sort: string): string => (readSort(sort).name === "id" ? sort : `${sort},-id`);
