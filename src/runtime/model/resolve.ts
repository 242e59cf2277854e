import type { Line } from "../../../definitions/language/node";
import type { Choice, FieldModel, Model, Schema, WhenModel } from "./model";
import { schemaAt } from "./schema";

/** Lines as they are written, turned into a model in which everything is decided. Throws on a field without a title. */
export const resolve = (lines: readonly Line[], root: Schema): Model[] => lines.map((line) => resolveLine(line, root));

const resolveLine = (line: Line, root: Schema): Model => {
  if (typeof line === "string") return fieldModel({ field: line }, root);
  if ("field" in line) return fieldModel(line, root);
  if ("slot" in line) return { is: "slot", slot: line.slot };
  if ("when" in line) return { is: "when", condition: conditionOf(line.when), items: resolve(line.show, root) };
  const { accordion: title, icon, fields } = line;
  return { is: "accordion", title, ...(icon && { icon }), items: resolve(fields, root) };
};

const conditionOf = (when: string | Readonly<Record<string, unknown>>): WhenModel["condition"] =>
  typeof when === "string" ? [[when, true]] : Object.entries(when);

type FieldLine = Extract<Line, { field: string }>;

const fieldModel = (line: FieldLine, root: Schema): FieldModel => {
  const { schema, required } = schemaAt(root, line.field);
  const label = line.label ?? schema.title;
  if (label === undefined) throw new Error(`${line.field} has no title.`);
  const hint = line.hint ?? schema.description;
  return {
    is: "field",
    path: line.field,
    label,
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
