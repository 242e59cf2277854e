import { calls } from "../../../../definitions/backend/calls";
import { flatCollection } from "../../../../definitions/backend/dialects/collection";
import { providersOfAccounts, commonRules } from "../../../../definitions/backend/import";
import type { Collection } from "../../../../definitions/types/collection";
import { encodeBody } from "../../../runtime/model/version/dialects";
import { importFacts } from "./import-facts";

/** A field of an exchanged collection, in the product's shape. Whatever else it has stays with it. */
export interface ExchangedField extends Readonly<Record<string, unknown>> {
  id: string;
  name: string;
}

/** A collection as it is imported, in the product's shape, or in that of a file. Whatever else it has stays with it. */
export interface Exchanged extends Readonly<Record<string, unknown>> {
  id: string;
  name: string;
}

/** The fields of a collection in the product's shape; none where it has no list of them. */
export const fieldsOf = ({ fields }: Readonly<Record<string, unknown>>): readonly ExchangedField[] =>
  Array.isArray(fields) ? (fields as readonly ExchangedField[]) : [];

/** Whether a collection has accounts. */
export const isAuth = ({ type }: Readonly<Record<string, unknown>>): boolean => type === "auth";

/** Whether a collection is a view. */
export const isView = ({ type }: Readonly<Record<string, unknown>>): boolean => type === "view";

/** A collection without some of its properties. */
export const without = (collection: object, names: readonly string[]): Exchanged =>
  Object.fromEntries(Object.entries(collection).filter(([name]) => !names.includes(name))) as Exchanged;

// The moments at which a collection was made and changed are its own in each environment.
const moments = ["created", "updated"];

/** Whether a collection of a file is written as versions with admins write them. What has both shapes has that of the backend in use. */
export function isNested({ schema, fields, options }: Readonly<Record<string, unknown>>): boolean {
  const ownIsNested = importFacts().exchange.own === "schema";
  if (Array.isArray(schema) && Array.isArray(fields)) return ownIsNested;
  if (Array.isArray(fields)) return false;
  return schema !== undefined || options !== undefined || ownIsNested;
}

const ownOfNested = new Set(["id", "name", "type", "system", "schema", "indexes", "options", ...commonRules]);

/** A collection of a file in the product's shape. What older versions read only among the options is taken from there alone. */
export function readCollection(given: Exchanged): Exchanged {
  const { schema, fields, ...rest } = without(given, moments);
  if (!isNested(given)) return { ...rest, ...(fields !== undefined && { fields }) } as Exchanged;
  const own = Object.entries({ ...rest, schema }).filter(([key]) => ownOfNested.has(key));
  const flat = flatCollection(Object.fromEntries(own));
  return { ...without(rest, [...ownOfNested]), ...flat };
}

/** A collection as the backend in use reads it. */
export const writtenCollection = (collection: Exchanged): Exchanged =>
  encodeBody(calls.exportCollections, collection) as Exchanged;

/** A collection as the backend in use exports it. */
export const exportedCollection = (collection: Collection): Exchanged =>
  withoutProviders(without(writtenCollection(collection as unknown as Exchanged), moments));

/** A collection without its providers: no answer has their secrets, and without them one could get the secret of another. */
export const withoutProviders = (collection: Exchanged): Exchanged => {
  const { group, list } = providersOfAccounts;
  const { [group]: options } = collection;
  if (typeof options !== "object" || options === null || !(list in options)) return collection;
  return { ...collection, [group]: without(options, [list]) };
};

/** A configuration as it is written for people. */
export const writtenOut = (list: readonly object[]): string => JSON.stringify(list, null, 4);
