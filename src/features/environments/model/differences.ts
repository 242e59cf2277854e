import { isEqual } from "../../../values/json/equal";
import type { WholeCollection } from "../../collections/configuration/after-import";
import { changesBetween, type Change } from "../../collections/configuration/compare-configurations";
import { summaryOf, type Fact } from "../../collections/import/model/summary";
import type { Base } from "./base";
import {
  fieldKeyOf,
  partsOf,
  sameFieldsOf,
  typeKey,
  wholeKey,
  withParts,
  type KeyOf,
  type PartKey,
  type SameFields,
} from "./parts";

/** Side that changed a part since the common base. `both` is a conflict. */
export type ChangedIn = "source" | "target" | "both";

/** Part of a collection that differs, and can be promoted by itself. */
export interface DifferingPart {
  key: PartKey;
  /** Effects of its promotion on the target, as the import describes them. */
  facts: readonly Fact[];
  /** Undefined without a common base. */
  changedIn: ChangedIn | undefined;
  /** Whether promoting it deletes stored values or records of the target. */
  deletesData: boolean;
  /** Whether no promotion can change it. */
  isFixed: boolean;
}

/** Collection that differs. The change leads from the target's state to the source's. */
export interface Difference {
  id: string;
  change: Change;
  parts: readonly DifferingPart[];
  sameFields: SameFields;
}

const lost: ReadonlySet<string | undefined> = new Set(["deleted", "lose", "cutNow"]);

/** Returns whether an effect deletes stored values or records. */
const deletesData = ({ says, counts }: Fact): boolean => says === "fieldRetyped" || lost.has(counts?.says);

/** Returns all differences between two sides, by collection: what a promotion of all of them changes. */
export function differencesBetween(
  target: readonly WholeCollection[],
  source: readonly WholeCollection[],
  base?: Base,
): Difference[] {
  const known = base && new Map(base.list.map((each) => [each.id, each]));
  return changesBetween(target, source).flatMap((change) => {
    const { id } = change.after ?? change.before;
    const before = known?.get(id);
    const open = base?.open.get(id);
    const changedIn = (key: PartKey, isSame: readonly [target: boolean, source: boolean]): DifferingPart["changedIn"] =>
      base === undefined || open?.has(key) === true || open?.has(wholeKey) === true ? undefined : originOf(isSame);
    const isChanged = change.kind === "changed";
    const sameFields: SameFields = isChanged ? sameFieldsOf(change.before, change.after, before) : new Map();
    const parts = isChanged
      ? partsIn(change, before, changedIn, fieldKeyOf(sameFields))
      : [wholePart(change, before, changedIn)];
    return parts.length > 0 ? [{ id, change, parts, sameFields }] : [];
  });
}

type OriginOf = (key: PartKey, isSame: readonly [target: boolean, source: boolean]) => DifferingPart["changedIn"];

// A side that has still the common value did not change it.
const originOf = ([target, source]: readonly [boolean, boolean]): ChangedIn =>
  target ? "source" : source ? "target" : "both";

function wholePart(
  change: Exclude<Change, { kind: "changed" }>,
  before: WholeCollection | undefined,
  changedIn: OriginOf,
): DifferingPart {
  const isSame = (side: WholeCollection | undefined): boolean =>
    side && before ? sameParts(side, before) : side === before;
  return {
    key: wholeKey,
    facts: summaryOf(change),
    changedIn: changedIn(wholeKey, [isSame(change.before), isSame(change.after)]),
    deletesData: change.kind === "deleted",
    isFixed: false,
  };
}

const sameParts = (one: WholeCollection, other: WholeCollection): boolean =>
  isEqual(Object.fromEntries(partsOf(one)), Object.fromEntries(partsOf(other)));

function partsIn(
  { before: target, after: source }: Extract<Change, { kind: "changed" }>,
  base: WholeCollection | undefined,
  changedIn: OriginOf,
  keyOf: KeyOf,
): DifferingPart[] {
  const [own, theirs] = [partsOf(target, keyOf), partsOf(source, keyOf)];
  const common = base ? partsOf(base, keyOf) : new Map<PartKey, unknown>();
  const keys = new Set([...own.keys(), ...theirs.keys()]);
  return [...keys].flatMap((key): DifferingPart[] => {
    const [before, after] = [own.get(key), theirs.get(key)];
    if (isEqual(before, after)) return [];
    const facts = factsOfPart(withParts(target, source, new Set([key]), keyOf), target);
    return [
      {
        key,
        facts,
        changedIn: changedIn(key, [isEqual(before, common.get(key)), isEqual(after, common.get(key))]),
        deletesData: facts.some(deletesData),
        isFixed: key === typeKey,
      },
    ];
  });
}

const factsOfPart = (after: WholeCollection, before: WholeCollection): Fact[] =>
  summaryOf({ kind: "changed", before, after }).filter(({ says }) => says !== "reordered");
