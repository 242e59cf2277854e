import type { EachFieldLine, FieldLine } from "../../../../../definitions/language/line";
import { valueAt } from "../../../../values/json/path";
import { interpolate } from "../../../../values/text/text";
import { conditionModel, conditionText } from "../condition";
import type { Choice, FieldModel, TableModel } from "../form-model";
import { limitHints } from "../limit-hints";
import { hasWord, type LineKind, type Scope } from "../resolved-line";
import { itemFields } from "./item-fields";
import { isNullable, isUnavailable, itemSchema, schemaAt, type Schema } from "../schema";

/**
 * Field, given by its path or with options. "*" means all fields not named elsewhere; `eachField` means the fields of
 * the form's item.
 */
export const field: LineKind<FieldModel, FieldLine | EachFieldLine | string> = {
  reads: (line) => typeof line === "string" || hasWord(line, "field") || hasWord(line, "eachField"),
  resolve: (line, scope) => {
    if (line === "*") return [...(scope.rest ?? [])];
    if (typeof line === "object" && "eachField" in line) return itemFields(line, scope);
    const written = typeof line === "string" ? { field: line } : line;
    return isUnavailable(scope.root, scope.prefix + written.field) ? [] : [fieldModel(written, scope)];
  },
  inside: ({ beside }) => (beside ? [beside] : []),
  outline: ({ label, required, widget, choices, path, readOnlyWhen, excludes, question, link, table }) => {
    const names = choices ? `: ${choices.map((choice) => choice.label).join(" | ")}` : "";
    const more = [
      readOnlyWhen && `read-only when ${conditionText(readOnlyWhen)}`,
      excludes && `excludes ${excludes}`,
      question && `asks "${question}"`,
      link && `${link.label} ${link.to}`,
      table && `columns ${table.columns.map((column) => column.label).join(" | ")}, ${table.add}`,
    ].filter(Boolean);
    return `${[`${label}${required ? " *" : ""}`, `[${widget}${names}]`, path, ...more].join("  ")}`;
  },
};

const fieldModel = (line: FieldLine, scope: Scope): FieldModel => {
  const { root, prefix, title = "", item } = scope;
  const { field: name, hint: ownHint, label: ownLabel, widget, choices, limits, ofItem, beside, table, ...rest } = line;
  const { pattern, forbidden } = line;
  const path = prefix + name;
  const { schema: stated, required } = schemaAt(root, path);
  const label = ownLabel ?? stated.title;
  if (label === undefined) throw new Error(`${path} has no title.`);
  const offered = choices ? choicesOf(choices, stated) : scope.choices?.[path];
  if (stated.enum && !offered)
    throw new Error(`${path} has values to choose from: say in its choices what each is called.`);
  const own = { ...stated, ...(pattern && { goPattern: pattern }), ...(forbidden && { forbidden }) };
  const schema = withLimits(own, ofItem?.limits ?? {}, item);
  // A pattern and limits from the item appear nowhere else, so they become hints.
  const hints = limitHints((limit) =>
    limit === "goPattern" || ofItem?.limits?.[limit] !== undefined ? schema[limit] : undefined,
  );
  const hint = [ownHint ?? stated.description ?? "", ...hints].filter(Boolean).join(" ");
  const isRequired = ofItem?.required === undefined ? required : valueAt(item, ofItem.required) === true;
  return {
    kind: "field",
    path,
    label: interpolate(label, { title, own: stated.title ?? "" }),
    widget: widget ?? widgetFor(path, schema),
    // false is a valid answer, and so is null if the type allows it.
    required: isRequired && schema.type !== "boolean" && !isNullable(schema),
    schema,
    ...(hint && { hint }),
    ...(offered && { choices: offered }),
    ...(beside && { beside: fieldModel(beside, scope) }),
    ...(table && { table: tableModel(table, { ...scope, root: itemSchema(root, path), prefix: "" }) }),
    ...optionsOf(rest, limits, prefix),
  };
};

const tableModel = ({ columns, ...rest }: NonNullable<FieldLine["table"]>, scope: Scope): TableModel => ({
  ...rest,
  columns: columns.map((column) => fieldModel(typeof column === "string" ? { field: column } : column, scope)),
});

const optionsOf = (
  line: Omit<FieldLine, "field">,
  limits: FieldLine["limits"],
  prefix: string,
): Partial<FieldModel> => {
  const { icon, placeholder, span, excludes, readOnlyWhen, question, link } = line;
  return {
    ...(icon && { icon }),
    ...(placeholder && { placeholder }),
    ...(span && { span }),
    ...(limits && { limits: Object.fromEntries(Object.entries(limits).map(([name, at]) => [name, prefix + at])) }),
    ...(excludes && { excludes: prefix + excludes }),
    ...(readOnlyWhen && { readOnlyWhen: conditionModel(readOnlyWhen, prefix) }),
    ...(question && { question }),
    ...(link && { link }),
  };
};

/** Adds the limits found at these paths to a schema. A missing value sets no limit. */
const withLimits = (schema: Schema, limits: Readonly<Record<string, string>>, from: unknown): Schema => {
  const stated = Object.entries(limits).flatMap(([name, path]) => {
    const value = valueAt(from, path);
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  return stated.length > 0 ? { ...schema, ...Object.fromEntries(stated) } : schema;
};

const widgetFor = (path: string, { format, type, items, enum: values }: Schema): string => {
  if (format) return format;
  if (type === "boolean") return "switch";
  if (type === "array" && items?.type === "string") return "list";
  // Null means blank and needs no widget.
  const kinds = [type].flat().filter((each) => each !== "null");
  const kind = kinds.length === 1 ? kinds[0] : undefined;
  if (kind === "number" || kind === "integer") return "number";
  if (kind === "string" && !values) return "text";
  throw new Error(`${path} is no value that a widget edits by itself: name its widget.`);
};

// JavaScript puts negative keys after all others.
const choicesOf = (choices: NonNullable<FieldLine["choices"]>, { type }: Schema): Choice[] =>
  Object.entries(choices)
    .map(([value, text]) => ({
      value: valueOfKey(value, type),
      ...(typeof text === "string" ? { label: text } : text),
    }))
    .toSorted(({ value: a }, { value: b }) => (typeof a === "number" && typeof b === "number" ? a - b : 0));

const valueOfKey = (key: string, type: Schema["type"]): unknown => {
  if (type === "boolean") return key === "true";
  return type === "number" || type === "integer" ? Number(key) : key;
};
