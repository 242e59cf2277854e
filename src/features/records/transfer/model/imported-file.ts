import { recordImportLimits } from "../../../../../definitions/limits/sizes";
import { jsonFault } from "../../../../values/json/json-fault";
import { isDeeper } from "../../../../values/json/json-text";
import { formatCount } from "../../../../values/text/text";
import type { FileFormat } from "./exported-rows";
import { parseMarked } from "./written-numbers";

/** Row of a file. A cell is undefined if the JSON record lacks its key. */
export interface FileRow {
  /** Row number as in a spreadsheet, where the names are row 1; for JSON, the number of the record. */
  row: number;
  cells: readonly unknown[];
}

/** Format and columns of a file. */
export interface FileHead {
  format: FileFormat;
  columns: readonly string[];
}

/** Complete content of a file. */
export interface ReadFile extends FileHead {
  name: string;
  rows: readonly FileRow[];
}

/** Reason why a file cannot be read: name of a sentence, and its values. */
export interface FileFault {
  why:
    | "unreadable"
    | "binary"
    | "encoding"
    | "empty"
    | "json"
    | "ndjson"
    | "shape"
    | "deep"
    | "cells"
    | "quote"
    | "names"
    | "worker"
    | "emptyThere"
    | "notThere"
    | "signedOutThere"
    | "failedThere";
  values?: Readonly<Record<string, string | number>>;
}

type Objects = readonly Readonly<Record<string, unknown>>[];

/** Returns whether a text starts like JSON. */
export const isJsonText = (text: string): boolean => /^\s*[[{]/.test(text);

/** Parses JSON or NDJSON: a list, an API answer, a single record, or one record per line. */
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
  const { levels } = recordImportLimits;
  const deep = list.findIndex((each) => isDeeper(each, levels));
  if (deep >= 0) return { why: "deep", values: { n: formatCount(deep + 1), levels: formatCount(levels) } };
  return list.length === 0 ? { why: "empty" } : { format, objects: list as Objects };
}

/** Converts records to rows, with a column for each key in order of first occurrence. */
export function rowsOfObjects(objects: Objects): { columns: string[]; rows: FileRow[] } {
  const indexes = new Map<string, number>();
  const rows = objects.map((object, index) => {
    // Sparse arrays: if each record has its own keys, full rows would need quadratic space.
    const cells: unknown[] = [];
    for (const name of Object.keys(object)) {
      const column = indexes.get(name) ?? indexes.size;
      indexes.set(name, column);
      cells[column] = object[name];
    }
    return { row: index + 1, cells };
  });
  return { columns: [...indexes.keys()], rows };
}

/** Row for `postMessage`: existing cells and their column indexes. Browsers clone sparse arrays slowly. */
export interface PackedRow {
  row: number;
  columns: readonly number[];
  values: readonly unknown[];
}

/** Packs a row for `postMessage`. */
export const packedRow = ({ row, cells }: FileRow): PackedRow => ({
  row,
  columns: Object.keys(cells).map(Number),
  values: Object.values(cells),
});

/** Unpacks a row from `postMessage`. */
export function unpackedRow({ row, columns, values }: PackedRow): FileRow {
  const cells: unknown[] = [];
  for (const [at, column] of columns.entries()) cells[column] = values[at];
  return { row, cells };
}

/** Returns the first name of more than one column; undefined if names are unique. */
export function doubledName(columns: readonly string[]): string | undefined {
  const names = new Set<string>();
  return columns.find((name) => {
    if (name === "") return false;
    if (names.has(name)) return true;
    names.add(name);
    return false;
  });
}
