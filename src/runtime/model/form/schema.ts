/** JSON Schema as generated, with our own keywords. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  title?: string;
  description?: string;
  format?: string;
  enum?: readonly unknown[];
  minimum?: number;
  maximum?: number;
  /** Placeholders that the text may contain, separated by spaces. */
  placeholders?: string;
  mustContain?: string;
  earliest?: string;
  latest?: string;
  exceptDomains?: readonly string[];
  onlyDomains?: readonly string[];
  /** Characters that the text may not contain. */
  forbidden?: string;
  /** Regular expression in Go syntax. */
  goPattern?: string;
  maxItems?: number;
  maxOf?: readonly string[];
  maxFileBytes?: number;
  maxSize?: number;
  mimeTypes?: readonly string[];
  /** Stored files can only be read with a token. */
  isProtected?: boolean;
  /** Id of the collection that the values refer to. */
  relatedTo?: string;
  /** Default of a fresh backend, for this value or by key. Shown in the documents, omitted from the built dashboard. */
  initially?: unknown;
  /** The value must not be stored outside of the form and the backend. */
  secret?: boolean;
  minLength?: number;
  maxLength?: number;
  minBytes?: number;
  maxBytes?: number;
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  required?: readonly string[];
  /** First version with this property, and first version without it again. */
  since?: string;
  before?: string;
  /** Version from which another keyword has another value: "v0.23 minimum 0". */
  later?: string;
  /** Properties that the current backend does not have. */
  unavailable?: readonly string[];
  definitions?: Readonly<Record<string, Schema>>;
}

/** Schemas of all types, by name. */
export type Schemas = Readonly<Record<string, Schema>>;

// Resolves the reference. Keywords next to `$ref` win.
const deref = (schema: Schema, root: Schema): Schema => {
  if (!schema.$ref) return schema;
  const { $ref, ...beside } = schema;
  const target = root.definitions?.[$ref.split("/").at(-1)!];
  if (!target) throw new Error(`No schema is called ${$ref}.`);
  return { ...deref(target, root), ...beside };
};

/** Returns the schema at a dotted path and whether it is required. Throws if the path does not exist. */
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

/** Returns whether the current backend lacks the property at a path or one of its parents. */
export function isUnavailable(root: Schema, path: string): boolean {
  let owner: Schema | undefined = deref(root, root);
  for (const key of path.split(".")) {
    if (owner?.unavailable?.includes(key)) return true;
    const inner: Schema | undefined = owner?.properties?.[key];
    owner = inner && deref(inner, root);
  }
  return false;
}

/** Returns the schema at a path, with the definitions it refers to. */
export const partSchema = (root: Schema, path: string): Schema => ({
  ...schemaAt(root, path).schema,
  ...(root.definitions && { definitions: root.definitions }),
});

/** Returns the schema of the items of the list at a path, with its definitions. Throws if the path is no list. */
export function itemSchema(root: Schema, path: string): Schema {
  const { items } = schemaAt(root, path).schema;
  if (!items) throw new Error(`The schema has no list at ${path}.`);
  const { definitions } = root;
  return partSchema({ properties: { item: items }, ...(definitions && { definitions }) }, "item");
}

const hasType = ({ type }: Schema, name: string): boolean =>
  Array.isArray(type) ? type.includes(name) : type === name;

/** Returns whether null is a valid value, distinct from an empty text. */
export const isNullable = (schema: Schema): boolean => hasType(schema, "null");

/** Returns whether the values are numbers. */
export const isNumeric = (schema: Schema): boolean => hasType(schema, "number") || hasType(schema, "integer");

/** Returns the empty value of a type: null if allowed and for numbers, else "", false, [] or {}. */
export const emptyValue = (schema: Schema): unknown => {
  if (isNullable(schema) || isNumeric(schema)) return null;
  if (hasType(schema, "boolean")) return false;
  return hasType(schema, "array") ? [] : hasType(schema, "object") ? {} : "";
};

/** Returns whether a value is blank JSON, which newer backends would store as an empty text. */
export const isBlankJson = (value: unknown, { format }: Schema): boolean => format === "json" && value === "";

/**
 * Normalizes a value to its type. Missing values, disallowed nulls and cleared numbers become the empty value. The
 * backend omits empty keys, and sends null for missing lists.
 */
export const typedValue = (value: unknown, schema: Schema): unknown => {
  const none = value === undefined || value === null || (value === "" && !hasType(schema, "string"));
  return none ? emptyValue(schema) : value;
};
