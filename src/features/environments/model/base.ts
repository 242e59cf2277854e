import type { WholeCollection } from "../../collections/configuration/after-import";
import { encodeCollection, withoutProviders, type Exchanged } from "../../collections/configuration/configuration";
import type { Unreadable } from "../../collections/configuration/read-configuration";
import type { Difference } from "./differences";
import { withParts, type PartKey } from "./parts";
import { isReadSide, readSide, unionOf, type Mapping } from "./sides";

/** Common state of both sides, as it was last known. */
export interface Base {
  list: readonly WholeCollection[];
  /** Parts that differed then, too, so that no common state of them is known: by the collection's id. */
  open: ReadonlyMap<string, ReadonlySet<PartKey>>;
}

/** Common state as it is stored and saved to a file. It has no secrets, because answers have none. */
export interface StoredBase {
  environments: readonly [string, string];
  /** When it was saved, in UTC. */
  saved: string;
  /** In the format of exports. */
  collections: readonly Exchanged[];
  open: Readonly<Record<string, readonly PartKey[]>>;
}

/** Returns the common state after a comparison: equal parts as they are, others as they were known before. */
export function nextBase(target: readonly WholeCollection[], differences: readonly Difference[], base?: Base): Base {
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
    return [before ? withParts(each, before, new Set(remembered)) : each];
  });
  return { list, open };
}

/** Returns a common state to store, in the format of the selected backend's exports. */
export const storedBase = (base: Base, environments: StoredBase["environments"], saved: string): StoredBase => ({
  environments,
  saved,
  collections: base.list.map((each) => withoutProviders(encodeCollection(each))),
  open: Object.fromEntries([...base.open].map(([id, keys]) => [id, [...keys]])),
});

/** Reads a stored common state, with the ids of the compared collections. */
export function readBase(
  { collections, open }: StoredBase,
  target: readonly WholeCollection[],
  source: readonly WholeCollection[],
): Base | Unreadable {
  if (collections.length === 0) return { list: [], open: new Map() };
  const side = readSide(unionOf(target, source), JSON.stringify(collections));
  if (!isReadSide(side)) return side;
  const ids = idsOf(side.mappings);
  const now = (id: string): string => ids.get(id) ?? id;
  const keyNow = (key: PartKey): PartKey => key.replace(/^field (.*)$/, (_, id: string) => `field ${now(id)}`);
  return {
    list: side.list,
    open: new Map(Object.entries(open).map(([id, keys]) => [now(id), new Set(keys.map(keyNow))])),
  };
}

const idsOf = (mappings: readonly Mapping[]): ReadonlyMap<string, string> =>
  new Map(mappings.map(({ source, target }) => [source, target]));

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === "string");

/** Returns whether a value read from a file or from storage is a common state. Its collections are checked later. */
export function isStoredBase(value: unknown): value is StoredBase {
  const { environments, saved, collections, open } = Object(value ?? {}) as Partial<StoredBase>;
  return (
    isTexts(environments) &&
    environments.length === 2 &&
    typeof saved === "string" &&
    Array.isArray(collections) &&
    typeof open === "object" &&
    open !== null &&
    Object.values(open).every(isTexts)
  );
}
