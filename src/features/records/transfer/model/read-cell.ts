import { recordImportTexts } from "../../../../../definitions/texts/record-import";
import { filesIn } from "../../../../runtime/model/form/row-values";
import { isNumeric, type Schema } from "../../../../runtime/model/form/schema";
import { momentOf } from "../../../../values/time/moment";
import { keepsDigits } from "../../../../values/json/typed-number";
import { pointText, readPoint } from "../../../../values/json/geo-point";
import { meantList, possibleLists } from "./cell-lists";
import { removeFormulaGuard } from "./exported-rows";
import type { ImportField } from "./import-fields";
import { markedJson, withoutMarks } from "./written-numbers";
import { numberText } from "./unique-values";

const { wrong } = recordImportTexts;

/** Value of a cell, or the reason why it is invalid. Limits are checked later, as in the form. */
export type CellValue = { value: unknown } | { problem: string };

type Reader = (cell: unknown, schema: Schema, isCsv: boolean) => CellValue;

// Common notations of numbers. Other text stays text, and validation rejects it.
const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

const flags: ReadonlyMap<string, boolean> = new Map([
  ...["true", "1", "yes", "y", "t", "on"].map((word) => [word, true] as const),
  ...["false", "0", "no", "n", "f", "off"].map((word) => [word, false] as const),
]);

const isPlain = (cell: unknown): cell is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof cell);

const one =
  (read: (text: string, schema: Schema) => unknown): Reader =>
  (cell, schema) => {
    const [first, ...others] = Array.isArray(cell) ? cell : [cell];
    if (others.length > 0) return { problem: wrong.several };
    if (first === undefined || first === null) return { value: read("", schema) };
    return isPlain(first) ? { value: read(String(first), schema) } : { problem: wrong.text };
  };

/** Readers of cells by kind of field. JSON cells have any type, CSV cells are text. */
const readers = {
  text: one((text) => text),
  number: one((text) => {
    const trimmed = text.trim();
    if (trimmed === "") return null;
    return number.test(trimmed) && keepsDigits(trimmed) ? Number(trimmed) : text;
  }),
  // Null, because on update an empty cell may leave the value unchanged.
  flag: (cell) => {
    const word = String(cell ?? "")
      .trim()
      .toLowerCase();
    const value = word === "" ? null : (flags.get(word) ?? flags.get(numberText(word)));
    return value === undefined ? { problem: wrong.flag } : { value };
  },
  moment: one((text) => {
    const moment = momentOf(text);
    // Normalised to the backend's notation, because it would drop the time of others.
    return moment === undefined ? text.trim() : new Date(moment).toISOString().replace("T", " ");
  }),
  // CSV contains JSON as text, JSON files contain the value itself.
  json: (cell, _, isCsv) => {
    if (cell === undefined || cell === null) return { value: "" };
    return { value: isCsv ? String(cell) : markedJson(cell) };
  },
  point: (cell) => {
    const text = typeof cell === "string" ? cell.trim() : markedJson(cell ?? null);
    if (text === "" || text === "null") return { value: "" };
    const point = readPoint(text);
    return point ? { value: pointText(point) } : { problem: wrong.point };
  },
  // Names of stored files, which are copied when the row is sent.
  files: (cell) => {
    const stored = filesIn(cell);
    return { value: stored.names.length > 0 ? stored : "" };
  },
  one: one((text, { enum: choices }) => (choices?.includes(text) ? text : text.trim())),
  several: (cell, { relatedTo, items }) => {
    const list = Array.isArray(cell) ? (cell as unknown[]) : jsonListIn(cell);
    if (list) return list.every(isPlain) ? { value: [...new Set(list.map(String))] } : { problem: wrong.list };
    if (cell !== undefined && cell !== null && !isPlain(cell)) return { problem: wrong.list };
    // Which records a text names is found later.
    const text = String(cell ?? "").trim();
    if (relatedTo !== undefined && text !== "") return { value: text };
    return { value: [...new Set(meantList(possibleLists(text), (each) => items?.enum?.includes(each) ?? true))] };
  },
} satisfies Record<string, Reader>;

// JSON as the export writes it. A plain value may also start with "[".
function jsonListIn(cell: unknown): readonly unknown[] | undefined {
  if (typeof cell !== "string" || !cell.trim().startsWith("[")) return undefined;
  try {
    return JSON.parse(cell) as unknown[];
  } catch {
    return undefined;
  }
}

const kindOf = ({ schema, value, relatedTo }: ImportField): keyof typeof readers => {
  if (schema.format === "geo-point") return "point";
  if (value === "json") return "json";
  if (value === "file") return "files";
  if (schema.type === "array") return "several";
  if (schema.type === "boolean") return "flag";
  if (isNumeric(schema)) return "number";
  if (schema.format === "utc-date-time") return "moment";
  return relatedTo !== undefined || schema.enum ? "one" : "text";
};

const plainCell = (cell: unknown, kind: keyof typeof readers, isCsv: boolean): unknown => {
  if (isCsv) return typeof cell === "string" ? removeFormulaGuard(cell) : cell;
  return kind === "json" || kind === "point" ? cell : withoutMarks(cell);
};

/** Reads a cell as a field's value. For CSV, the apostrophe in front of formulas is removed. */
export const readCell = (field: ImportField, cell: unknown, isCsv: boolean): CellValue => {
  const { schema } = field;
  const kind = kindOf(field);
  const read: Reader = readers[kind];
  const found = read(plainCell(cell, kind, isCsv), schema, isCsv);
  // Spaces around an email or URL are trimmed, but those in a password count.
  const trims = kind !== "json" && schema.format !== undefined && !schema.secret;
  return trims && "value" in found && typeof found.value === "string" ? { value: found.value.trim() } : found;
};
