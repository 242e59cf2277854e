import { cellsOf, fileFormats, formula, jsonOf, type FileFormat } from "./model/exported-rows";
import type { Row } from "../../../runtime/registry/cell";

/** Format and fields of an export file. */
export interface WrittenFile {
  format: FileFormat;
  names: readonly string[];
  /** Names of JSON fields. */
  jsonNames: ReadonlySet<string>;
}

/** Formats rows as a part of a file. The first part includes the head. */
export function textOfRows({ format, names, jsonNames }: WrittenFile, rows: readonly Row[], isFirst: boolean): string {
  const { before, between } = fileFormats[format];
  const head = isFirst ? before : rows.length > 0 ? between : "";
  if (format !== "csv") return head + rows.map((row) => jsonOf(row, names)).join(between);
  return (
    head +
    csvOf(
      isFirst ? names : undefined,
      rows.map((row) => cellsOf(row, names, jsonNames)),
    )
  );
}

/** Formats cells as CSV, after a line of names if given. Formulas are neutralised. */
export const csvOf = (names: readonly string[] | undefined, cells: readonly (readonly unknown[])[]): string =>
  [...(names ? [names] : []), ...cells].map((row) => row.map(csvCell).join(",")).join("\r\n");

function csvCell(value: unknown, column: number): string {
  if (value === null || value === undefined) return "";
  const isGuarded = typeof value === "string" && formula.test(value);
  const text = isGuarded ? `'${value}` : String(value);
  // Quotes distinguish a row with one empty cell from a blank line.
  const isEmptyRow = column === 0 && text === "";
  return isGuarded || isEmptyRow || /[",\r\n\uFEFF]|^ | $/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
