import { recordImportTexts } from "../../../../../definitions/texts/record-import";
import type { RowPlan } from "./check-rows";
import { withoutGuard } from "./exported-rows";
import { guessedTargets, type ImportField } from "./import-fields";
import type { RowProblem } from "./import-setup";
import type { ReadFile } from "./imported-file";

/** What is wrong with a row, in a sentence or more. */
const problemTexts = (problems: readonly RowProblem[]): string[] =>
  problems.map(({ field, text }) => (field === undefined ? text : `${field}: ${text}`));

/** A row that was left out: its cells, which may be fewer than the columns, its reasons, and its cells beyond the columns. */
export interface LeftOutRow {
  cells: readonly unknown[];
  reason: string;
  others: readonly unknown[];
}

/**
 * The rows that were left out as a file has them: each with its reasons in a last column, whose name no other has and which
 * would be taken for no field. Cells without a column stand behind that, where they are too many still.
 */
export function leftOutTable(
  { columns, rows, format }: ReadFile,
  plans: readonly RowPlan[],
  fields: readonly ImportField[],
): { names: string[]; rows: LeftOutRow[] } {
  const names = new Set(columns);
  let reason: string = recordImportTexts.reason;
  for (let n = 2; names.has(reason) || guessedTargets([reason], fields)[0] !== undefined; n++)
    reason = `${recordImportTexts.reason} ${n}`;
  const isCsv = format === "csv";
  const leftOut = plans
    .toSorted((one, other) => one.index - other.index)
    .map(({ index, problems }): LeftOutRow => {
      const found = rows[index]?.cells ?? [];
      // JSON has no cell beyond its columns, and its cells are sparse.
      const [cells, others] = isCsv
        ? [found.slice(0, columns.length).map(plain), found.slice(columns.length).map(plain)]
        : [found, []];
      return { cells, reason: problemTexts(problems).join(" "), others };
    });
  return { names: [...columns, reason], rows: leftOut };
}

// What kept it from being run is put before it once more when it is written.
const plain = (cell: unknown): unknown => (typeof cell === "string" ? withoutGuard(cell) : cell);
