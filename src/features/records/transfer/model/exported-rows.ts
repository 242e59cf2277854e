import type { Page } from "../../../../../definitions/language/call";
import type { RowsRequest } from "../../../../runtime/model/calls/codecs";
import { idsFilter, inIdFilters } from "../../../../runtime/model/table/relations";
import { jsonText } from "../../../../runtime/model/values/json/json-text";
import { valueAt } from "../../../../runtime/model/values/json/path";

/** The ways in which a file has records. */
export type FileFormat = "csv" | "json" | "ndjson";

/** How a file of records is called, and what stands around and between its records. CSV begins with a mark, without which spreadsheets take it for another alphabet. */
export const fileFormats: Readonly<
  Record<FileFormat, { ending: string; type: string; before: string; between: string; after: string }>
> = {
  csv: { ending: "csv", type: "text/csv;charset=utf-8", before: "\uFEFF", between: "\r\n", after: "\r\n" },
  json: { ending: "json", type: "application/json", before: "[\n", between: ",\n", after: "\n]\n" },
  ndjson: { ending: "ndjson", type: "application/x-ndjson", before: "", between: "\n", after: "\n" },
};

type Row = Readonly<Record<string, unknown>>;

/** The names of all that an export can have: the id, what the form edits but secrets, and the other columns. */
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

/** A text as it was before an export kept it from being run. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;

/** The values of a row as the cells of CSV: what is no text, number or flag stands there as JSON, and so does all that a field of JSON has. */
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

/** A row as a line of JSON, with these of its values in this order. */
export const jsonOf = (row: Row, names: readonly string[]): string =>
  jsonText(Object.fromEntries(names.map((name) => [name, valueAt(row, name) ?? null])));

/** The rows that have not come before. Pages move on while records are added, and then begin with what the last one ended with. */
export function freshRows<R extends { id: string }>(rows: readonly R[], seen: Set<string>): R[] {
  const fresh = rows.filter(({ id }) => !seen.has(id));
  for (const { id } of fresh) seen.add(id);
  return fresh;
}

/** Lists to read one after the other; where they name each row by its id, how many they name. */
export interface ExportPlan {
  requests: readonly RowsRequest[];
  named?: number;
}

/** Rows by their ids, some of them in each list. */
export const planOfIds = (request: RowsRequest, ids: readonly string[]): ExportPlan => ({
  requests: inIdFilters(ids).map((batch) => ({ ...request, filter: idsFilter(batch) })),
  named: ids.length,
});

/** How far a list has been read that others change meanwhile: its first rows, and, behind what is still to be read again, those from one place to another. */
export interface Reach {
  total: number;
  passed: number;
  from: number;
  to: number;
}

/** Nothing has been read. */
export const noReach: Reach = { total: 0, passed: 0, from: 0, to: 0 };

/** How far a list has been read with one more page. Where rows were deleted, others have moved up past what was read: the pages before are to be read again. */
export function reachWith(reach: Reach, { page, perPage, totalItems: total }: Page<unknown>): Reach {
  const gone = Math.max(reach.total - total, 0);
  const passed = Math.max(reach.passed - gone, 0);
  const [start, end] = [(page - 1) * perPage, page * perPage];
  if (start > passed) return { total, passed, from: start, to: end };
  const to = reach.to - gone;
  return { total, passed: end < reach.from ? end : Math.max(end, to), from: reach.from, to };
}

/** The page that is to be read next. */
export const pageAfter = ({ passed }: Reach, perPage: number): number => Math.floor(passed / perPage) + 1;
