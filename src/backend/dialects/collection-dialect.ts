import { unlimited } from "../../../definitions/backend/backend-limits";
import type { Dialect, Values } from "../../../definitions/language/dialect";
import type { Provider } from "../../../definitions/types/account-options";

const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

// All other keys are options of the field type or of the collection.
const ofField = new Set("id name type system required presentable unique".split(" "));

const ofCollection = new Set(
  "id created updated name type system schema indexes listRule viewRule createRule updateRule deleteRule".split(" "),
);

const renamed = (values: Values, names: ReadonlyMap<string, string>): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [names.get(key) ?? key, value]));

const flatNames = new Map([
  ["schema", "fields"],
  ["query", "viewQuery"],
]);
const nestedNames = new Map([...flatNames].map(([nested, flat]) => [flat, nested]));

const mapItems = (list: unknown, translate: (item: Values) => Values): unknown =>
  Array.isArray(list) ? list.map((item: unknown) => (isValues(item) ? translate(item) : item)) : list;

/** Moves the entries of `options` up, in its position. Existing keys win. */
const spread = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
      if (key !== "options") return [[key, value]];
      return isValues(value) ? Object.entries(value).filter(([option]) => !Object.hasOwn(values, option)) : [];
    }),
  );

/** Moves all keys outside `own` into `options`, at the position of the first one. */
function gathered(values: Values, own: ReadonlySet<string>, hasOptions: boolean): Values {
  const entries = Object.entries(values);
  const options = Object.fromEntries(entries.filter(([key]) => !own.has(key)));
  const isNeeded = hasOptions || Object.keys(options).length > 0;
  const first = entries.find(([key]) => !own.has(key))?.[0];
  const kept = entries.flatMap(([key, value]): [string, unknown][] => {
    if (key === first) return [["options", options]];
    return own.has(key) ? [[key, value]] : [];
  });
  return Object.fromEntries(isNeeded && first === undefined ? [...kept, ["options", options]] : kept);
}

/** Converts a collection with `schema` to the flat shape. */
export const flatCollection = (row: Values): Values => {
  const flat = renamed(spread(row), flatNames);
  return "fields" in flat ? { ...flat, fields: mapItems(flat["fields"], spread) } : flat;
};

/** Converts a request body or a response back to `schema`. Only responses have `system`, and always have options. */
const encode = (sent: Values): Values => {
  const nested = gathered(renamed(sent, nestedNames), ofCollection, "system" in sent);
  const { schema } = nested;
  return "schema" in nested
    ? { ...nested, schema: mapItems(schema, (field) => gathered(field, ofField, true)) }
    : nested;
};

// An error has a message. Other objects hold nested errors.
const isError = (value: unknown): boolean => isValues(value) && typeof value["message"] === "string";

const spreadErrors = (errors: Values): Values => (isError(errors["options"]) ? errors : spread(errors));

// The fields of a view come from its query, so their errors do too.
const ofQuery = ({ fields, ...errors }: Values): Values =>
  "viewQuery" in errors || fields === undefined ? errors : { ...errors, fields };

const decodeErrors = (errors: Values): Values => {
  const flat = ofQuery(renamed(spreadErrors(errors), flatNames));
  const { fields } = flat;
  if (!isValues(fields) || isError(fields)) return flat;
  const each = Object.entries(fields).map(([index, inner]) => [index, isValues(inner) ? spreadErrors(inner) : inner]);
  return { ...flat, fields: Object.fromEntries(each) as Values };
};

const nested: Dialect = { before: "v0.23", decode: flatCollection, encode, decodeErrors };

const withLimit = (field: Values): Values =>
  field["type"] === "relation" && (field["maxSelect"] ?? null) === null ? { ...field, maxSelect: unlimited } : field;

// A save always has these.
type SentKey = "id" | "name" | "clientId" | "clientSecret";

const blankProvider: Readonly<Record<Exclude<keyof Provider, SentKey> | "pkce" | "extra", unknown>> = {
  displayName: "",
  authURL: "",
  tokenURL: "",
  userInfoURL: "",
  pkce: null,
  extra: null,
};

const encodeFlat = (sent: Values): Values => ({
  ...sent,
  ...("fields" in sent && { fields: mapItems(sent["fields"], withLimit) }),
  // Before v0.40 the backend fills omitted keys from the provider at the same index.
  ...withProviders(sent, ({ id: _id, ...provider }) => ({ ...blankProvider, ...provider })),
});

// Providers have no ids, but unique names.
const decodeFlat = (row: Values): Values => ({
  ...row,
  ...withProviders(row, (provider) => ({ id: provider["name"], ...provider })),
});

function withProviders({ oauth2 }: Values, translate: (provider: Values) => Values): Values {
  if (!isValues(oauth2) || !("providers" in oauth2)) return {};
  return { oauth2: { ...oauth2, providers: mapItems(oauth2["providers"] ?? [], translate) } };
}

// The backend inserts the id field before the fields that were sent.
const addedInFront = 1;

const withoutAdded = (errors: Values): Values => {
  const { fields } = ofQuery(errors);
  if (!isValues(fields) || isError(fields)) return ofQuery(errors);
  const shifted = Object.entries(fields).map(([index, inner]) => [String(Number(index) - addedInFront), inner]);
  return { ...errors, fields: Object.fromEntries(shifted) as Values };
};

const named =
  /^(\s*create\s+(?:unique\s+)?index\s+(?:if\s+not\s+exists\s+)?)[`"[]?(\w+)[`"\]]?(\s+on\s+)[`"[]?(\w*)[`"\]]?/i;

// A copied collection needs new index names: older backends would silently move the existing indexes.
function withOwnIndexes(sent: Values): Values {
  const { indexes, name } = sent;
  if (!Array.isArray(indexes)) return sent;
  const own = (sql: unknown): string =>
    String(sql).replace(named, (text, begin: string, index: string, on: string, table: string) =>
      table === name ? text : `${begin}\`${index}_${String(name)}\`${on}\`${String(name)}\``,
    );
  return { ...sent, indexes: indexes.map(own) };
}

/** Token options without blank secrets: the backend generates a secret only if its key is omitted. */
const withoutBlankSecrets = (sent: Values): Values =>
  Object.fromEntries(
    Object.entries(sent).map(([key, value]) => {
      if (!isValues(value) || value["secret"] !== "") return [key, value];
      const { secret: _blank, ...rest } = value;
      return [key, rest];
    }),
  );

/** Dialects of stored collections: up to v0.22 fields are in `schema` and type options in `options`. */
export const collection: readonly Dialect[] = [
  nested,
  { since: "v0.23", decode: decodeFlat, encode: encodeFlat, decodeErrors: ofQuery },
];

/** Dialects of new collections. Since v0.23 error indexes count the id field that the backend adds. */
export const newCollection: readonly Dialect[] = [
  { ...nested, encode: (sent) => encode(withOwnIndexes(sent)) },
  {
    since: "v0.23",
    decode: decodeFlat,
    encode: (sent) => encodeFlat(withOwnIndexes(withoutBlankSecrets(sent))),
    decodeErrors: withoutAdded,
  },
];
