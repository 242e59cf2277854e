import type { FieldType, FieldTypes } from "../../../../definitions/language/line";

/** Field of an item, such as a collection, with the properties that forms and cells need. */
export interface ItemField {
  name: string;
  type: string;
  required: boolean;
  unique?: boolean;
  /** Unique except for blank values. */
  blanksApart?: boolean;
  /** Help text written by the author of the field. */
  help?: string;
  /** Values are returned only to admins. */
  hidden?: boolean;
}

/** Returns a type-specific option of a field, or undefined. */
export const optionOf = (field: object, name: string): unknown => (field as Readonly<Record<string, unknown>>)[name];

/** Returns a field's type. An unknown type counts as text. */
export const typeOfField = (field: Pick<ItemField, "type">, by: FieldTypes): FieldType =>
  by.types[field.type] ?? by.types["text"]!;

/** Returns whether an option for the maximum number of values means one. Since v0.23, 0 means one too. */
export const isOne = (most: unknown): boolean => most === 0 || most === 1;

/** Returns whether the field's value is a list. */
export const isMultiple = (field: object, { value }: FieldType): boolean =>
  value.multiple !== undefined && !isOne(optionOf(field, value.multiple));

/** Returns a limit of the field by name, or undefined. */
export function limitOf(field: object, { value }: FieldType, name: keyof FieldType["value"]["limits"]): unknown {
  const option = value.limits[name];
  const limit = option === undefined ? undefined : optionOf(field, option);
  return limit === null || limit === "" ? undefined : limit;
}
