import type { Page } from "../../../../../definitions/language/call";
import type { RowsRequest } from "../../../../backend/calls/row-requests";
import { idsFilter, inIdFilters } from "../../../../backend/filter/id-filters";
import { jsonText } from "../../../../values/json/json-text";
import { valueAt } from "../../../../values/json/path";

/** Format of an export file. */
export type FileFormat = "csv" | "json" | "ndjson";

/**
 * File properties by format: extension, MIME type, and text around and between records. CSV starts with a BOM, or
 * spreadsheets assume another encoding.
 */
export const fileFormats: Readonly<
  Record<FileFormat, { ending: string; type: string; before: string; between: string; after: string }>
> = {
  csv: { ending: "csv", type: "text/csv;charset=utf-8", before: "\uFEFF", between: "\r\n", after: "\r\n" },
  json: { ending: "json", type: "application/json", before: "[\n", between: ",\n", after: "\n]\n" },
  ndjson: { ending: "ndjson", type: "application/x-ndjson", before: "", between: "\n", after: "\n" },
};

type Row = Readonly<Record<string, unknown>>;

/** Returns the names of all exportable values: id, form fields except secrets, then other columns. */
export function exportedNames(
  columns: readonly { name: string }[],
  fields: readonly { path: string }[],
  secrets: readonly string[],
): string[] {
  const edited = fields.map(({ path }) => path).filter((path) => !secrets.includes(path));
  const names = columns.map(({ name }) => name);
  return [...new Set(["id", ...edited, ...names])];
}

/** Matches text that a spreadsheet would run as a formula, also behind apostrophes. Some accept full-width signs. */
export const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** Removes the apostrophe that the export puts in front of formulas. */
export const removeFormulaGuard = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;

/** Returns the values of a row as CSV cells. Objects, lists and JSON fields become JSON text. */
export const cellsOf = (
  row: Row,
  names: readonly string[],
  jsonNames: ReadonlySet<string>,
): (string | number | boolean)[] =>
  names.map((name) => {
    const value = valueAt(row, name);
    if (value === undefined || value === null) return "";
    if (typeof value === "object" || jsonNames.has(name)) return jsonText(value);
    return value as string | number | boolean;
  });

/** Formats the named values of a row as one line of JSON. */
export const jsonOf = (row: Row, names: readonly string[]): string =>
  jsonText(Object.fromEntries(names.map((name) => [name, valueAt(row, name) ?? null])));

/** Returns the rows that were not seen before. When records are added during paging, pages overlap. */
export function freshRows<R extends { id: string }>(rows: readonly R[], seen: Set<string>): R[] {
  const fresh = rows.filter(({ id }) => !seen.has(id));
  for (const { id } of fresh) seen.add(id);
  return fresh;
}

/** Lists to fetch one after another. `named` is the number of rows if they are requested by id. */
export interface ExportPlan {
  requests: readonly RowsRequest[];
  named?: number;
}

/** Returns a plan that fetches rows by id, in batches. */
export const planOfIds = (request: RowsRequest, ids: readonly string[]): ExportPlan => ({
  requests: inIdFilters(ids).map((batch) => ({ ...request, filter: idsFilter(batch) })),
  named: ids.length,
});

/** Progress in a list that changes while it is read: the first `passed` rows, and those between `from` and `to`. */
export interface ListProgress {
  total: number;
  passed: number;
  from: number;
  to: number;
}

/** Progress before the first page. */
export const noReach: ListProgress = { total: 0, passed: 0, from: 0, to: 0 };

/**
 * Returns the progress after another page. If rows were deleted, others moved up past the read part, so earlier pages
 * must be fetched again.
 */
export function advanceProgress(
  reach: ListProgress,
  { page, perPage, totalItems: total }: Page<unknown>,
): ListProgress {
  const gone = Math.max(reach.total - total, 0);
  const passed = Math.max(reach.passed - gone, 0);
  const [start, end] = [(page - 1) * perPage, page * perPage];
  if (start > passed) return { total, passed, from: start, to: end };
  const to = reach.to - gone;
  return { total, passed: end < reach.from ? end : Math.max(end, to), from: reach.from, to };
}

/** Returns the number of the next page. */
export const pageAfter = ({ passed }: ListProgress, perPage: number): number => Math.floor(passed / perPage) + 1;
