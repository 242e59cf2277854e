import type { EachLine, Line } from "../../../../../definitions/language/line";
import { valueAt } from "../../../../values/json/path";
import type { GroupModel, LineModel } from "../form-model";
import { hasWord, type LineKind, type Scope } from "../resolved-line";
import { schemaAt } from "../schema";

/**
 * Same lines for each property of a type: groups, or accordions if there is a badge. A property that the data lacks is
 * hidden.
 */
export const group: LineKind<GroupModel, EachLine> = {
  reads: (line) => hasWord(line, "each"),
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
  const place = `${scope.place}${key}.`;
  const inner: Scope = { ...scope, prefix: `${key}.`, place, title };
  const rest = scope.resolve(
    names.filter((name) => !named.has(name)),
    inner,
  );
  const items = scope.resolve(fields, { ...inner, rest });
  if (!badge) return { kind: "group", property: key, title, items };
  return {
    kind: "accordion",
    id: place,
    title,
    property: key,
    badge: { ...badge, flag: `${key}.${badge.flag}` },
    items,
  };
};

// Includes nested lines.
const namesIn = (lines: readonly Line[]): string[] =>
  lines.flatMap((line) => {
    if (typeof line === "string") return [line];
    if ("field" in line) return [line.field, ...namesIn(line.beside ? [line.beside] : [])];
    if ("show" in line) return namesIn(line.show);
    if ("row" in line) return namesIn(line.row);
    return "fields" in line && Array.isArray(line.fields) ? namesIn(line.fields as readonly Line[]) : [];
  });
