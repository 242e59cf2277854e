import { isEqual } from "../../../values/json/equal";
import type { WholeCollection } from "./after-import";
import { ownFields } from "./compare-configurations";
import { fieldsOf, type Exchanged, type ExchangedField } from "./configuration";

/** Returns whether an imported collection or field exists already under another id. */
export const hasOtherIds = (current: readonly WholeCollection[], list: readonly Exchanged[]): boolean =>
  !isEqual(withOriginalIds(current, list), list);

/**
 * Returns the configuration with the ids of existing collections and fields of the same names; `sameType`: only of
 * fields whose type is the same, too. Relations are updated too. Fields of a view keep theirs, because the backend
 * generates new ones anyway.
 */
export function withOriginalIds(
  current: readonly WholeCollection[],
  list: readonly Exchanged[],
  { sameType = false } = {},
): Exchanged[] {
  const keyOf = sameType ? ({ type, name }: Named): string => `${String(type)} ${name}` : nameOf;
  const currentById = new Map(current.map((each) => [each.id, each]));
  const ids = originalIds(current, list);
  const renamed = new Map(list.map(({ id }, index) => [id, ids[index]!]));
  return list.map((each, index) => {
    const id = ids[index]!;
    const fields = fieldsOf(each);
    const stored = currentById.get(id);
    const fieldIds = originalIds(stored ? ownFields(stored) : [], fields, keyOf);
    const replaced = fields.map((field, at) => redirected({ ...field, id: fieldIds[at]! }, renamed));
    return { ...each, id, ...(Array.isArray(each["fields"]) && { fields: replaced }) };
  });
}

type Named = Pick<ExchangedField, "id" | "name"> & { type?: unknown };

const nameOf = ({ name }: Named): string => name;

// A known id always stays, even under a new name. Two items must not end up with the same id, or one would be lost.
function originalIds(current: readonly Named[], list: readonly Named[], keyOf = nameOf): string[] {
  const byKey = new Map(current.map((each) => [keyOf(each), each.id]));
  const known = new Set(current.map(({ id }) => id));
  const usedIds = new Set(list.map(({ id }) => id));
  return list.map((each) => {
    const { id } = each;
    const original = byKey.get(keyOf(each));
    if (known.has(id) || original === undefined || usedIds.has(original)) return id;
    usedIds.add(original);
    return original;
  });
}

const redirected = (field: ExchangedField, renamed: ReadonlyMap<unknown, string>): ExchangedField => {
  const collectionId = renamed.get(field["collectionId"]);
  return collectionId === undefined ? field : { ...field, collectionId };
};
