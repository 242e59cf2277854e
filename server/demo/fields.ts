import { idOf } from "./seeded";

/** Field of a collection in the backend's format, without an id: the backend assigns one. */
export interface Field {
  name: string;
  type: string;
  required: boolean;
  unique: boolean;
  options: object;
}

interface Flags {
  required?: boolean;
  unique?: boolean;
}

/** Returns the id of a collection of the sample. "users" exists already and has its own id. */
export const collectionId = (name: string): string => (name === "users" ? "_pb_users_auth_" : idOf(name));

const fieldOf =
  <Options extends object>(type: string, defaults: Options) =>
  (name: string, { required = false, unique = false, ...options }: Flags & Partial<Options> = {}): Field => ({
    name,
    type,
    required,
    unique,
    options: { ...defaults, ...options },
  });

interface Domains {
  exceptDomains: string[] | null;
  onlyDomains: string[] | null;
}
const anyDomain: Domains = { exceptDomains: null, onlyDomains: null };
const text = fieldOf("text", { min: null as number | null, max: null as number | null, pattern: "" });
const number = fieldOf("number", { min: null as number | null, max: null as number | null });
const bool = fieldOf("bool", {});
const email = fieldOf("email", anyDomain);
const url = fieldOf("url", anyDomain);
const date = fieldOf("date", { min: "", max: "" });
const json = fieldOf("json", { maxSize: 2_000_000 });
const file = fieldOf("file", {
  maxSelect: 1,
  maxSize: 5_242_880,
  mimeTypes: null as string[] | null,
  thumbs: null as string[] | null,
});

const select = (name: string, values: readonly string[], maxSelect = 1): Field =>
  fieldOf("select", { values, maxSelect })(name);

/** Creates a relation field. `maxSelect: null` means no limit. */
const relation = (
  name: string,
  to: string,
  { maxSelect = 1, cascadeDelete = false }: { maxSelect?: number | null; cascadeDelete?: boolean } = {},
): Field => fieldOf("relation", { maxSelect, collectionId: collectionId(to), cascadeDelete })(name);

/** Functions that create fields, one per field type. */
export const make = { text, number, bool, email, url, date, json, file, select, relation };

/** Returns the SQL of a unique index that ignores blank values. */
export const uniqueIndex = (collection: string, field: string): string =>
  `CREATE UNIQUE INDEX idx_${collection}_${field} ON ${collection} (${field}) WHERE ${field} != ''`;
