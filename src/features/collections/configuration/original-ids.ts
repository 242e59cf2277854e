import { isEqual } from "../../../values/json/equal";
import type { WholeCollection } from "./after-import";
import { ownFields } from "./compare-configurations";
import { fieldsOf, type Exchanged, type ExchangedField } from "./configuration";

/** Returns whether an imported collection or field exists already under another id. */
export const hasOtherIds = (current: readonly WholeCollection[], list: readonly Exchanged[]): boolean =>
  !isEqual(withOriginalIds(current, list), list);

/** Returns the id that an imported collection, or a field of it, is known to have here; undefined if it is unknown. */
export type KnownId = (collection: string, field?: string) => string | undefined;

interface IdOptions {
  /** Finds fields only if their type is the same, too. */
  sameType?: boolean;
  /** Ids that are known whatever the names are. */
  knownId?: KnownId;
}

/**
 * Returns the configuration with the ids of existing collections and fields: known ids, else those of the same names.
 * Relations are updated too. Fields of a view keep theirs, because the backend generates new ones anyway.
 */
export function withOriginalIds(
  current: readonly WholeCollection[],
  list: readonly Exchanged[],
  { sameType = false, knownId = () => undefined }: IdOptions = {},
): Exchanged[] {
  const typeOf = sameType ? ({ type }: Named): unknown => type : () => undefined;
  const currentById = new Map(current.map((each) => [each.id, each]));
  const ids = originalIds(current, list, { knownId });
  const renamed = new Map(list.map(({ id }, index) => [id, ids[index]!]));
  return list.map((each, index) => {
    const id = ids[index]!;
    const fields = fieldsOf(each);
    const stored = currentById.get(id);
    const known = (field: string): string | undefined => knownId(each.id, field);
    const fieldIds = originalIds(stored ? ownFields(stored) : [], fields, { typeOf, knownId: known });
    const replaced = fields.map((field, at) => redirected({ ...field, id: fieldIds[at]! }, renamed));
    return { ...each, id, ...(Array.isArray(each["fields"]) && { fields: replaced }) };
  });
}

type Named = Pick<ExchangedField, "id" | "name"> & { type?: unknown };

interface FieldsToFind {
  typeOf?: (item: Named) => unknown;
  knownId: (id: string) => string | undefined;
}

// An id that exists here always stays, even under a new name. Two items must not end up with the same id, or one
// would be lost.
function originalIds(
  current: readonly Named[],
  list: readonly Named[],
  { typeOf = () => undefined, knownId }: FieldsToFind,
): string[] {
  const keyOf = (item: Named): string => `${String(typeOf(item))} ${item.name}`;
  const byKey = new Map(current.map((each) => [keyOf(each), each.id]));
  const byId = new Map(current.map((each) => [each.id, each]));
  const usedIds = new Set(list.map(({ id }) => id));
  const claimed = (id: string | undefined): string | undefined => {
    if (id === undefined || usedIds.has(id)) return undefined;
    usedIds.add(id);
    return id;
  };
  const known = list.map(({ id }) => knownId(id));
  // Before names: a new item may have the name that a known one gave up.
  const first = list.map((each, at) => {
    const same = byId.get(known[at] ?? each.id);
    return same && typeOf(same) === typeOf(each) ? claimed(known[at]) : undefined;
  });
  return list.map((each, at) => {
    const found = first[at] ?? (byId.has(each.id) ? each.id : claimed(byKey.get(keyOf(each))));
    // A collection or field that was deleted here is still the same one.
    const isDeleted = !byId.has(known[at] ?? each.id);
    return found ?? (isDeleted ? claimed(known[at]) : undefined) ?? each.id;
  });
}

const redirected = (field: ExchangedField, renamed: ReadonlyMap<unknown, string>): ExchangedField => {
  const collectionId = renamed.get(field["collectionId"]);
  return collectionId === undefined ? field : { ...field, collectionId };
};
