import { fileFormats } from "./model/exported-rows";
import type { RowPlan } from "./model/check-rows";
import type { ImportField } from "./model/import-fields";
import type { ReadFile } from "./model/imported-file";
import { markedJson } from "./model/long-numbers";
import { leftOutTable, type LeftOutRow } from "./model/left-out";
import { csvOf } from "./write-rows";

/** The rows that were left out, in a file like the one that they come from. */
export function leftOutFile(
  read: ReadFile,
  plans: readonly RowPlan[],
  fields: readonly ImportField[],
): { ending: string; file: Blob } {
  const { names, rows } = leftOutTable(read, plans, fields);
  const { ending, type, before, between, after } = fileFormats[read.format];
  const lines =
    read.format === "csv"
      ? [csvOf(undefined, [names]), ...rows.map((row) => csvLine(row, names.length - 1))]
      : rows.map((row) => markedJson(objectOf(row, names)));
  return { ending, file: new Blob([before, lines.join(between), after], { type }) };
}

// The writer of CSV would take a step for each column that a short row has no cell in.
const csvLine = ({ cells, reason, others }: LeftOutRow, columns: number): string =>
  csvOf(undefined, [cells]) + ",".repeat(columns - cells.length + 1) + csvOf(undefined, [[reason, ...others]]);

// The keys of sparse cells are those that the record has.
const objectOf = ({ cells, reason }: LeftOutRow, names: readonly string[]): object =>
  Object.fromEntries([
    ...Object.keys(cells).map((index) => [names[Number(index)]!, cells[Number(index)]] as const),
    [names.at(-1)!, reason] as const,
  ]);
