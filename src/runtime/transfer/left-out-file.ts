import { fileFormats } from "../model/records/exported-rows";
import type { RowPlan } from "../model/records/check-rows";
import type { ImportField } from "../model/records/import-fields";
import type { ReadFile } from "../model/records/imported-file";
import { markedJson } from "../model/records/long-numbers";
import { leftOutTable } from "../model/records/left-out";
import { csvOf } from "./write-rows";

/** The rows that were left out, in a file like the one that they come from. */
export function leftOutFile(
  read: ReadFile,
  plans: readonly RowPlan[],
  fields: readonly ImportField[],
): { ending: string; file: Blob } {
  const { names, cells } = leftOutTable(read, plans, fields);
  const { ending, type, before, between, after } = fileFormats[read.format];
  const objects = (): string[] =>
    cells.map((row) => markedJson(Object.fromEntries(names.map((name, index) => [name, row[index]]))));
  const text = read.format === "csv" ? csvOf(names, cells) : objects().join(between);
  return { ending, file: new Blob([before, text, after], { type }) };
}
