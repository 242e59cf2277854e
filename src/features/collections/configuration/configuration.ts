import { calls } from "../../../../definitions/backend/calls";
import { flatCollection, ownOfNested } from "../../../backend/dialects/nested-shape";
import { providersOfAccounts } from "../../../../definitions/backend/import";
import type { Collection } from "../../../../definitions/types/collection";
import { encodeBody } from "../../../backend/dialects/translate";
import { importFacts } from "./import-facts";

/** Field of an exchanged collection in the product's format. Unknown properties are kept. */
export interface ExchangedField extends Readonly<Record<string, unknown>> {
  id: string;
  name: string;
}

/** Collection of an import, in the product's format or a file's. Unknown properties are kept. */
export interface Exchanged extends Readonly<Record<string, unknown>> {
  id: string;
  name: string;
}

/** Returns the fields of a collection in the product's format; empty if it has no list. */
export const fieldsOf = ({ fields }: Readonly<Record<string, unknown>>): readonly ExchangedField[] =>
  Array.isArray(fields) ? (fields as readonly ExchangedField[]) : [];

/** Returns whether a collection has accounts. */
export const isAuth = ({ type }: Readonly<Record<string, unknown>>): boolean => type === "auth";

/** Whether a collection is a view. */
export const isView = ({ type }: Readonly<Record<string, unknown>>): boolean => type === "view";

/** A collection without some of its properties. */
export const without = (collection: object, names: readonly string[]): Exchanged =>
  Object.fromEntries(Object.entries(collection).filter(([name]) => !names.includes(name))) as Exchanged;

// The moments at which a collection was made and changed are its own in each environment.
const moments = ["created", "updated"];

/** Returns whether a collection in a file uses the format before v0.23. With both formats, the backend's own wins. */
export function isNested({ schema, fields, options }: Readonly<Record<string, unknown>>): boolean {
  const ownIsNested = importFacts().exchange.own === "schema";
  if (Array.isArray(schema) && Array.isArray(fields)) return ownIsNested;
  if (Array.isArray(fields)) return false;
  return schema !== undefined || options !== undefined || ownIsNested;
}

/**
 * Converts a collection of a file to the product's format. For older files, type-specific options count only inside
 * `options`.
 */
export function readCollection(given: Exchanged): Exchanged {
  const { schema, fields, ...rest } = without(given, moments);
  if (!isNested(given)) return { ...rest, ...(fields !== undefined && { fields }) } as Exchanged;
  const own = ownOfNested({ ...rest, schema });
  return { ...without(rest, Object.keys(own)), ...flatCollection(own) } as Exchanged;
}

/** Converts a collection to the format of the current backend. */
export const encodeCollection = (collection: Exchanged): Exchanged =>
  encodeBody(calls.exportCollections, collection) as Exchanged;

/** Converts a collection to the export format of the current backend. */
export const exportedCollection = (collection: Collection): Exchanged =>
  withoutProviders(without(encodeCollection(collection as unknown as Exchanged), moments));

/**
 * Removes the OAuth2 providers. Answers never contain their secrets, and without a secret a provider might get another
 * one's.
 */
export const withoutProviders = (collection: Exchanged): Exchanged => {
  const { group, list } = providersOfAccounts;
  const { [group]: options } = collection;
  if (typeof options !== "object" || options === null || !(list in options)) return collection;
  return { ...collection, [group]: without(options, [list]) };
};

/** Formats a configuration as indented JSON. */
export const formatConfiguration = (list: readonly object[]): string => JSON.stringify(list, null, 4);
