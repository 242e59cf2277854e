import type { FieldType, FieldTypes } from "../../../../definitions/language/line";

/** A field of an item, such as of a collection, as far as values of it are told of and edited. */
export interface ItemField {
  name: string;
  type: string;
  required: boolean;
  unique?: boolean;
  /** It is unique, but for records in which it is blank. */
  blanksApart?: boolean;
  /** What who made the field says to who fills it in. */
  help?: string;
  /** Only administrators are answered its values. */
  hidden?: boolean;
}

/** The value of an option of a field, which only its type says; undefined without one. */
export const optionOf = (field: object, name: string): unknown => (field as Readonly<Record<string, unknown>>)[name];

/** A field and what is said of its type. A type that nobody knows is a text. */
export const typeOfField = (field: Pick<ItemField, "type">, by: FieldTypes): FieldType =>
  by.types[field.type] ?? by.types["text"]!;

/** Whether an option that says how many values there may be says one: since v0.23 also 0 does. */
export const isOne = (most: unknown): boolean => most === 0 || most === 1;

/** Whether the field's value is a list. */
export const isSeveral = (field: object, { value }: FieldType): boolean =>
  value.multiple !== undefined && !isOne(optionOf(field, value.multiple));

/** The limit of that name which a field states. */
export function limitOf(field: object, { value }: FieldType, name: keyof FieldType["value"]["limits"]): unknown {
  const option = value.limits[name];
  const limit = option === undefined ? undefined : optionOf(field, option);
  return limit === null || limit === "" ? undefined : limit;
}
