import { isJson } from "../../../backend/formats/formats";
import { texts } from "../../../../definitions/texts/texts";
import { isEqual } from "../../../values/json/equal";
import { unwritableTime } from "../../../values/time/moment";
import { valueAt } from "../../../values/json/path";
import { readsAsList } from "../../../values/json/parse-json";
import { interpolate } from "../../../values/text/text";
import { isUnsupportedNumber, findLossyNumber } from "../../../values/json/typed-number";
import type { Errors } from "../../../backend/calls/error-paths";
import type { FieldModel, ItemModel, LineModel, TableModel } from "./form-model";
import { findBrokenLimits } from "./check-limits";
import { limitedSchema } from "./limited-schema";
import { isShown, linesIn } from "./line-kinds";
import { secretErrors } from "./list-secrets";
import { visibleLists } from "./lists";
import { isNameFormat, nameLimits } from "../../../backend/formats/name-rules";
import { asRows, fileCount, sameJson } from "./row-values";
import { emptyValue, typedValue, type Schema } from "./schema";
import { titleErrors } from "./unique-titles";

/** Checks a value against a schema's standard keywords. The runtime passes in the JSON Schema library. */
export type SchemaValidator = (schema: Schema, value: unknown) => { keyword: string }[];

/** Returns whether a field has no value. A boolean always has one, unless false counts as empty. */
export const isEmptyField = (
  { schema, value: kind, ofItem }: Pick<FieldModel, "schema" | "value" | "ofItem">,
  value: unknown,
): boolean => {
  if (kind === "file") return fileCount(value) === 0;
  if (kind === "json") return sameJson(value, "");
  if (ofItem && value === 0) return true;
  return (ofItem || schema.type !== "boolean") && isEqual(typedValue(value, schema), emptyValue(schema));
};

// The backend would silently replace half of a surrogate pair.
const halfCharacter = /\p{Cs}/u;

/**
 * Returns the error messages for a field's value. `data` provides its limits. `isStored` means the value is unchanged.
 */
export function validateField(
  field: FieldModel,
  value: unknown,
  validate: SchemaValidator,
  data?: unknown,
  isStored = false,
): string[] {
  // An empty value has no other limits.
  if (isEmptyField(field, value)) return field.required ? [field.refusal ?? texts.invalid.required] : [];
  // The backend gives its own collections names that nobody else can give.
  if (isStored && isNameFormat(field.schema.format)) return [];
  if (halfCharacter.test(String(value))) return [texts.invalid.half];
  const isNewJson = field.value === "json" && !isStored && isJson(String(value));
  const lossy = isNewJson ? findLossyNumber(String(value)) : undefined;
  if (lossy !== undefined) return [interpolate(texts.invalid.lossy, { number: lossy })];
  // A newer backend may have more choices.
  if (field.schema.enum !== undefined && isStored) return [];
  if (field.schema.enum !== undefined && readsAsList(value)) return [texts.invalid.noChoice];
  const isNumber = field.schema.type === "number" || field.schema.type === "integer";
  // The backend accepted this number before and may allow more than we do, so it decides.
  const isAccepted = isNumber && isStored;
  if (isNumber && !isAccepted && typeof value === "string" && isUnsupportedNumber(value)) return [texts.invalid.digits];
  const outside = field.schema.format === "utc-date-time" ? unwritableTime(String(value)) : undefined;
  if (outside !== undefined) return [texts.invalid[outside]];
  const schema = limitedSchema(field, data);
  const keywords = [
    ...findBrokenLimits(schema, value),
    ...(isAccepted ? [] : validate(schema, typedValue(value, schema))).map(({ keyword }) => keyword),
  ];
  return [...new Set(keywords.filter((keyword) => keyword !== "items").map((keyword) => sentence(keyword, schema)))];
}

const sentence = (keyword: string, schema: Schema): string => {
  const limit = schema[keyword as keyof Schema];
  const text = sentences(schema)[keyword] ?? texts.invalid.other;
  const shown = Array.isArray(limit) ? limit.join(", ") : String(limit ?? "");
  if (keyword === "forbidden") return interpolate(text, { limit: formatSigns(shown) });
  const isTime = keyword === "earliest" || keyword === "latest";
  const ofName = isNameFormat(schema.format) ? nameLimits(schema.format) : {};
  const count = Array.isArray(limit) ? limit.length : undefined;
  return interpolate(text, { limit: isTime ? shown.replace(/(\.000)?Z$/, "") : shown, count, ...ofName });
};

const formatSigns = (signs: string): string =>
  [...signs].map((sign) => (sign === " " ? texts.invalid.space : sign)).join(" ");

const textOf = (sentencesByName: Readonly<Record<string, string>>, name = ""): string =>
  sentencesByName[name] ?? texts.invalid.other;

const sentences = ({ type, format, items }: Schema): Readonly<Record<string, string>> => ({
  ...texts.invalid,
  // At most one type besides null.
  type: textOf(texts.invalidTypes, [type].flat()[0]),
  format: textOf(texts.invalidFormats, format ?? items?.format),
});

/**
 * Validates the visible fields; returns errors by path. Removed list items are skipped, and titles are checked for
 * duplicates. `stored` is the data under the draft.
 */
export const validateFields = (
  lines: readonly LineModel[],
  data: unknown,
  validate: SchemaValidator,
  stored?: unknown,
): Errors =>
  new Map([
    ...checkedFields(lines, data)
      .flatMap((field) => {
        const value = valueAt(data, field.path);
        if (field.table) return tableErrors(field.path, field.table, asRows(value), validate);
        const isStored = value === valueAt(stored, field.path);
        return [[field.path, validateField(field, value, validate, data, isStored)] as const];
      })
      .filter(([, found]) => found.length > 0),
    ...visibleLists(lines, data).flatMap((list) => titleErrors(list, data, stored)),
    ...secretErrors(lines, data, stored),
  ]);

function tableErrors(
  path: string,
  { columns, unique }: TableModel,
  rows: readonly object[],
  validate: SchemaValidator,
): (readonly [path: string, errors: string[]])[] {
  const keys = rows.map((row) => JSON.stringify(unique.map((column) => valueAt(row, column) ?? "")));
  const first = columns[0]?.path;
  return rows.flatMap((row, index) =>
    columns.map((column) => {
      const own = validateField(column, valueAt(row, column.path), validate, row);
      const isAgain = column.path === first && keys.indexOf(keys[index]!) < index;
      return [`${path}.${index}.${column.path}`, isAgain ? [...own, texts.invalid.sameRow] : own] as const;
    }),
  );
}

const isRemoved = (line: LineModel): line is ItemModel => line.kind === "item" && line.removed;

/** Returns the visible fields, also of collapsed parts. Fields of removed list items are skipped. */
export const checkedFields = (lines: readonly LineModel[], data: unknown): FieldModel[] =>
  lines.flatMap((line) => {
    if (line.kind === "field") return [line];
    return isRemoved(line) || !isShown(line, data) ? [] : checkedFields(linesIn(line), data);
  });
