import { calls } from "../../../../definitions/backend/calls";
import { exchangedKinds, providersOfAccounts } from "../../../../definitions/backend/import";
import type { Collection } from "../../../../definitions/types/collection";
import { decodeBody, encodeBody } from "../../../runtime/model/version/dialects";

/** A field of an exchanged collection, in the shape of its file. Whatever else it has stays with it. */
export interface ExchangedField extends Readonly<Record<string, unknown>> {
  id: string;
  name: string;
}

/** A collection as it is exported and imported, in the shape of its file. Whatever else it has stays with it. */
export interface Exchanged extends Readonly<Record<string, unknown>> {
  id: string;
  name: string;
}

/** The fields of a collection; none where it has no list of them. */
export const fieldsOf = ({ schema }: Readonly<Record<string, unknown>>): readonly ExchangedField[] =>
  Array.isArray(schema) ? (schema as readonly ExchangedField[]) : [];

/** A collection without the moments at which it was made and changed, which are its own in each environment. */
export const withoutMoments = ({ created: _created, updated: _updated, ...rest }: object & Moments): Exchanged =>
  rest as unknown as Exchanged;

interface Moments {
  created?: unknown;
  updated?: unknown;
}

/** A collection of a file in the product's shape, without what the backend would drop. */
export const readCollection = (given: Exchanged): Exchanged => {
  const own = pick(given, exchangedKinds.collection);
  const schema = fieldsOf(given).map((field) => pick(field, exchangedKinds.field));
  return decodeBody(calls.exportCollections, { ...own, schema }) as Exchanged;
};

const pick = (values: object, keys: object): object =>
  Object.fromEntries(Object.entries(values).filter(([key]) => Object.hasOwn(keys, key)));

/** A collection as the backend in use exports it. */
export const exportedCollection = (collection: Collection): Exchanged =>
  withoutProviders(withoutMoments(encodeBody(calls.exportCollections, collection) as Exchanged));

// No answer has their secrets: imported without, a provider could get the secret of another one.
const withoutProviders = (collection: Exchanged): Exchanged => {
  const { group, list } = providersOfAccounts;
  const { [group]: options } = collection;
  if (typeof options !== "object" || options === null || !(list in options)) return collection;
  return { ...collection, [group]: Object.fromEntries(Object.entries(options).filter(([key]) => key !== list)) };
};

/** A configuration as it is written for people. */
export const writtenOut = (list: readonly object[]): string => JSON.stringify(list, null, 4);
