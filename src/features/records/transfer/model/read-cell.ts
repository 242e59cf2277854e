import { recordImportTexts } from "../../../../../definitions/texts/record-import";
import type { Schema } from "../../../../runtime/model/form/schema";
import { momentOf } from "../../../../runtime/model/values/time/moment";
import { keepsDigits } from "../../../../runtime/model/values/json/typed-number";
import { withoutGuard } from "./exported-rows";
import type { ImportField } from "./import-fields";
import { markedJson, withoutMarks } from "./long-numbers";

const { wrong } = recordImportTexts;

/** A cell as the value that a field's form would have, or why it is none. What is only out of its limits is left to the checks of the form. */
export type CellValue = { value: unknown } | { problem: string };

type Reader = (cell: unknown, schema: Schema, isCsv: boolean) => CellValue;

// Numbers as people and programs write them; what is none stays a text, which the form refuses.
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

/** How a cell of each kind of field is read. A cell of JSON comes as it is, one of CSV as a text. */
const readers = {
  text: one((text) => text),
  number: one((text) => {
    const trimmed = text.trim();
    if (trimmed === "") return null;
    return number.test(trimmed) && keepsDigits(trimmed) ? Number(trimmed) : text;
  }),
  // An empty cell is none of both: of a record that is there it may leave the value as it is.
  flag: (cell) => {
    const word = String(cell ?? "")
      .trim()
      .toLowerCase();
    const value = word === "" ? null : flags.get(word);
    return value === undefined ? { problem: wrong.flag } : { value };
  },
  moment: one((text) => {
    const moment = momentOf(text);
    // As the backend writes it: other ways of writing it would lose the time.
    return moment === undefined ? text.trim() : new Date(moment).toISOString().replace("T", " ");
  }),
  // CSV has the text of JSON, JSON the value itself.
  json: (cell, _, isCsv) => {
    if (cell === undefined || cell === null) return { value: "" };
    return { value: isCsv ? String(cell) : markedJson(cell) };
  },
  one: one((text, { enum: choices }) => (choices?.includes(text) ? text : text.trim())),
  several: (cell) => {
    const list = Array.isArray(cell) ? cell : listIn(String(cell ?? "").trim());
    return list.every(isPlain) ? { value: [...new Set(list.map(String))] } : { problem: wrong.list };
  },
} satisfies Record<string, Reader>;

// As an export writes it, or with commas between the values.
function listIn(text: string): readonly unknown[] {
  if (text.startsWith("["))
    try {
      return JSON.parse(text) as unknown[];
    } catch {
      // A value may begin so, too.
    }
  return text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

const kindOf = ({ schema, value, relatedTo }: ImportField): keyof typeof readers => {
  if (value === "json") return "json";
  if (schema.type === "array") return "several";
  if (schema.type === "boolean") return "flag";
  if (schema.type === "number") return "number";
  if (schema.format === "utc-date-time") return "moment";
  return relatedTo !== undefined || schema.enum ? "one" : "text";
};

const plainCell = (cell: unknown, kind: keyof typeof readers, isCsv: boolean): unknown => {
  if (isCsv) return typeof cell === "string" ? withoutGuard(cell) : cell;
  return kind === "json" ? cell : withoutMarks(cell);
};

/** The value of a cell for a field. Of CSV the apostrophe that kept a text from being run is taken away. */
export const readCell = (field: ImportField, cell: unknown, isCsv: boolean): CellValue => {
  const { schema } = field;
  const kind = kindOf(field);
  const read: Reader = readers[kind];
  const found = read(plainCell(cell, kind, isCsv), schema, isCsv);
  // An email or an address never has blanks around it; a password may.
  const trims = kind !== "json" && schema.format !== undefined && !schema.secret;
  return trims && "value" in found && typeof found.value === "string" ? { value: found.value.trim() } : found;
};
