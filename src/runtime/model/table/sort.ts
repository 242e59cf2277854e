/** A sort by one column: "-created" is newest first. */
export interface Sort {
  name: string;
  descending: boolean;
}

/** Reads a sort as the address has it; ascending may carry a plus. */
export const readSort = (text: string): Sort => ({
  name: text.replace(/^[+-]/, ""),
  descending: text.startsWith("-"),
});

/** The sort after a click on a heading: newest or largest first, then the other way around. */
export const nextSort = (current: string, name: string): string =>
  readSort(current).name === name && readSort(current).descending ? `+${name}` : `-${name}`;

/** What is asked of the backend: rows that are alike keep their order from page to page by a last key. */
export const stableSort = (sort: string): string => (readSort(sort).name === "id" ? sort : `${sort},-id`);
