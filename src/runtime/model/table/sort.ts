/** Sort by one column; "-created" is descending. */
export interface SortParts {
  name: string;
  descending: boolean;
}

/** Parses a sort from the URL. A leading "+" is allowed. */
export const readSort = (text: string): SortParts => ({
  name: text.replace(/^[+-]/, ""),
  descending: text.startsWith("-"),
});

/** Adds the id as last key, so that equal rows keep their order across pages. */
export const stableSort = (sort: string): string => (readSort(sort).name === "id" ? sort : `${sort},-id`);
