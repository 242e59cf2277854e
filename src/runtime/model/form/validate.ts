import { texts } from "../../../../definitions/texts/texts";
import { isEqual } from "../values/equal";
import { valueAt } from "../values/path";
import { interpolate } from "../values/text";
import type { Errors } from "./errors";
import type { FieldModel, ItemModel, LineModel } from "./form-model";
import { isShown, linesIn } from "./line-kinds";
import { emptyValue, typedValue, type Schema } from "./schema";

/** Says whether a value meets a schema's standard keywords; the runtime hands in the library that knows them. */
export type SchemaValidator = (schema: Schema, value: unknown) => { keyword: string }[];

const bytes = (text: string): number => new TextEncoder().encode(text).length;

/** The keywords that are ours: the backend counts bytes, and wants some placeholders in a text. */
export const ownKeywords: Readonly<Record<string, (limit: unknown, value: string) => boolean>> = {
  mustContain: (limit, value) => value.includes(String(limit)),
  minBytes: (limit, value) => bytes(value) >= Number(limit),
  maxBytes: (limit, value) => bytes(value) <= Number(limit),
};

const address = /^\S.*@\S+$/;

/** The formats that are checked; the others only name a widget. All let through whatever the backend would take. */
export const formats: Readonly<Record<string, (value: string) => boolean>> = {
  email: (value) => address.test(value),
  login: (value) => address.test(value),
  "web-address": (value) => !/\s/.test(value),
};

/** Whether a field has no value. A flag always has one. */
export const isEmptyField = ({ schema }: Pick<FieldModel, "schema">, value: unknown): boolean =>
  schema.type !== "boolean" && isEqual(typedValue(value, schema), emptyValue(schema));

/** The sentences about one field's value; none when it is right. */
export function validateField(field: FieldModel, value: unknown, validate: SchemaValidator): string[] {
  const { schema, required } = field;
  // Limits do not hold for what is empty.
  if (isEmptyField(field, value)) return required ? [texts.invalid.required] : [];
  const own = Object.entries(ownKeywords).filter(
    ([keyword, isValid]) => Object.hasOwn(schema, keyword) && !isValid(limitOf(schema, keyword), String(value)),
  );
  return [
    ...own.map(([keyword]) => keyword),
    ...validate(schema, typedValue(value, schema)).map(({ keyword }) => keyword),
  ].map((keyword) => sentence(keyword, schema));
}

const limitOf = (schema: Schema, keyword: string): unknown => schema[keyword as keyof Schema];

const sentence = (keyword: string, schema: Schema): string =>
  interpolate(sentences(schema)[keyword] ?? texts.invalid.other, { limit: String(limitOf(schema, keyword) ?? "") });

const sentences = ({ type, format }: Schema): Readonly<Record<string, string>> => ({
  ...texts.invalid,
  type: type === "integer" ? texts.invalid.whole : texts.invalid.type,
  format: format === "web-address" ? texts.invalid.webAddress : texts.invalid.email,
});

/** What is wrong with the fields on the screen, by path. An item of a list that is to be gone is not checked. */
export const validateFields = (lines: readonly LineModel[], data: unknown, validate: SchemaValidator): Errors =>
  new Map(
    checkedFields(lines, data)
      .map((field) => [field.path, validateField(field, valueAt(data, field.path), validate)] as const)
      .filter(([, found]) => found.length > 0),
  );

const isRemoved = (line: LineModel): line is ItemModel => line.kind === "item" && line.removed;

const checkedFields = (lines: readonly LineModel[], data: unknown): FieldModel[] =>
  lines.flatMap((line) => {
    if (line.kind === "field") return [line];
    return isRemoved(line) || !isShown(line, data) ? [] : checkedFields(linesIn(line), data);
  });
