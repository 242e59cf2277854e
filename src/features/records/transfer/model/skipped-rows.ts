import { recordImportTexts } from "../../../../../definitions/texts/record-import";
import type { RowPlan } from "./check-rows";
import { removeFormulaGuard } from "./exported-rows";
import { guessedTargets, type ImportField } from "./import-fields";
import type { RowProblem } from "./import-setup";
import type { ReadFile } from "./imported-file";

const problemTexts = (problems: readonly RowProblem[]): string[] =>
  problems.map(({ field, text }) => (field === undefined ? text : `${field}: ${text}`));

/** Skipped row: its cells, the reasons, and cells beyond the columns. */
export interface SkippedRow {
  cells: readonly unknown[];
  reason: string;
  others: readonly unknown[];
}

/**
 * Returns the skipped rows as a table with the reasons in a last column. Its name is unique and matches no field.
 * Surplus cells follow it.
 */
export function buildSkippedRowsTable(
  { columns, rows, format }: ReadFile,
  plans: readonly RowPlan[],
  fields: readonly ImportField[],
): { names: string[]; rows: SkippedRow[] } {
  const names = new Set(columns);
  let reason: string = recordImportTexts.reason;
  for (let n = 2; names.has(reason) || guessedTargets([reason], fields)[0] !== undefined; n++)
    reason = `${recordImportTexts.reason} ${n}`;
  const isCsv = format === "csv";
  const leftOut = plans
    .toSorted((one, other) => one.index - other.index)
    .map(({ index, problems }): SkippedRow => {
      const known = rows[index]?.cells ?? [];
      // JSON has no surplus cells, and its cells are sparse.
      const [cells, others] = isCsv
        ? [known.slice(0, columns.length).map(plain), known.slice(columns.length).map(plain)]
        : [known, []];
      return { cells, reason: problemTexts(problems).join(" "), others };
    });
  return { names: [...columns, reason], rows: leftOut };
}

// The export adds the apostrophe again.
const plain = (cell: unknown): unknown => (typeof cell === "string" ? removeFormulaGuard(cell) : cell);
