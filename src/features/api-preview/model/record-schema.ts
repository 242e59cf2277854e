import type { Parameter, ParameterLine } from "../../../../definitions/language/api-preview";
import type { FieldTypes, ValueKind } from "../../../../definitions/language/line";
import { holds } from "../../../runtime/model/form/condition";
import { isMultiple, limitOf, typeOfField, type ItemField } from "../../../runtime/model/form/item-field";
import type { DescribedItem } from "./described";

/** Subset of JSON Schema that describes records. */
export interface RecordSchema {
  $schema?: string;
  title?: string;
  type?: string;
  description?: string;
  format?: string;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: RecordSchema;
  properties?: Readonly<Record<string, RecordSchema>>;
  required?: readonly string[];
}

/** Returns the JSON Schema of a collection's records, as the backend returns them. */
export function recordSchema(item: DescribedItem, lines: readonly ParameterLine[], by: FieldTypes): RecordSchema {
  const parts = lines.flatMap((line): [name: string, schema: RecordSchema, always: boolean][] => {
    if (!("group" in line)) return [ofParameter(line)];
    if ("eachField" in line) {
      return item.fields.map((field) => [field.name, fieldSchema(field, by), field.hidden !== true]);
    }
    return holds(line.where, item) ? line.show.map(ofParameter) : [];
  });
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: item.name,
    type: "object",
    properties: Object.fromEntries(parts.map(([name, schema]) => [name, schema])),
    required: parts.flatMap(([name, , always]) => (always ? [name] : [])),
  };
}

const ofParameter = ({ name, type, description, required }: Parameter): [string, RecordSchema, boolean] => [
  name,
  { type: type.toLowerCase(), description },
  required === true,
];

const kindTypes: Readonly<Record<ValueKind, RecordSchema>> = {
  text: { type: "string" },
  number: { type: "number" },
  flag: { type: "boolean" },
  moment: { type: "string" },
  // Any JSON value.
  json: {},
  file: { type: "string" },
  record: { type: "string" },
};

const point: RecordSchema = {
  type: "object",
  properties: { lon: { type: "number" }, lat: { type: "number" } },
  required: ["lon", "lat"],
};

function fieldSchema(field: ItemField, by: FieldTypes): RecordSchema {
  const type = typeOfField(field, by);
  const [minimum, maximum, choices, maxItems] = (["minimum", "maximum", "enum", "maxItems"] as const).map((name) =>
    limitOf(field, type, name),
  );
  const one: RecordSchema = {
    ...(type.value.format === "geo-point" ? point : kindTypes[type.value.kind]),
    // The backend treats zero as empty, so limits of an optional field never reject it.
    ...(typeof minimum === "number" && (field.required || minimum <= 0) && { minimum }),
    ...(typeof maximum === "number" && (field.required || maximum >= 0) && { maximum }),
    // JSON Schema forbids duplicate enum values; the backend allows duplicate choices.
    ...(Array.isArray(choices) && { enum: [...new Set<unknown>(choices)] }),
  };
  if (isMultiple(field, type)) {
    return { type: "array", items: one, ...(typeof maxItems === "number" && { maxItems }) };
  }
  return one.enum && !field.required ? { ...one, enum: ["", ...one.enum] } : one;
}
