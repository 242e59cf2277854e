import { unlimited } from "../../../definitions/backend/backend-limits";
import type { Dialect, Values } from "../../../definitions/language/dialect";
import type { Provider } from "../../../definitions/types/account-options";
import { flatCollection, isValues, mapItems, nestedCollection, renameLater, spread } from "./nested-shape";

// An error has a message. Other objects hold nested errors.
const isError = (value: unknown): boolean => isValues(value) && typeof value["message"] === "string";

const spreadErrors = (errors: Values): Values => (isError(errors["options"]) ? errors : spread(errors));

// The fields of a view come from its query, so their errors do too.
const ofQuery = ({ fields, ...errors }: Values): Values =>
  "viewQuery" in errors || fields === undefined ? errors : { ...errors, fields };

const decodeErrors = (errors: Values): Values => {
  const flat = ofQuery(renameLater(spreadErrors(errors)));
  const { fields } = flat;
  if (!isValues(fields) || isError(fields)) return flat;
  const each = Object.entries(fields).map(([index, inner]) => [index, isValues(inner) ? spreadErrors(inner) : inner]);
  return { ...flat, fields: Object.fromEntries(each) as Values };
};

const nested: Dialect = { before: "v0.23", decode: flatCollection, encode: nestedCollection, decodeErrors };

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
  { ...nested, encode: (sent) => nestedCollection(withOwnIndexes(sent)) },
  {
    since: "v0.23",
    decode: decodeFlat,
    encode: (sent) => encodeFlat(withOwnIndexes(withoutBlankSecrets(sent))),
    decodeErrors: withoutAdded,
  },
];
