import type { FieldLine } from "../../../../../definitions/language/node";
import { interpolate } from "../../values/text";
import type { Choice, FieldModel } from "../form-model";
import type { LineKind, Scope } from "../line-kind";
import { isNullable, isNumeric, schemaAt, type Schema } from "../schema";

/** One value, by its path; a bare path says no more than its type does. */
export const field: LineKind<FieldModel, FieldLine | string> = {
  reads: (line) => typeof line === "string" || "field" in line,
  resolve: (line, scope) =>
    line === "*"
      ? scope.resolve(scope.property?.rest ?? [], scope)
      : [fieldModel(typeof line === "string" ? { field: line } : line, scope)],
  inside: () => [],
  outline: ({ label, required, widget, choices, path }) => {
    const names = choices ? `: ${choices.map((choice) => choice.label).join(" | ")}` : "";
    return `${label}${required ? " *" : ""}  [${widget}${names}]  ${path}`;
  },
};

const fieldModel = (line: FieldLine, { root, prefix, property }: Scope): FieldModel => {
  const path = prefix + line.field;
  const { schema, required } = schemaAt(root, path);
  const label = line.label ?? schema.title;
  if (label === undefined) throw new Error(`${path} has no title.`);
  const hint = line.hint ?? schema.description;
  return {
    kind: "field",
    path,
    label: interpolate(label, { title: property?.title ?? "", own: schema.title ?? "" }),
    widget: line.widget ?? widgetFor(schema),
    // A flag that is off is an answer, and so is null where it is a value.
    required: required && schema.type !== "boolean" && !isNullable(schema),
    schema,
    ...(hint && { hint }),
    ...(line.choices && { choices: choicesOf(line.choices, schema) }),
  };
};

const widgetFor = (schema: Schema): string =>
  schema.format ?? (schema.type === "boolean" ? "switch" : isNumeric(schema) ? "number" : "text");

const choicesOf = (choices: Readonly<Record<string, string>>, { type }: Schema): Choice[] =>
  Object.entries(choices).map(([value, label]) => ({ value: type === "boolean" ? value === "true" : value, label }));
