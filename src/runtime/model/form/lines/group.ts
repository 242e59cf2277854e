import type { EachLine, Line } from "../../../../../definitions/language/node";
import { valueAt } from "../../values/path";
import type { GroupModel, LineModel } from "../form-model";
import type { LineKind, Scope } from "../line-kind";
import { schemaAt } from "../schema";

/** The same lines for each property of a type: a group, or with a badge an accordion. Shown where the data has the property. */
export const group: LineKind<GroupModel, EachLine> = {
  reads: (line) => typeof line === "object" && "each" in line,
  resolve: (line, scope) => {
    const type = scope.schemas[line.each];
    if (!type) throw new Error(`No type is called ${line.each}.`);
    return Object.keys(schemaAt(type, "").schema.properties ?? {}).map((key) => {
      const { title, properties } = schemaAt(type, key).schema;
      if (!title) throw new Error(`${line.each}.${key} has no title.`);
      return propertyModel(line, { key, title, names: Object.keys(properties ?? {}) }, scope);
    });
  },
  inside: ({ items }) => items,
  isShown: ({ property }, data) => valueAt(data, property) !== undefined,
};

interface Property {
  key: string;
  title: string;
  names: readonly string[];
}

const propertyModel = ({ badge, fields }: EachLine, { key, title, names }: Property, scope: Scope): LineModel => {
  const named = new Set(namesIn(fields));
  const rest = names.filter((name) => !named.has(name));
  const inner: Scope = { ...scope, prefix: `${key}.`, place: `${scope.place}${key}.`, property: { title, rest } };
  const items = scope.resolve(fields, inner);
  if (!badge) return { kind: "group", property: key, title, items };
  const flag = `${key}.${badge.flag}`;
  return { kind: "accordion", id: inner.place, title, property: key, badge: { ...badge, flag }, items };
};

// The fields that lines name, at any depth.
const namesIn = (lines: readonly Line[]): string[] =>
  lines.flatMap((line) => {
    if (typeof line === "string") return [line];
    if ("field" in line) return [line.field];
    if ("show" in line) return namesIn(line.show);
    return "fields" in line ? namesIn(line.fields) : [];
  });
