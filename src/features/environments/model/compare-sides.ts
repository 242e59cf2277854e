import type { WholeCollection } from "../../collections/configuration/after-import";
import type { Unreadable } from "../../collections/configuration/read-configuration";
import { pairsFrom, readBase, type Base, type StoredBase } from "./base";
import { differencesBetween, type Difference } from "./differences";
import { knownIds } from "./pairs";
import { isReadSide, readSide, type Side } from "./sides";

/** Both sides to compare, and their common state if it is known. */
export interface Sides {
  /** The target's collections. */
  target: readonly WholeCollection[];
  /** The source's collections as its backend answers them, as JSON. */
  text: string;
  stored: StoredBase | undefined;
  environments: StoredBase["environments"];
}

/** Differences, the source as it was compared, and the common state or why it was not used. */
export interface ComparedPair {
  side: Side;
  differences: readonly Difference[];
  base: Base | undefined;
  unreadableBase: Unreadable | undefined;
}

/** Compares two sides on the selected version, which is the one of the target. */
export function compareSides({ target, text, stored, environments }: Sides): ComparedPair | Unreadable {
  const pairs = stored ? pairsFrom(environments[0], stored) : [];
  const side = readSide(target, text, knownIds(pairs));
  if (!isReadSide(side)) return side;
  const read = stored && readBase(stored, target, side.list, environments[0]);
  const [base, unreadableBase] = read && "why" in read ? [undefined, read] : [read, undefined];
  return { side, differences: differencesBetween(target, side.list, base), base, unreadableBase };
}
