import {
  exportedCollection,
  encodeCollection,
  formatConfiguration,
  withoutProviders,
  type Exchanged,
} from "../../collections/configuration/configuration";
import type { Collection } from "../../../../definitions/types/collection";
import type { Difference } from "./differences";
import { fieldKeyOf, wholeKey, withParts, type PartKey } from "./parts";

/** Keys of the chosen parts, by the collection's id. */
export type Chosen = ReadonlyMap<string, ReadonlySet<PartKey>>;

/** Input of the import that carries out a promotion. The text is empty if there is nothing to promote. */
export interface Plan {
  text: string;
  deleteMissing: boolean;
}

const noKeys: ReadonlySet<PartKey> = new Set();

/**
 * Returns what to import into the target, so that it gets the chosen parts. If they delete anything, the text has all
 * collections of the target, because the import then deletes everything else.
 */
export function planOf(stored: readonly Collection[], differences: readonly Difference[], chosen: Chosen): Plan {
  const wanted = differences.flatMap((difference): Wanted[] => {
    const keys = chosen.get(difference.id) ?? noKeys;
    return keys.size > 0 ? [{ difference, keys }] : [];
  });
  if (wanted.length === 0) return { text: "", deleteMissing: false };
  const deleteMissing = wanted.some(deletesParts);
  const byId = new Map(wanted.map((each) => [each.difference.id, each]));
  const kept = stored.flatMap((collection): Exchanged[] => {
    const each = byId.get(collection.id);
    if (!each) return deleteMissing ? [exportedCollection(collection)] : [];
    const { after } = each.difference.change;
    if (!after) return [];
    const next = withParts({ ...collection }, after, each.keys, fieldKeyOf(each.difference.sameFields));
    return [exportedCollection(next)];
  });
  const added = wanted.flatMap(({ difference: { change } }) =>
    change.kind === "added" ? [encoded(change.after)] : [],
  );
  return { text: formatConfiguration([...kept, ...added]), deleteMissing };
}

interface Wanted {
  difference: Difference;
  keys: ReadonlySet<PartKey>;
}

const encoded = (collection: Exchanged): Exchanged => withoutProviders(encodeCollection(collection));

function deletesParts({ difference: { change, sameFields }, keys }: Wanted): boolean {
  if (change.kind !== "changed") return change.kind === "deleted" && keys.has(wholeKey);
  const next = withParts(change.before, change.after, keys, fieldKeyOf(sameFields));
  const left = new Set(next.fields.map(({ id }) => id));
  return change.before.fields.some(({ id }) => !left.has(id));
}
