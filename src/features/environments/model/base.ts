import type { WholeCollection } from "../../collections/configuration/after-import";
import { encodeCollection, withoutProviders, type Exchanged } from "../../collections/configuration/configuration";
import type { Unreadable } from "../../collections/configuration/read-configuration";
import type { KnownId } from "../../collections/configuration/original-ids";
import type { Difference } from "./differences";
import { isPairs, knownIds, mergedPairs, reversedPairs, type Pair } from "./pairs";
import { fieldKeyOf, withParts, type PartKey } from "./parts";
import { isReadSide, readSide, unionOf } from "./sides";

/** Common state of both sides, as it was last known. */
export interface Base {
  list: readonly WholeCollection[];
  /** Parts that differed then, too, so that no common state of them is known: by the collection's id. */
  open: ReadonlyMap<string, ReadonlySet<PartKey>>;
  /** Ids of the source and of the target, where they differ. */
  pairs: readonly Pair[];
}

/** Common state as it is stored and saved to a file. It has no secrets, because answers have none. */
export interface StoredBase {
  /** Source and target. */
  environments: readonly [string, string];
  /** When it was saved, in UTC. */
  saved: string;
  /** In the format of exports. */
  collections: readonly Exchanged[];
  open: Readonly<Record<string, readonly PartKey[]>>;
  /** Ids of the source and of the target, where they differ. Older bases have none. */
  pairs?: readonly Pair[];
}

/**
 * Returns the common state after a comparison: equal parts as they are, others as they were known before. The pairs are
 * those of the compared sides.
 */
export function nextBase(
  target: readonly WholeCollection[],
  differences: readonly Difference[],
  pairs: readonly Pair[],
  base?: Base,
): Base {
  const known = new Map(base?.list.map((each) => [each.id, each]));
  const byId = new Map(differences.map((each) => [each.id, each]));
  const open = new Map<string, ReadonlySet<PartKey>>();
  const added = differences.flatMap(({ change }) => (change.kind === "added" ? [change.after] : []));
  const list = [...target, ...added].flatMap((each): WholeCollection[] => {
    const difference = byId.get(each.id);
    if (!difference) return [each];
    const before = known.get(each.id);
    const { kind } = difference.change;
    // Both sides may have made the collection since.
    const isUnknown = ({ changedIn }: Difference["parts"][number]): boolean =>
      changedIn === undefined || (kind === "changed" && !before);
    const unknown = difference.parts.filter(isUnknown).map(({ key }) => key);
    if (unknown.length > 0) open.set(each.id, new Set(unknown));
    if (kind !== "changed") return before ? [before] : [];
    const remembered = difference.parts.filter((part) => !isUnknown(part)).map(({ key }) => key);
    return [before ? withParts(each, before, new Set(remembered), fieldKeyOf(difference.sameFields)) : each];
  });
  return { list, open, pairs: mergedPairs(base?.pairs ?? [], pairs, new Set(list.map(({ id }) => id))) };
}

/** Returns a common state to store, in the format of the selected backend's exports. */
export const storedBase = (base: Base, environments: StoredBase["environments"], saved: string): StoredBase => ({
  environments,
  saved,
  collections: base.list.map((each) => withoutProviders(encodeCollection(each))),
  open: Object.fromEntries([...base.open].map(([id, keys]) => [id, [...keys]])),
  pairs: base.pairs,
});

/** Returns the pairs of a stored common state, from this source: the state of the opposite direction is the same. */
export const pairsFrom = (source: string, { environments, pairs = [] }: StoredBase): readonly Pair[] =>
  environments[0] === source ? pairs : reversedPairs(pairs);

/** Returns whether a stored common state is about these two environments, in any direction. */
export const isBaseOf = ({ environments }: StoredBase, source: string, target: string): boolean =>
  [source, target].every((name) => environments.includes(name));

/** Reads a stored common state, with the ids of the compared collections. */
export function readBase(
  stored: StoredBase,
  target: readonly WholeCollection[],
  source: readonly WholeCollection[],
  sourceName: string,
): Base | Unreadable {
  const { collections, open, environments } = stored;
  const pairs = pairsFrom(sourceName, stored);
  if (collections.length === 0) return { list: [], open: new Map(), pairs };
  // A common state has the ids of its own target, which is the source in the opposite direction.
  const known = environments[0] === sourceName ? [] : pairs;
  const side = readSide(unionOf(target, source), JSON.stringify(collections), knownIds(known));
  if (!isReadSide(side)) return side;
  const idNow = knownIds(side.pairs);
  return {
    list: side.list,
    pairs,
    open: new Map(Object.entries(open).map(([id, keys]) => [idNow(id) ?? id, new Set(keys.map(keyNow(id, idNow)))])),
  };
}

const keyNow =
  (collection: string, idNow: KnownId) =>
  (key: PartKey): PartKey =>
    key.replace(/^field (.*)$/, (_, id: string) => `field ${idNow(collection, id) ?? id}`);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

/** Returns whether a value read from a file or from storage is a common state. Its collections are checked later. */
export function isStoredBase(value: unknown): value is StoredBase {
  const { environments, saved, collections, open, pairs = [] } = Object(value ?? {}) as Partial<StoredBase>;
  return (
    isTexts(environments) &&
    environments.length === 2 &&
    typeof saved === "string" &&
    Array.isArray(collections) &&
    typeof open === "object" &&
    open !== null &&
    Object.values(open).every(isTexts) &&
    isPairs(pairs)
  );
}
