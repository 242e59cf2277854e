import { isEqual } from "../../../values/json/equal";
import type { WholeCollection, WholeField } from "./after-import";
import type { Exchanged } from "./configuration";
import { withTable } from "../indexes/index-text";

/** Change of a collection. `before` or `after` is undefined if it does not exist at that time. */
export type Change =
  | { kind: "deleted"; before: WholeCollection; after?: never }
  | { kind: "changed"; before: WholeCollection; after: WholeCollection }
  | { kind: "added"; before?: never; after: WholeCollection };

/** Change of a field. */
export type FieldChange =
  | { kind: "deleted"; before: WholeField; after?: never }
  | { kind: "changed" | "equal"; before: WholeField; after: WholeField }
  | { kind: "added"; before?: never; after: WholeField };

/**
 * Returns the differences between two states of the collections: deleted ones, then changed ones in their current
 * order, then added ones. Reordered fields alone are no change.
 */
export function changesBetween(before: readonly WholeCollection[], after: readonly WholeCollection[]): Change[] {
  const later = new Map(after.map((each) => [each.id, each]));
  const earlier = new Set(before.map(({ id }) => id));
  const deleted = before.filter(({ id }) => !later.has(id)).map((each) => ({ kind: "deleted", before: each }) as const);
  const changed = before.flatMap((each) => {
    const now = later.get(each.id);
    return now && !isSame(each, now) ? [{ kind: "changed", before: each, after: now } as const] : [];
  });
  const added = after.filter(({ id }) => !earlier.has(id)).map((each) => ({ kind: "added", after: each }) as const);
  return [...deleted, ...changed, ...added];
}

/** Returns the field changes of a collection: deleted fields, then existing ones, then added ones. */
export function fieldChanges(before: WholeCollection, after: WholeCollection): FieldChange[] {
  const [old, next] = [ownFields(before), ownFields(after)];
  const later = new Map(next.map((field) => [field.id, field]));
  const earlier = new Set(old.map(({ id }) => id));
  const deleted = old.filter(({ id }) => !later.has(id)).map((field) => ({ kind: "deleted", before: field }) as const);
  const both = old.flatMap((field): FieldChange[] => {
    const now = later.get(field.id);
    return now ? [{ kind: isEqual(field, now) ? "equal" : "changed", before: field, after: now }] : [];
  });
  const added = next
    .filter(({ id }) => id === "" || !earlier.has(id))
    .map((field) => ({ kind: "added", after: field }) as const);
  return [...deleted, ...both, ...added];
}

function isSame(before: WholeCollection, after: WholeCollection): boolean {
  const [old, now] = [ownFields(before), ownFields(after)];
  return isEqual(ownParts(before), ownParts(after)) && old.length === now.length && isEqual(byId(old), byId(now));
}

// Reordered indexes alone are no change.
const ownParts = (collection: WholeCollection): object => ({
  ...collection,
  fields: [],
  ...("indexes" in collection && { indexes: ownIndexes(collection).toSorted() }),
});

/** Returns the indexes of a collection; empty if it has no list. */
export const indexesOf = ({ indexes }: Exchanged): readonly string[] =>
  Array.isArray(indexes) ? indexes.map(String) : [];

/**
 * Returns the indexes of a collection on its own table. Another table in their text has no effect: system collections
 * of old data have such texts.
 */
export const ownIndexes = (collection: Exchanged): readonly string[] =>
  indexesOf(collection).map((index) => withTable(index, collection.name));

/** Returns the fields that an import can change. Fields of a view derive from its query, with new ids each time. */
export const ownFields = ({ type, fields }: WholeCollection): readonly WholeField[] => (type === "view" ? [] : fields);

const byId = (fields: readonly WholeField[]): object => Object.fromEntries(fields.map((field) => [field.id, field]));

/** Returns the collections and fields that an import deletes. */
export const deletionsIn = (changes: readonly Change[]): Deletion[] =>
  changes.flatMap((change): Deletion[] => {
    if (change.kind === "deleted") return [{ collection: change.before.name, field: undefined }];
    if (change.kind === "added") return [];
    return fieldChanges(change.before, change.after).flatMap(({ kind, before }) =>
      kind === "deleted" ? [{ collection: change.before.name, field: before }] : [],
    );
  });

/** Collection, or a field of it, whose data is deleted. */
export interface Deletion {
  collection: string;
  field: WholeField | undefined;
}
