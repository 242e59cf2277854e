import type { Schema } from "./form-model";

/** A schema with its reference followed; what stands beside the reference wins. */
const deref = (schema: Schema, root: Schema): Schema => {
  if (!schema.$ref) return schema;
  const { $ref, ...beside } = schema;
  const target = root.definitions?.[$ref.split("/").at(-1)!];
  if (!target) throw new Error(`No schema is called ${$ref}.`);
  return { ...deref(target, root), ...beside };
};

/** The schema at a dotted path, and whether its owner requires it. Throws when there is none. */
export function schemaAt(root: Schema, path: string): { schema: Schema; required: boolean } {
  const start = { schema: deref(root, root), required: true };
  return path
    .split(".")
    .filter(Boolean)
    .reduce(({ schema: owner }, key) => {
      const schema = owner.properties?.[key];
      if (!schema) throw new Error(`The schema has nothing at ${path}.`);
      return { schema: deref(schema, root), required: owner.required?.includes(key) ?? false };
    }, start);
}
