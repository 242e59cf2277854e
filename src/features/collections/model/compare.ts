import { isEqual } from "../../../runtime/model/values/json/equal";
import type { WholeCollection, WholeField } from "./after-import";
import type { Exchanged } from "./configuration";

/** What becomes of a collection. What is not there before, or after, is undefined. */
export type Change =
  | { kind: "deleted"; before: WholeCollection; after?: never }
  | { kind: "changed"; before: WholeCollection; after: WholeCollection }
  | { kind: "added"; before?: never; after: WholeCollection };

/** What becomes of a field. */
export type FieldChange =
  | { kind: "deleted"; before: WholeField; after?: never }
  | { kind: "changed" | "equal"; before: WholeField; after: WholeField }
  | { kind: "added"; before?: never; after: WholeField };

/** What differs between two states of the collections: what is deleted first, then what is changed, in the order they have now, then what is added. The order of fields alone is no change. */
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

/** What becomes of the fields of a collection that changes: what goes first, then what stays, then what comes. */
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

// The order of indexes alone is no change.
const ownParts = (collection: WholeCollection): object => ({
  ...collection,
  fields: [],
  ...("indexes" in collection && { indexes: indexesOf(collection).toSorted() }),
});

/** The indexes of a collection; none where it has no list of them. */
export const indexesOf = ({ indexes }: Exchanged): readonly string[] =>
  Array.isArray(indexes) ? indexes.map(String) : [];

/** The fields that an import decides on: those of a view follow from its query, with new ids each time. */
export const ownFields = ({ type, fields }: WholeCollection): readonly WholeField[] => (type === "view" ? [] : fields);

const byId = (fields: readonly WholeField[]): object => Object.fromEntries(fields.map((field) => [field.id, field]));

/** What an import deletes, as it is asked about: "name.*" of a collection, "collection.field (id)" of a field. */
export const deletionsIn = (changes: readonly Change[]): Deletion[] =>
  changes.flatMap((change): Deletion[] => {
    if (change.kind === "deleted") return [{ collection: change.before.name, field: undefined }];
    if (change.kind === "added") return [];
    return fieldChanges(change.before, change.after).flatMap(({ kind, before }) =>
      kind === "deleted" ? [{ collection: change.before.name, field: before }] : [],
    );
  });

/** A collection, or a field of one, whose data goes. */
export interface Deletion {
  collection: string;
  field: WholeField | undefined;
}
