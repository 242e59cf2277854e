import { findMissingPaths } from "../../../values/json/path";
import type { ColumnModel } from "./columns";
import { readSort } from "./sort";

/** Column ids by their former names that no column has now. */
export type FormerNames = ReadonlyMap<string, string>;

/** Updates the former names after the columns changed. */
export function formerNames(
  before: FormerNames,
  were: readonly ColumnModel[],
  are: readonly ColumnModel[],
): FormerNames {
  const now = new Set(are.map(({ name }) => name));
  const all = [...before, ...were.map(({ name, id }) => [name, id] as const)];
  return new Map(all.filter(([name]) => !now.has(name)));
}

/** Replaces a renamed column's old name in a sort. */
export function renamedSort(sort: string, former: FormerNames, columns: readonly ColumnModel[]): string {
  const { name } = readSort(sort);
  const next = columns.find(({ id, sorted }) => sorted && id === former.get(name));
  return next ? `${sort.slice(0, -name.length)}${next.name}` : sort;
}

/** Returns whether a row was fetched before a rename, so that renamed columns would look empty. */
export const hasFormerNames = (row: object, former: FormerNames, columns: readonly ColumnModel[]): boolean =>
  lacksColumns(row, columns) && [...former.keys()].some((name) => Object.hasOwn(row, name));

/** Returns whether a row lacks the key of any column. */
export const lacksColumns = (row: object, columns: readonly ColumnModel[]): boolean =>
  findMissingPaths(
    row,
    columns.map(({ name }) => name),
  ).length > 0;
