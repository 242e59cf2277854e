import type { EachFieldLine, FieldType, FieldTypes, ValueKind } from "../../../../../definitions/language/line";
import type { Limits } from "../../../../../definitions/language/field-limits";
import { texts } from "../../../../../definitions/texts/texts";
import { valueAt } from "../../../../values/json/path";
import type { FieldModel } from "../form-model";
import { isMultiple, limitOf, optionOf, typeOfField, type ItemField } from "../item-field";
import { limitHints } from "../limit-hints";
import type { Scope } from "../resolved-line";
import type { Schema } from "../schema";
import { ignoresBlanks, uniqueField } from "../unique-fields";

/** Returns a field for each entry of a list in the form's item, such as a collection's fields. */
export function itemFields({ eachField, by, uniqueBy }: EachFieldLine, { item }: Scope): FieldModel[] {
  const indexes = ((uniqueBy && valueAt(item, uniqueBy)) ?? []) as readonly string[];
  const uniques = new Set(indexes.map(uniqueField));
  const blanksApart = new Set(indexes.filter(ignoresBlanks).map(uniqueField));
  return fieldsIn(item, eachField)
    .map((field) => ({
      ...field,
      ...(uniques.has(field.name) && { unique: true }),
      ...(blanksApart.has(field.name) && { blanksApart: true }),
    }))
    .filter((field) => !typeOfField(field, by).generated)
    .map((field) => (by.types[field.type] ? itemField(field, by) : unknownField(field)));
}

/** Field that the backend fills in. */
export interface GeneratedField {
  name: string;
  note: string;
}

/** Returns those of an item's fields, a list at `path`, that the backend fills in. */
export const generatedFields = (item: unknown, path: string, by: FieldTypes): GeneratedField[] =>
  fieldsIn(item, path)
    .filter((field) => typeOfField(field, by).generated)
    .map(({ name, help, hidden }) => ({
      name,
      note: [help, texts.form.generatedField, hidden && texts.form.hiddenField].filter(Boolean).join(" "),
    }));

const fieldsIn = (item: unknown, path: string): ItemField[] =>
  ((valueAt(item, path) ?? []) as Partial<ItemField>[]).map((field) => ({ ...noField, ...field }));

/** Shows a field of an unknown type, from a newer backend, read-only. */
const unknownField = ({ name }: ItemField): FieldModel => ({
  kind: "field",
  path: name,
  label: name,
  widget: "jsonText",
  required: false,
  icon: "unknown",
  schema: schemas.json,
  ofItem: true,
  readOnly: true,
  value: "json",
  hint: texts.form.unknownType,
});

const noField: ItemField = { name: "", type: "text", required: false };

const itemField = (field: ItemField, by: FieldTypes): FieldModel => {
  const type = typeOfField(field, by);
  const { kind } = type.value;
  const several = kind !== "file" && isMultiple(field, type);
  const { editor } = type;
  const schema = several ? severalSchema(field, type) : schemaOf(field, type);
  const hint = hintOf(field, type);
  return {
    kind: "field",
    path: field.name,
    label: field.name,
    widget: typeof editor === "string" ? editor : editor[several ? "several" : "one"],
    // A write-only value is blank even if stored.
    required: field.required && !type.writeOnly && !isMade(field, type),
    icon: type.icon,
    schema,
    ofItem: true,
    ...(hint && { hint }),
    ...(type.nonempty && { refusal: type.nonempty.refusal }),
    ...(field.unique && { unique: true as const }),
    ...(field.blanksApart && { blanksApart: true as const }),
    ...(isMade(field, type) && { made: true as const }),
    ...((kind === "file" || kind === "json") && { value: kind }),
  };
};

const schemas: Readonly<Record<ValueKind, Schema>> = {
  text: { type: "string" },
  number: { type: "number" },
  flag: { type: "boolean" },
  moment: { type: "string", format: "utc-date-time" },
  // Edited as text; empty means null.
  json: { type: "string", format: "json" },
  file: { type: "object" },
  record: { type: "string" },
};

const schemaOf = (field: ItemField, type: FieldType): Schema => {
  const { kind, format, collection, relatedTo, guard, whole, limits, unstated } = type.value;
  const stated = (Object.keys(limits) as (keyof Limits)[])
    .map((name) => [name, limitOf(field, type, name)] as const)
    .filter(([, limit]) => limit !== undefined);
  return {
    ...schemas[kind],
    ...(format && { format }),
    ...(type.writeOnly && { secret: true }),
    ...unstated,
    ...Object.fromEntries(stated),
    ...(relatedTo && { relatedTo }),
    ...(whole && optionOf(field, whole) === true && { type: "integer" }),
    ...(guard && optionOf(field, guard) === true && { isProtected: true }),
    ...(collection && { relatedTo: String(optionOf(field, collection) ?? "") }),
  };
};

const severalSchema = (field: ItemField, type: FieldType): Schema => {
  const { maxItems, relatedTo, ...one } = schemaOf(field, type);
  return {
    type: "array",
    items: one,
    ...(maxItems !== undefined && { maxItems }),
    ...(relatedTo !== undefined && { relatedTo }),
  };
};

const isMade = (field: ItemField, { value }: FieldType): boolean =>
  value.madeBy !== undefined && Boolean(optionOf(field, value.madeBy));

/** Returns the field's help text, limits and notes of its type. */
const hintOf = (field: ItemField, type: FieldType): string => {
  // The file editor shows count and size limits itself.
  const hints = limitHints((name) =>
    type.value.kind === "file" && name !== "mimeTypes" ? undefined : limitOf(field, type, name),
  );
  const own = isMade(field, type) ? texts.form.madeField : type.hint;
  const hint = (field.required ? type.nonempty?.hint : undefined) ?? own;
  const hidden = field.hidden && !type.writeOnly ? texts.form.hiddenField : undefined;
  return [field.help, ...hints, hint, hidden].filter(Boolean).join(" ");
};
