import type { AuthOptions, Collection } from "../../definitions/types/collection";
import type { Field } from "../../definitions/types/field";
import { calls } from "../../definitions/backend/calls";
import { decodeBody, encodeBody } from "../../src/backend/dialects/translate";

/** A field as backends before v0.23 have it. */
export interface StoredField extends Field {
  options: Readonly<Record<string, unknown>>;
}

/** A collection as backends before v0.23 have it. */
export interface StoredCollection extends Omit<Collection, keyof AuthOptions | "fields"> {
  schema: StoredField[];
  options: AuthOptions;
}

/** A collection of the product as the backend stores it. */
export const asStored = (collection: Collection): StoredCollection =>
  encodeBody(calls.exportCollections, collection) as StoredCollection;

/** A collection of the backend as the product has it. */
export const asRead = (collection: object): Collection => decodeBody(calls.exportCollections, collection) as Collection;
