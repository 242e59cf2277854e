import type { BuiltVersion } from "../../../server/built-versions.mjs";
import { hasSuperusers } from "../../../server/first-admin";
import type { FieldTypeName } from "../../../definitions/types/field";
import { uniqueField } from "../../../src/runtime/model/form/unique-fields";
import type { StoredCollection, StoredField } from "../../support/stored-collection";
import { seriesOf } from "../../support/tested-version";

/** Fields by name, each with its type or also its options. */
export type Fields = Readonly<
  Record<string, FieldTypeName | { type: FieldTypeName; required?: boolean; options: object }>
>;

/** A field as backends up to v0.22 have it. A stored one has an id. */
export interface SaidField {
  id?: string;
  name: string;
  type: string;
  required?: boolean;
  unique?: boolean;
  options?: object;
}

/** A new collection, for any version. */
export interface Shape {
  name: string;
  type: StoredCollection["type"];
  fields: Fields;
}

/** A collection of v0.23 or later. */
interface FlatCollection extends Omit<StoredCollection, "schema" | "options"> {
  fields: (SaidField & { system: boolean })[];
  indexes: string[];
}

const authOptions = { allowEmailAuth: true, allowUsernameAuth: true, allowOAuth2Auth: true, minPasswordLength: 8 };

const dates = [
  { name: "created", type: "autodate", onCreate: true },
  { name: "updated", type: "autodate", onCreate: true, onUpdate: true },
];

/** The body that makes a collection on a version, with the dates of records up to v0.22. */
export function bodyOf(version: BuiltVersion, { name, type, fields }: Shape): object {
  const schema = Object.entries(fields).map(([each, field]): SaidField => ({
    name: each,
    ...(typeof field === "string" ? { type: field } : field),
  }));
  if (isFlat(version)) return { name, type, fields: [...schema.map(flatField), ...dates] };
  return { name, type, schema, options: type === "auth" ? authOptions : {} };
}

/** The body that changes the fields of a collection on its version. Unique fields get an index there. */
export function changeOf(version: BuiltVersion, made: StoredCollection, schema: readonly SaidField[]): object {
  if (!isFlat(version)) return { schema };
  const { fields, indexes } = made as unknown as FlatCollection;
  const kept = fields.filter((field) => !isSaid(field));
  const own = schema
    .filter(({ unique }) => unique)
    .map(({ name }) => `CREATE UNIQUE INDEX \`idx_${made.name}_${name}\` ON \`${made.name}\` (\`${name}\`)`);
  const others = indexes.filter((index) => !index.includes(`idx_${made.name}_`));
  return { fields: [...kept, ...schema.map(flatField)], indexes: [...others, ...own] };
}

/** The call that changes the tokens of admins, such as their secret, which ends all sessions. */
export const tokenChange = (version: BuiltVersion, options: object): [method: string, path: string, body: object] =>
  isFlat(version)
    ? ["PATCH", "/api/collections/_superusers", { authToken: options }]
    : ["PATCH", "/api/settings", { adminAuthToken: options }];

/** A collection with a schema, from any version. */
export function asSaid(version: BuiltVersion, answer: StoredCollection): StoredCollection {
  if (!isFlat(version)) return answer;
  const { fields, indexes } = answer as unknown as FlatCollection;
  const uniques = new Set(indexes.map(uniqueField));
  const schema = fields.filter(isSaid).map((field) => ({ ...field, ...(uniques.has(field.name) && { unique: true }) }));
  return { ...answer, schema: schema as unknown as StoredField[] };
}

const isSaid = ({ system, type }: { system: boolean; type: string }): boolean => !system && type !== "autodate";

// Fields without a limit get one from v0.23 on: 5,000 letters, 1 MB, one record.
const unlimited: Readonly<Record<string, object>> = {
  text: { max: 10_000_000 },
  json: { maxSize: 10_000_000 },
  relation: { maxSelect: 999 },
};

function flatField({ options = {}, unique: _unique, ...field }: SaidField): object {
  const said = Object.entries(options).filter(([, value]) => value !== null);
  return { ...unlimited[field.type], ...field, ...Object.fromEntries(said) };
}

/** Whether options are properties of a field itself, as from v0.23 on. */
const isFlat = (version: BuiltVersion): boolean => hasSuperusers(seriesOf(version));
