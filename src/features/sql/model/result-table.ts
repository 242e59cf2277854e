import type { SqlAnswer } from "../../../../definitions/types/sql";
import type { ColumnModel } from "../../../runtime/model/table/columns";
import { readSort } from "../../../runtime/model/table/sort";
import { columnKind, dateOf, type ColumnKind } from "./column-kind";
import { columnNames } from "./result-file";

/** Row of a result: its values under "c0", "c1" and so on, as columns may share a name. */
export type ResultRow = Readonly<Record<string, string | null>> & { id: string };

/** Key of a column's values in a row. */
const valueKey = (column: number): string => `c${column}`;

/** Returns the rows of an answer for a table. */
export const resultRows = ({ rows }: SqlAnswer): ResultRow[] =>
  rows.map((values, index) => ({
    ...Object.fromEntries(values.map((value, column) => [valueKey(column), value])),
    id: String(index),
  }));

/** Returns the columns of an answer for a table. Numbers are aligned right. */
export function resultColumns(answer: SqlAnswer): ColumnModel[] {
  const ids = columnNames(answer);
  return answer.columns.map(({ name, type }, index) => {
    const isNumber = columnKind(answer.rows.map((row) => row[index] ?? null)) === "number";
    return {
      // Widths are remembered by name. A name such as "constructor" must not be found in every object.
      id: `@${ids[index]}`,
      name: valueKey(index),
      label: name || ids[index]!,
      ...(type && { detail: type }),
      icon: isNumber ? "number" : "text",
      cell: isNumber ? "number" : "text",
      fixed: false,
      sorted: true,
      cellOptions: {},
    };
  });
}

/** Returns the index of the column by which rows are sorted, such as by "-c0"; -1 if they are not sorted. */
export const sortedColumn = ({ columns }: SqlAnswer, sort: string): number =>
  columns.findIndex((_, column) => valueKey(column) === readSort(sort).name);

/**
 * Returns an answer with its rows sorted. Numbers and dates are compared by value, texts as the database does. NULL is
 * last in both directions.
 */
export function sortedAnswer(answer: SqlAnswer, sort: string): SqlAnswer {
  const column = sortedColumn(answer, sort);
  if (column < 0) return answer;
  const compare = comparisons[columnKind(answer.rows.map((row) => row[column] ?? null))];
  const sign = readSort(sort).descending ? -1 : 1;
  const rows = answer.rows.toSorted((one, other) => {
    const [a, b] = [one[column] ?? null, other[column] ?? null];
    return a === null || b === null ? Number(a === null) - Number(b === null) : sign * compare(a, b);
  });
  return { ...answer, rows };
}

const whole = /^-?\d+$/;

const comparisons: Readonly<Record<ColumnKind, (a: string, b: string) => number>> = {
  // Whole numbers may have more digits than JavaScript keeps.
  number: (a, b) => (whole.test(a) && whole.test(b) ? Number(BigInt(a) - BigInt(b)) : Number(a) - Number(b)),
  date: (a, b) => dateOf(a)! - dateOf(b)!,
  text: (a, b) => (a < b ? -1 : Number(a > b)),
};
