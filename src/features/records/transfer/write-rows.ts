import { unparse } from "papaparse";
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
  unparse([...(names ? [names] : []), ...cells] as unknown[][], { escapeFormulae: formula, quotes: beginsEmpty });

// A row in which nothing stands is so told from a line that is none.
const beginsEmpty = (value: unknown, column: number): boolean => column === 0 && value === "";
