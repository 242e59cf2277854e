import { nestedCollections, optionsOfSystemFields } from "../../../definitions/backend/nested-collections";
import type { Values } from "../../../definitions/language/dialect";

type Pairs = readonly (readonly [older: string, later: string])[];

/** Later names by older ones, and the reverse. */
const names = (pairs: Pairs): { later: ReadonlyMap<string, string>; older: ReadonlyMap<string, string> } => ({
  later: new Map(pairs),
  older: new Map(pairs.map(([older, later]) => [later, older])),
});

const ofCollections = names(nestedCollections.renamed);
const ofOptions = names(nestedCollections.renamedOptions);
const ofCollection: ReadonlySet<string> = new Set(nestedCollections.ownOfCollection);
const ofField: ReadonlySet<string> = new Set(nestedCollections.ownOfField);

/** Returns the name that a field option of before v0.23 has since. */
export const laterOption = (older: string): string => ofOptions.later.get(older) ?? older;

/** Returns the name that a field option of v0.23 or later had before. */
export const olderOption = (later: string): string => ofOptions.older.get(later) ?? later;

/** Returns whether a value is an object with keys. */
export const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Translates the objects of a list; returns anything else unchanged. */
export const mapItems = (list: unknown, translate: (item: Values) => Values): unknown =>
  Array.isArray(list) ? list.map((item: unknown) => (isValues(item) ? translate(item) : item)) : list;

/** Gives the properties of a collection, or the errors at them, their names since v0.23. */
export const renameLater = (values: Values): Values => renamed(values, ofCollections.later);

const renamed = (values: Values, by: ReadonlyMap<string, string>): Values =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [by.get(key) ?? key, value]));

/** Moves the entries of `options` up, in its position. Existing keys win. */
export const spread = (values: Values): Values =>
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
  const flat = renameLater(spread(row));
  return "fields" in flat ? { ...flat, fields: mapItems(flat["fields"], spread) } : flat;
};

/** Returns what the backend reads of a nested collection: its own properties and `options`. */
export const ownOfNested = (given: Values): Values =>
  Object.fromEntries(Object.entries(given).filter(([key]) => key === "options" || ofCollection.has(key)));

/** Converts a request body or a response back to `schema`. Only responses have `system`, and always have options. */
export const nestedCollection = (flat: Values): Values => {
  const nested = gathered(renamed(flat, ofCollections.older), ofCollection, "system" in flat);
  const { schema } = nested;
  return "schema" in nested
    ? { ...nested, schema: mapItems(schema, (field) => gathered(field, ofField, true)) }
    : nested;
};

/** Reads account options of before v0.23 from the system fields that have them since. */
export const olderAccountOptions = (fieldOf: (name: string) => Values | undefined): Values =>
  Object.fromEntries(
    optionsOfSystemFields.map(({ older, olderBlank, field, later }) => [older, fieldOf(field)?.[later] ?? olderBlank]),
  );

/** Returns the options of a system field that were options of the collection before v0.23. */
export const optionsOfSystemField = (collection: Values, name: string): Values =>
  Object.fromEntries(
    optionsOfSystemFields
      .filter(({ field }) => field === name)
      .map(({ older, later, laterBlank }) => [later, collection[older] ?? laterBlank]),
  );
