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

/** What is asked of the backend: rows that are alike keep their order from page to page by a last key. */
export const stableSort = (sort: string): string => (readSort(sort).name === "id" ? sort : `${sort},-id`);
