import { recordImportTexts } from "../../../../definitions/texts/record-import";
import type { RowPlan } from "./check-rows";
import { withoutGuard } from "./exported-rows";
import { guessedTargets, type ImportField } from "./import-fields";
import type { RowProblem } from "./import-setup";
import type { ReadFile } from "./imported-file";

/** What is wrong with a row, in a sentence or more. */
const problemTexts = (problems: readonly RowProblem[]): string[] =>
  problems.map(({ field, text }) => (field === undefined ? text : `${field}: ${text}`));

/**
 * The rows that were left out as a file has them: each with its reasons in a last column, whose name no other has and which
 * would be taken for no field. Cells without a column stand behind that, where they are too many still.
 */
export function leftOutTable(
  { columns, rows, format }: ReadFile,
  plans: readonly RowPlan[],
  fields: readonly ImportField[],
) {
  let reason: string = recordImportTexts.reason;
  for (let n = 2; columns.includes(reason) || guessedTargets([reason], fields)[0] !== undefined; n++)
    reason = `${recordImportTexts.reason} ${n}`;
  const cells = plans
    .toSorted((one, other) => one.index - other.index)
    .map(({ index, problems }) => {
      const found = rows[index]?.cells ?? [];
      const [own, others] = [columns.map((_, at) => found[at]), found.slice(columns.length)].map((some) =>
        some.map((cell) => plain(cell, format === "csv")),
      );
      return [...own!, problemTexts(problems).join(" "), ...others!];
    });
  return { names: [...columns, reason], cells };
}

// What kept it from being run is put before it once more when it is written.
const plain = (cell: unknown, isCsv: boolean): unknown =>
  isCsv && typeof cell === "string" ? withoutGuard(cell) : cell;
