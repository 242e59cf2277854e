import { fileFormats } from "./model/exported-rows";
import type { RowPlan } from "./model/check-rows";
import type { ImportField } from "./model/import-fields";
import type { ReadFile } from "./model/imported-file";
import { markedJson } from "./model/written-numbers";
import { buildSkippedRowsTable, type SkippedRow } from "./model/skipped-rows";
import { csvOf } from "./write-rows";

/** Creates a file with the skipped rows, in the format of the imported file. */
export function createSkippedRowsFile(
  read: ReadFile,
  plans: readonly RowPlan[],
  fields: readonly ImportField[],
): { ending: string; file: Blob } {
  const { names, rows } = buildSkippedRowsTable(read, plans, fields);
  const { ending, type, before, between, after } = fileFormats[read.format];
  const lines =
    read.format === "csv"
      ? [csvOf(undefined, [names]), ...rows.map((row) => csvLine(row, names.length - 1))]
      : rows.map((row) => markedJson(objectOf(row, names)));
  return { ending, file: new Blob([before, lines.join(between), after], { type }) };
}

// Missing cells are appended as commas, because iterating over each column of a short row is slow.
const csvLine = ({ cells, reason, others }: SkippedRow, columns: number): string =>
  csvOf(undefined, [cells]) + ",".repeat(columns - cells.length + 1) + csvOf(undefined, [[reason, ...others]]);

// Sparse cells have only the record's own keys.
const objectOf = ({ cells, reason }: SkippedRow, names: readonly string[]): object =>
  Object.fromEntries([
    ...Object.keys(cells).map((index) => [names[Number(index)]!, cells[Number(index)]] as const),
    [names.at(-1)!, reason] as const,
  ]);
