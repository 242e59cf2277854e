import { calls } from "../../../../definitions/backend/calls";
import type { Collection } from "../../../../definitions/types/collection";
import { decodeBody } from "../../../backend/dialects/translate";
import type { WholeCollection } from "../configuration/after-import";
import { fieldChanges, type Change } from "../configuration/compare-configurations";
import { encodeCollection } from "../configuration/configuration";
import { boxesOf, type Box, type BoxMarks, type Mark } from "./diagram-model";

/** State of the collections. */
export type BeforeAfter = "before" | "after";

/** Boxes of two states of the collections with marks, and of both at once: those have the fields and relations of both. */
export interface ComparedBoxes extends Readonly<Record<BeforeAfter, readonly Box[]>> {
  both: readonly Box[];
}

/** Returns the boxes of the current collections, and of those after changes. */
export function comparedBoxes(current: readonly WholeCollection[], changes: readonly Change[]): ComparedBoxes {
  const later = new Map(
    changes.flatMap((change) => (change.before ? [[change.before.id, change.after] as const] : [])),
  );
  const added = changes.flatMap((change) => (change.kind === "added" ? [change.after] : []));
  const kept = current.flatMap((each) => (later.has(each.id) ? (later.get(each.id) ?? []) : [each]));
  const before = boxesOf(current.map(asListed), marksOf(changes, "before"));
  const after = boxesOf([...kept, ...added].map(asListed), marksOf(changes, "after"));
  return { before, after, both: joinBoxes(before, after) };
}

/** Returns a collection as the backend would list it. */
const asListed = (collection: WholeCollection): Collection =>
  decodeBody(calls.listCollections, encodeCollection(collection)) as Collection;

const marksOf = (changes: readonly Change[], side: BeforeAfter): ReadonlyMap<string, BoxMarks> =>
  new Map(
    changes.flatMap((change) => {
      const own = change[side];
      return own ? [[own.id, { mark: change.kind, fields: fieldMarks(change, side) }] as const] : [];
    }),
  );

/** Returns the marks of a changed collection's fields. The mark of a new or deleted collection is enough. */
function fieldMarks(change: Change, side: BeforeAfter): ReadonlyMap<string, Mark> {
  if (change.kind !== "changed") return new Map();
  return new Map(
    fieldChanges(change.before, change.after).flatMap((field) => {
      const own = field[side];
      return own && field.kind !== "equal" ? [[own.name, field.kind] as const] : [];
    }),
  );
}

function joinBoxes(before: readonly Box[], after: readonly Box[]): readonly Box[] {
  const earlier = new Map(before.map((box) => [box.id, box]));
  const joined = after.map((box) => {
    const old = earlier.get(box.id);
    earlier.delete(box.id);
    return old ? joinBox(old, box) : box;
  });
  return [...joined, ...earlier.values()];
}

const joinBox = (old: Box, box: Box): Box => ({
  ...box,
  fields: [...box.fields, ...old.fields.filter(({ mark }) => mark === "deleted")],
  out: [...box.out, ...old.out.filter(({ key, to }) => !box.out.some((each) => each.key === key && each.to === to))],
});
