import type { Line } from "../../../../definitions/language/node";
import { interpolate } from "../values/text";
import type { Choice, FieldModel, LineModel, Schema, WhenModel } from "./form-model";
import { schemaAt } from "./schema";

/** The schemas of all types, by name. */
export type Schemas = Readonly<Record<string, Schema>>;

interface Scope {
  root: Schema;
  schemas: Schemas;
  /** The key and the title of the entry that the lines stand for. */
  entry?: { key: string; title: string; rest: readonly string[] };
}

/**
 * Lines as they are written, turned into a model in which everything is decided. `schemas` is needed where lines stand
 * for each entry of a type. Throws on a field without a title.
 */
export const resolveLines = (lines: readonly Line[], root: Schema, schemas: Schemas = {}): LineModel[] =>
  resolveAll(lines, { root, schemas });

const resolveAll = (lines: readonly Line[], scope: Scope): LineModel[] =>
  lines.flatMap((line) => resolveLine(line, scope));

const resolveLine = (line: Line, scope: Scope): LineModel | LineModel[] => {
  if (line === "*") return resolveAll(scope.entry?.rest ?? [], scope);
  if (typeof line === "string") return fieldModel({ field: line }, scope);
  if ("field" in line) return fieldModel(line, scope);
  if ("slot" in line) return { is: "slot", slot: line.slot };
  if ("each" in line) return entries(line, scope);
  if ("when" in line)
    return {
      is: "when",
      condition: conditionOf(line.when, scope),
      hidden: line.hidden,
      items: resolveAll(line.show, scope),
    };
  const { accordion: title, icon, fields } = line;
  return { is: "accordion", title, ...(icon && { icon }), items: resolveAll(fields, scope) };
};

type EachLine = Extract<Line, { each: string }>;

const entries = ({ each, badge, fields }: EachLine, { root, schemas }: Scope): LineModel[] => {
  const type = schemas[each];
  if (!type) throw new Error(`No type is called ${each}.`);
  const { properties = {} } = schemaAt(type, "").schema;
  return Object.keys(properties).map((key): LineModel => {
    const { schema } = schemaAt(type, key);
    if (!schema.title) throw new Error(`${each}.${key} has no title.`);
    const named = namesIn(fields);
    const rest = Object.keys(schema.properties ?? {}).filter((name) => !named.includes(name));
    const items = resolveAll(fields, { root, schemas, entry: { key, title: schema.title, rest } });
    if (!badge) return { is: "group", key, title: schema.title, items };
    return { is: "accordion", title: schema.title, key, badge: { ...badge, flag: `${key}.${badge.flag}` }, items };
  });
};

// The fields that lines name, at any depth.
const namesIn = (lines: readonly Line[]): string[] =>
  lines.flatMap((line) => {
    if (typeof line === "string") return [line];
    if ("field" in line) return [line.field];
    if ("when" in line) return namesIn(line.show);
    return "fields" in line ? namesIn(line.fields) : [];
  });

const under = (path: string, { entry }: Scope): string => (entry ? `${entry.key}.${path}` : path);

const conditionOf = (when: string | Readonly<Record<string, unknown>>, scope: Scope): WhenModel["condition"] =>
  Object.entries(typeof when === "string" ? { [when]: true } : when).map(([path, value]) => [
    under(path, scope),
    value,
  ]);

type FieldLine = Extract<Line, { field: string }>;

const fieldModel = (line: FieldLine, scope: Scope): FieldModel => {
  const path = under(line.field, scope);
  const { schema, required } = schemaAt(scope.root, path);
  const label = line.label ?? schema.title;
  if (label === undefined) throw new Error(`${path} has no title.`);
  const hint = line.hint ?? schema.description;
  return {
    is: "field",
    path,
    label: interpolate(label, { title: scope.entry?.title ?? "", own: schema.title ?? "" }),
    widget: line.widget ?? widgetFor(schema),
    // A flag that is off is an answer.
    required: required && schema.type !== "boolean",
    schema,
    ...(hint && { hint }),
    ...(line.choices && { choices: choicesOf(line.choices, schema) }),
  };
};

const widgetFor = ({ format, type }: Schema): string =>
  format ?? (type === "boolean" ? "switch" : type === "integer" || type === "number" ? "number" : "text");

const choicesOf = (choices: Record<string, string>, { type }: Schema): Choice[] =>
  Object.entries(choices).map(([value, label]) => ({ value: type === "boolean" ? value === "true" : value, label }));
