import type { Schema } from "./schema";

/** Returns the paths and values that the schema does not know. */
export function findUnknownValues(
  value: unknown,
  schema: Schema,
  root = schema,
  prefix = "",
): [path: string, value: unknown][] {
  const target = schema.$ref ? root.definitions?.[schema.$ref.split("/").at(-1)!] : schema;
  const { properties } = target ?? {};
  if (!properties || typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const known = properties[key];
    return known ? findUnknownValues(inner, known, root, `${prefix}${key}.`) : [[prefix + key, inner]];
  });
}
