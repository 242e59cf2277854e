import { lackedNames } from "../values/json/path";
import type { ColumnModel } from "./columns";
import { readSort } from "./sort";

/** The ids of columns, by names that they had before and that no column has now. */
export type FormerNames = ReadonlyMap<string, string>;

/** The former names once other columns stand in the place of those that there were. */
export function formerNames(
  before: FormerNames,
  were: readonly ColumnModel[],
  are: readonly ColumnModel[],
): FormerNames {
  const now = new Set(are.map(({ name }) => name));
  const all = [...before, ...were.map(({ name, id }) => [name, id] as const)];
  return new Map(all.filter(([name]) => !now.has(name)));
}

/** A sort by the name that its column has now. */
export function renamedSort(sort: string, former: FormerNames, columns: readonly ColumnModel[]): string {
  const { name } = readSort(sort);
  const next = columns.find(({ id, sorted }) => sorted && id === former.get(name));
  return next ? `${sort.slice(0, -name.length)}${next.name}` : sort;
}

/** Whether a row was read before its columns got the names that they have: under these it would seem to have no values. */
export const hasFormerNames = (row: object, former: FormerNames, columns: readonly ColumnModel[]): boolean =>
  lacksNames(row, columns) && [...former.keys()].some((name) => Object.hasOwn(row, name));

/** Whether a row has not got what a column is to show, not even empty. */
export const lacksNames = (row: object, columns: readonly ColumnModel[]): boolean =>
  lackedNames(
    row,
    columns.map(({ name }) => name),
  ).length > 0;
