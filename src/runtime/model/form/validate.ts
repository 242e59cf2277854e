import { texts } from "../../../../definitions/texts/texts";
import { interpolate } from "../values/text";
import type { FieldModel, LineModel, Schema } from "./form-model";
import { valueAt } from "../values/path";
import { visibleFields } from "./visible";

/** Says whether a value keeps to a schema's standard keywords; the runtime hands in the library that knows them. */
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

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";

/** The sentences about one field's value; none when it is right. */
export function validateField({ schema, required }: FieldModel, value: unknown, keeps: SchemaValidator): string[] {
  if (isEmpty(value)) return required ? [texts.invalid.required] : [];
  const own = Object.entries(ownKeywords).filter(
    ([keyword, ok]) => keyword in schema && !ok(schema[keyword as keyof Schema], String(value)),
  );
  return [...own.map(([keyword]) => keyword), ...keeps(schema, value).map(({ keyword }) => keyword)].map((keyword) =>
    sentence(keyword, schema),
  );
}

const sentence = (keyword: string, schema: Schema): string => {
  const limit = String(schema[keyword as keyof Schema] ?? "");
  return interpolate(sentences(schema)[keyword] ?? texts.invalid.other, { limit });
};

const sentences = ({ type, format }: Schema): Readonly<Record<string, string>> => ({
  ...texts.invalid,
  type: type === "integer" ? texts.invalid.whole : texts.invalid.type,
  format: format === "web-address" ? texts.invalid.webAddress : texts.invalid.email,
});

/** What is wrong with the fields on the screen, by path. */
export const validateFields = (
  lines: readonly LineModel[],
  data: unknown,
  keeps: SchemaValidator,
): Readonly<Record<string, string[]>> =>
  Object.fromEntries(
    visibleFields(lines, data)
      .map((field) => [field.path, validateField(field, valueAt(data, field.path), keeps)] as const)
      .filter(([, found]) => found.length > 0),
  );
