import type { FieldType, FieldTypes } from "../../../../definitions/language/line";

/** What is known of an item whose records are told of. */
export interface DescribedItem {
  id: string;
  name: string;
  schema: readonly DescribedField[];
  options: Readonly<Record<string, unknown>>;
}

/** A field of the item's records. */
export interface DescribedField {
  name: string;
  type: string;
  required: boolean;
  options: Readonly<Record<string, unknown>>;
}

/** An item as far as it has what is told: what the backend leaves out is empty. */
export const describedItem = (item: Readonly<Record<string, unknown>> & { id: string }): DescribedItem => ({
  ...item,
  name: String(item["name"] ?? ""),
  schema: (item["schema"] as DescribedField[] | null) ?? [],
  options: (item["options"] as DescribedItem["options"] | null) ?? {},
});

/** A field and what is said of its type. A type that nobody knows is a text. */
export const typeOfField = (field: DescribedField, by: FieldTypes): FieldType =>
  by.types[field.type] ?? by.types["text"]!;

/** Whether the field's value is a list. */
export const isSeveral = (field: DescribedField, { value }: FieldType): boolean =>
  value.multiple !== undefined && field.options[value.multiple] !== 1;

/** The limit of that name which the field's options state. */
export function limitOf(
  field: DescribedField,
  { value }: FieldType,
  name: keyof FieldType["value"]["limits"],
): unknown {
  const option = value.limits[name];
  const limit = option === undefined ? undefined : field.options[option];
  return limit === null || limit === "" ? undefined : limit;
}
