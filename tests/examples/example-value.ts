import type { FieldModel } from "../../src/runtime/model/form/form-model";
import type { Schema } from "../../src/runtime/model/form/schema";
import { isNumeric } from "../../src/runtime/model/form/schema";
import { withValueAt } from "../../src/values/json/path";
import { password, relatedRecords } from "../support/fixtures";

const redacted = "******";
const relatedId = relatedRecords[0]!.id;

// A format that only looks like a text, with a valid value.
const byFormat: Readonly<Record<string, unknown>> = {
  "collection-id": "ports0000000000",
  "collection-name": "sailors",
  domain: "example.org",
  "field-name": "a_text",
  "geo-point": { lon: 13.4, lat: 52.5 },
  "go-pattern": "^[\\w ]+$",
  "hex-colour": "#1a7f64",
  login: "ada@example.com",
  "manage-rule": 'role = "captain"',
  "network-address": "10.0.0.0/8",
  "new-password": password,
  "one-time-code": "123456",
  password,
  "rate-limit-label": "*:auth",
  rule: 'id != ""',
  secret: redacted,
  sql: "select id from ports",
  "thumb-size": "100x100",
  "token-secret": redacted,
  "utc-date-time": "2022-01-01 10:11:12.345Z",
};

/** Returns a valid stored value of a field, derived from its schema and its choices. */
export function exampleValue(field: FieldModel): unknown {
  const { schema, choices, table, value, limits = {} } = field;
  if (value === "file") return ["chart.png"];
  // Stored as JSON; its text is only in the form.
  if (value === "json" && schema.format !== "geo-point") return { depth: 12.5 };
  const offered = choices?.filter((each) => each.offered !== false).map((each) => each.value);
  if (offered) return schema.type === "array" ? offered.slice(0, 1) : offered[0];
  if (table) return [table.columns.reduce((row, column) => withValueAt(row, column.path, exampleValue(column)), {})];
  if (schema.relatedTo !== undefined) return schema.type === "array" ? [relatedId] : relatedId;
  if (limits["maxOf"] !== undefined) return 1;
  // Blank, as limits of a value must fit each other.
  if (isNumeric(schema) && !field.required && !field.ofItem) return null;
  return field.widget === "bytes" ? 1_000_000 : exampleOf(schema, field.label);
}

function exampleOf(schema: Schema, label: string): unknown {
  if (schema.enum) return schema.enum[0];
  const domain = schema.onlyDomains?.[0] ?? "example.com";
  if (schema.format === "email") return `ada@${domain}`;
  if (schema.format === "web-address") return `https://${domain}`;
  if (schema.format !== undefined && schema.format in byFormat && !schema.mustContain) return byFormat[schema.format];
  const [type] = [schema.type].flat();
  if (type === "boolean") return false;
  if (isNumeric(schema)) return Math.min(Math.max(10, schema.minimum ?? 10), schema.maximum ?? 10);
  if (type === "array") return exampleList(schema);
  return textOf(schema, label);
}

function exampleList({ items = {}, maxItems = 3 }: Schema): readonly unknown[] {
  if (items.relatedTo !== undefined) return [relatedId];
  if (items.enum) return items.enum.slice(0, maxItems);
  return items.format === undefined ? ["bow", "stern", "keel"].slice(0, maxItems) : [exampleOf(items, "")];
}

const textOf = ({ mustContain, maxLength, maxBytes, minLength = 0, minBytes = 0 }: Schema, label: string): string =>
  [label, mustContain]
    .filter(Boolean)
    .join(" ")
    .padEnd(Math.max(minLength, minBytes), "x")
    .slice(0, maxLength ?? maxBytes);
