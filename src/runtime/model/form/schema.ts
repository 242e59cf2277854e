/** A JSON Schema as the generator makes them, with our own keywords. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  title?: string;
  description?: string;
  format?: string;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  /** Placeholders that a text may have, separated by spaces. */
  placeholders?: string;
  mustContain?: string;
  earliest?: string;
  latest?: string;
  exceptDomains?: readonly string[];
  onlyDomains?: readonly string[];
  /** A regular expression in Go's language. */
  goPattern?: string;
  maxItems?: number;
  maxFileBytes?: number;
  mimeTypes?: readonly string[];
  /** Stored files are read with a token. */
  isProtected?: boolean;
  /** The id of the collection whose records the values are. */
  relatedTo?: string;
  /** What a fresh backend has, here or by key in what is here; shown in the documents only, and not served. */
  initially?: unknown;
  /** The values are kept nowhere but in the form and in the backend. */
  secret?: boolean;
  minLength?: number;
  maxLength?: number;
  minBytes?: number;
  maxBytes?: number;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  required?: readonly string[];
  /** The first version of the backend that has it, and the first that has it no more. */
  since?: string;
  before?: string;
  /** From which version on 0 is taken, too. */
  zeroSince?: string;
  /** Properties that the backend in use does not have. */
  unavailable?: readonly string[];
  definitions?: Readonly<Record<string, Schema>>;
}

/** The schemas of all types, by name. */
export type Schemas = Readonly<Record<string, Schema>>;

// A schema with its reference followed; what stands beside the reference wins.
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

/** Whether the backend in use lacks what stands at a path, or what it would stand in. */
export function isUnavailable(root: Schema, path: string): boolean {
  let owner: Schema | undefined = deref(root, root);
  for (const key of path.split(".")) {
    if (owner?.unavailable?.includes(key)) return true;
    const inner: Schema | undefined = owner?.properties?.[key];
    owner = inner && deref(inner, root);
  }
  return false;
}

/** What lies at a path, as a schema that stands by itself. */
export const partSchema = (root: Schema, path: string): Schema => ({
  ...schemaAt(root, path).schema,
  ...(root.definitions && { definitions: root.definitions }),
});

/** An item of the list at a path, as a schema that stands by itself. Throws when there is no list. */
export function itemSchema(root: Schema, path: string): Schema {
  const { items } = schemaAt(root, path).schema;
  if (!items) throw new Error(`The schema has no list at ${path}.`);
  const { definitions } = root;
  return partSchema({ properties: { item: items }, ...(definitions && { definitions }) }, "item");
}

const hasType = ({ type }: Schema, name: string): boolean =>
  Array.isArray(type) ? type.includes(name) : type === name;

/** Whether null is a value of its own here, which differs from an empty text. */
export const isNullable = (schema: Schema): boolean => hasType(schema, "null");

/** Whether the values are numbers. */
export const isNumeric = (schema: Schema): boolean => hasType(schema, "number") || hasType(schema, "integer");

/** What a field without a value has: null where that is a value, else the empty one of its type. A number has none. */
export const emptyValue = (schema: Schema): unknown => {
  if (isNullable(schema) || isNumeric(schema)) return null;
  if (hasType(schema, "boolean")) return false;
  return hasType(schema, "array") ? [] : hasType(schema, "object") ? {} : "";
};

/** Whether a value is JSON that is left blank, which later backends would store as an empty text. */
export const isBlankJson = (value: unknown, { format }: Schema): boolean => format === "json" && value === "";

/**
 * A value as the type knows it. What is absent, and a null or an emptied number where the type has no such value, is
 * the empty value: the backend leaves empty keys out of its answers, and writes null for lists that it has not.
 */
export const typedValue = (value: unknown, schema: Schema): unknown => {
  const none = value === undefined || value === null || (value === "" && !hasType(schema, "string"));
  return none ? emptyValue(schema) : value;
};
