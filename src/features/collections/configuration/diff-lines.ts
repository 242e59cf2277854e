import { isEqual } from "../../../values/json/equal";
import type { WholeCollection } from "./after-import";
import { fieldChanges, ownFields, ownIndexes, type Change, type FieldChange } from "./compare-configurations";

/** Property before and after, as text; undefined if absent. */
export interface PropertyDiff {
  property: string;
  before: string | undefined;
  after: string | undefined;
  equal: boolean;
}

/** Collection or field, with its properties. */
export interface DiffPart {
  kind: FieldChange["kind"];
  /** Empty for the collection itself. */
  field: string;
  /** Previous name, if it differs. */
  was: string | undefined;
  properties: readonly PropertyDiff[];
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the property differences of a collection and its fields, the collection first. */
export function diffOf(change: Change): DiffPart[] {
  const { before, after } = change;
  const own: DiffPart = {
    kind: change.kind,
    field: "",
    was: undefined,
    properties: propertiesOf(before && withoutFields(before), after && withoutFields(after)),
  };
  return [own, ...fieldsIn(before, after).map(partOf)];
}

const fieldsIn = (before: WholeCollection | undefined, after: WholeCollection | undefined): FieldChange[] => {
  if (before && after) return fieldChanges(before, after);
  return [
    ...(before ? ownFields(before) : []).map((field) => ({ kind: "deleted", before: field }) as const),
    ...(after ? ownFields(after) : []).map((field) => ({ kind: "added", after: field }) as const),
  ];
};

const partOf = ({ kind, before, after }: FieldChange): DiffPart => ({
  kind,
  field: (after ?? before)!.name,
  was: before && after && before.name !== after.name ? before.name : undefined,
  properties: propertiesOf(before, after),
});

const withoutFields = ({ fields: _fields, ...rest }: WholeCollection): Values =>
  "indexes" in rest ? { ...rest, indexes: ownIndexes(rest) } : rest;

function propertiesOf(before: Values | undefined, after: Values | undefined): PropertyDiff[] {
  return Object.keys({ ...before, ...after }).map((property) => {
    const [old, now] = [before?.[property], after?.[property]];
    return {
      property,
      before: before && shown(old),
      after: after && shown(now),
      equal: before !== undefined && after !== undefined && isEqual(inOrder(property, old), inOrder(property, now)),
    };
  });
}

// Reordered indexes alone are no change.
const inOrder = (property: string, value: unknown): unknown =>
  property === "indexes" && Array.isArray(value) ? value.map(String).toSorted() : value;

const shown = (value: unknown): string =>
  typeof value === "string" && value !== "" ? value : JSON.stringify(value ?? null, null, 4);

/** Counts the differences to step through: each changed property, and each added or deleted part. */
export const countDifferences = (parts: readonly DiffPart[]): number =>
  parts.reduce((sum, part) => sum + (isOneSided(part) ? 1 : part.properties.filter(({ equal }) => !equal).length), 0);

/** Returns whether a part exists only before or only after. */
export const isOneSided = ({ kind }: DiffPart): boolean => kind === "deleted" || kind === "added";
