import { jsonFault } from "../values/json-fault";
import type { FileFormat } from "./exported-rows";
import { parseMarked } from "./long-numbers";

/** A row of a file as it was found: where it stands, and its cells by its columns. A cell that a record of JSON has not is undefined. */
export interface FileRow {
  /** As a spreadsheet counts: of CSV the names are row 1. Of JSON the number of the record. */
  row: number;
  cells: readonly unknown[];
}

/** What a file says of itself before its rows. */
export interface FileHead {
  format: FileFormat;
  columns: readonly string[];
}

/** A file that was read. */
export interface ReadFile extends FileHead {
  name: string;
  rows: readonly FileRow[];
}

/** Why a file cannot be read: the name of a sentence, and what is filled in. */
export interface FileFault {
  why: "unreadable" | "binary" | "encoding" | "empty" | "json" | "ndjson" | "shape" | "quote" | "names" | "worker";
  values?: Readonly<Record<string, string | number>>;
}

type Objects = readonly Readonly<Record<string, unknown>>[];

/** How a text is written, by how it begins. */
export const isJsonText = (text: string): boolean => /^\s*[[{]/.test(text);

/** The records of a text of JSON or NDJSON: a list, an answer of the API, one record, or one a line. */
export function readJson(text: string): { format: FileFormat; objects: Objects } | FileFault {
  try {
    return listOf(parseMarked(text), "json");
  } catch {
    const lines = text.split("\n").map((line) => line.trim());
    if (isOneALine(lines)) return readLines(lines);
    const { line, column } = jsonFault(text) ?? { line: 1, column: 1 };
    return { why: "json", values: { line, column } };
  }
}

const isOneALine = (lines: readonly string[]): boolean =>
  lines.filter(Boolean).length > 1 && isJson(lines.find(Boolean)!) !== undefined;

const isJson = (text: string): unknown => {
  try {
    return parseMarked(text);
  } catch {
    return undefined;
  }
};

function readLines(lines: readonly string[]): ReturnType<typeof readJson> {
  const values: unknown[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === "") continue;
    const value = isJson(line);
    if (value === undefined) return { why: "ndjson", values: { line: index + 1 } };
    values.push(value);
  }
  return listOf(values, "ndjson");
}

const isObject = (value: unknown): value is Objects[number] =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function listOf(value: unknown, format: FileFormat): ReturnType<typeof readJson> {
  const list = Array.isArray(value)
    ? value
    : isObject(value) && Array.isArray(value["items"])
      ? value["items"]
      : [value];
  const odd = list.findIndex((each) => !isObject(each));
  if (odd >= 0) return { why: "shape", values: { n: odd + 1 } };
  return list.length === 0 ? { why: "empty" } : { format, objects: list as Objects };
}

/** The records of JSON as rows: a column for each key, in the order in which they are first met. */
export function rowsOfObjects(objects: Objects): { columns: string[]; rows: FileRow[] } {
  const columns = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  const rows = objects.map((object, index) => ({
    row: index + 1,
    cells: columns.map((name) => (Object.hasOwn(object, name) ? object[name] : undefined)),
  }));
  return { columns, rows };
}

/** A name that two columns have, if there is one: a field could be either. */
export const doubledName = (columns: readonly string[]): string | undefined =>
  columns.find((name, index) => name !== "" && columns.indexOf(name) !== index);
