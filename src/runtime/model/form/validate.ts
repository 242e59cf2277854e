import { patternFormats } from "../../../../definitions/backend/formats";
import { texts } from "../../../../definitions/texts/texts";
import { isEqual } from "../values/json/equal";
import { isMoment } from "../values/time/moment";
import { valueAt } from "../values/json/path";
import { readsAsList } from "../values/json/reads-as-list";
import { interpolate } from "../values/text/text";
import { isUnkeptNumber, lossyNumber } from "../values/json/typed-number";
import type { Errors } from "./errors";
import type { FieldModel, ItemModel, LineModel, TableModel } from "./form-model";
import { brokenLimits, limitedSchema } from "./limits";
import { isShown, linesIn } from "./line-kinds";
import { secretErrors } from "./list-secrets";
import { shownLists } from "./lists";
import { asRows, fileCount, sameJson } from "./row-values";
import { emptyValue, typedValue, type Schema } from "./schema";
import { titleErrors } from "./unique-titles";

/** Says whether a value meets a schema's standard keywords; the runtime hands in the library that knows them. */
export type SchemaValidator = (schema: Schema, value: unknown) => { keyword: string }[];

const address = /^\S.*@\S+$/;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const isWithin = (value: unknown, limit: number): boolean => typeof value === "number" && Math.abs(value) <= limit;

// The backend would store 0, 0 in place of any other.
const isPoint = (text: string): boolean => {
  if (!isJson(text)) return false;
  const point = JSON.parse(text) as { lon?: unknown; lat?: unknown } | null;
  return isWithin(point?.lon, 180) && isWithin(point?.lat, 90);
};

// Without a colon an address has a dot before its query; one that is escaped is one, too.
const isBareName = (value: string): boolean =>
  /^[ -~]{1,3}$|^\./.test(value) || (/^[^.%?#:]+(?:[?#][^:]*)?$/.test(value) && !value.startsWith("//"));

// The backend's own pattern, with its slips: no part before a dot ends in a capital letter, and "xn--" needs a blank before it.
const domain = /^(?:[\dA-Za-z](?:[\dA-Za-z-]{0,61}[\da-z])?\.)+(?:[A-Za-z]{1,63}| xn--[\da-z]{1,59})$/;

const mapValues = <From, To>(from: Readonly<Record<string, From>>, to: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name, to(value)]));

/**
 * The formats that are checked; the others only name a widget. All let through whatever the backend would take, but a
 * secret of blanks alone: nobody could see that it has taken the stored one's place.
 */
export const formats: Readonly<Record<string, (value: string) => boolean>> = {
  secret: (value) => value.trim() !== "",
  email: (value) => address.test(value),
  login: (value) => address.test(value),
  "web-address": (value) => !/\s/.test(value) && !isBareName(value),
  "utc-date-time": (value) => isMoment(value),
  domain: (value) => value === "" || (value.length <= 255 && domain.test(value)),
  json: (value) => isJson(value),
  "geo-point": (value) => isPoint(value),
  ...mapValues(patternFormats, (pattern) => (value: string) => pattern.test(value)),
};

/** Adds formats that not every page checks. */
export const addFormats = (more: typeof formats): void => void Object.assign(formats, more);

/** Whether a field has no value. A flag always has one, except where "off" is none. */
export const isEmptyField = (
  { schema, value: kind, ofItem }: Pick<FieldModel, "schema" | "value" | "ofItem">,
  value: unknown,
): boolean => {
  if (kind === "file") return fileCount(value) === 0;
  if (kind === "json") return sameJson(value, "");
  if (ofItem && value === 0) return true;
  return (ofItem || schema.type !== "boolean") && isEqual(typedValue(value, schema), emptyValue(schema));
};

// The backend would store another one in its place, and say nothing.
const halfCharacter = /\p{Cs}/u;

/**
 * The sentences about one field's value; none when it is right. `data` has the values that state its limits; `isStored`
 * says that the value is the one that is stored.
 */
export function validateField(
  field: FieldModel,
  value: unknown,
  validate: SchemaValidator,
  data?: unknown,
  isStored = false,
): string[] {
  // Limits do not hold for what is empty.
  if (isEmptyField(field, value)) return field.required ? [field.refusal ?? texts.invalid.required] : [];
  if (halfCharacter.test(String(value))) return [texts.invalid.half];
  const isNewJson = field.value === "json" && !isStored && isJson(String(value));
  const lossy = isNewJson ? lossyNumber(String(value)) : undefined;
  if (lossy !== undefined) return [interpolate(texts.invalid.lossy, { number: lossy })];
  // A newer backend may know more choices than we do.
  if (field.schema.enum !== undefined && isStored) return [];
  if (field.schema.enum !== undefined && readsAsList(value)) return [texts.invalid.noChoice];
  const isNumber = field.schema.type === "number" || field.schema.type === "integer";
  // The backend has taken it once, where it may allow more than is offered here: it judges.
  if (isNumber && isStored) return [];
  if (isNumber && typeof value === "string" && isUnkeptNumber(value)) return [texts.invalid.digits];
  const schema = limitedSchema(field, data);
  const keywords = [
    ...brokenLimits(schema, value),
    ...validate(schema, typedValue(value, schema)).map(({ keyword }) => keyword),
  ];
  return [...new Set(keywords.filter((keyword) => keyword !== "items").map((keyword) => sentence(keyword, schema)))];
}

const sentence = (keyword: string, schema: Schema): string => {
  const limit = schema[keyword as keyof Schema];
  const text = sentences(schema)[keyword] ?? texts.invalid.other;
  const shown = Array.isArray(limit) ? limit.join(", ") : String(limit ?? "");
  const isTime = keyword === "earliest" || keyword === "latest";
  return interpolate(text, { limit: isTime ? shown.replace(/(\.000)?Z$/, "") : shown });
};

const textOf = (sentencesByName: Readonly<Record<string, string>>, name = ""): string =>
  sentencesByName[name] ?? texts.invalid.other;

const sentences = ({ type, format, items }: Schema): Readonly<Record<string, string>> => ({
  ...texts.invalid,
  // Beside null there is one type alone.
  type: textOf(texts.invalidTypes, [type].flat()[0]),
  format: textOf(texts.invalidFormats, format ?? items?.format),
});

/**
 * What is wrong with the fields on the screen, by path. An item of a list that is to be gone is not checked; headings
 * that are not told apart are told at once. `stored` is what the data stands over, if anything.
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
    ...shownLists(lines, data).flatMap((list) => titleErrors(list, data, stored)),
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

const checkedFields = (lines: readonly LineModel[], data: unknown): FieldModel[] =>
  lines.flatMap((line) => {
    if (line.kind === "field") return [line];
    return isRemoved(line) || !isShown(line, data) ? [] : checkedFields(linesIn(line), data);
  });
