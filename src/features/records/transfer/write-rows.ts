import { cellsOf, fileFormats, formula, jsonOf, type FileFormat } from "./model/exported-rows";
import type { Row } from "../../../runtime/registry/cell";

/** What a file of records has, and how it is written. */
export interface WrittenFile {
  format: FileFormat;
  names: readonly string[];
  /** The names of fields of JSON. */
  jsonNames: ReadonlySet<string>;
}

/** Rows as a part of the text of a file. The first part has what stands before all rows. */
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

/** Cells as CSV, with a line of names before them where there are any. What a spreadsheet would run is kept from it. */
export const csvOf = (names: readonly string[] | undefined, cells: readonly (readonly unknown[])[]): string =>
  [...(names ? [names] : []), ...cells].map((row) => row.map(csvCell).join(",")).join("\r\n");

function csvCell(value: unknown, column: number): string {
  if (value === null || value === undefined) return "";
  const isGuarded = typeof value === "string" && formula.test(value);
  const text = isGuarded ? `'${value}` : String(value);
  // A row in which nothing stands is so told from a line that is none.
  const isEmptyRow = column === 0 && text === "";
  return isGuarded || isEmptyRow || /[",\r\n\uFEFF]|^ | $/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
