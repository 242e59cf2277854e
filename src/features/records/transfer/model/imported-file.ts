import { recordImportLimits } from "../../../../../definitions/texts/sizes";
import { jsonFault } from "../../../../runtime/model/values/json/json-fault";
import { isDeeper } from "../../../../runtime/model/values/json/json-text";
import { formatCount } from "../../../../runtime/model/values/text/text";
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
    | "worker";
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
  const { levels } = recordImportLimits;
  const deep = list.findIndex((each) => isDeeper(each, levels));
  if (deep >= 0) return { why: "deep", values: { n: formatCount(deep + 1), levels: formatCount(levels) } };
  return list.length === 0 ? { why: "empty" } : { format, objects: list as Objects };
}

/** The records of JSON as rows: a column for each key, in the order in which they are first met. */
export function rowsOfObjects(objects: Objects): { columns: string[]; rows: FileRow[] } {
  const indexes = new Map<string, number>();
  const rows = objects.map((object, index) => {
    // Sparse: with keys of its own in each record, all cells would be the square of the records.
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

/** A row for a message: only the cells that it has, with the indexes of their columns. A browser takes long to clone sparse cells. */
export interface PackedRow {
  row: number;
  columns: readonly number[];
  values: readonly unknown[];
}

/** Packs a row. */
export const packedRow = ({ row, cells }: FileRow): PackedRow => ({
  row,
  columns: Object.keys(cells).map(Number),
  values: Object.values(cells),
});

/** Unpacks a row. */
export function unpackedRow({ row, columns, values }: PackedRow): FileRow {
  const cells: unknown[] = [];
  for (const [at, column] of columns.entries()) cells[column] = values[at];
  return { row, cells };
}

/** The first name that two columns have: a field could be either. */
export function doubledName(columns: readonly string[]): string | undefined {
  const names = new Set<string>();
  return columns.find((name) => {
    if (name === "") return false;
    if (names.has(name)) return true;
    names.add(name);
    return false;
  });
}
