import type { SqlAnswer } from "../../../../definitions/types/sql";
import type { ColumnModel } from "../../../runtime/model/table/columns";
import { columnKind } from "./column-kind";
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
      // Widths are remembered by name.
      id: ids[index]!,
      name: valueKey(index),
      label: name,
      ...(type && { detail: type }),
      icon: isNumber ? "number" : "text",
      cell: isNumber ? "number" : "text",
      fixed: false,
      sorted: false,
      cellOptions: {},
    };
  });
}
