import { exchangedKinds, zeroAuthOptions } from "../../../../definitions/backend/import";
import { isEqual } from "../../../runtime/model/values/json/equal";
import { optionsOf, type WholeCollection, type WholeField } from "./after-import";
import { fieldChanges, type Change, type FieldChange } from "./compare";

/** A property before and after, as text; undefined where there is none. */
export interface PropertyDiff {
  property: string;
  before: string | undefined;
  after: string | undefined;
  equal: boolean;
}

/** A collection or a field of it, with its properties. */
export interface DiffPart {
  kind: FieldChange["kind"];
  /** Blank for the collection itself. */
  field: string;
  /** The name before, where it differs. */
  was: string | undefined;
  properties: readonly PropertyDiff[];
}

type Values = Readonly<Record<string, unknown>>;

// Fields are compared by themselves.
const ownProperties = Object.keys(exchangedKinds.collection).filter((key) => key !== "schema");
const fieldProperties = Object.keys(exchangedKinds.field);

/** What becomes of a collection and of its fields, property by property: the collection first. */
export function diffOf(change: Change): DiffPart[] {
  const { before, after } = change;
  const own: DiffPart = {
    kind: change.kind,
    field: "",
    was: undefined,
    properties: propertiesOf(before && inFile(before), after && inFile(after), ownProperties),
  };
  return [own, ...fieldsIn(before, after).map(partOf)];
}

const fieldsIn = (before: WholeCollection | undefined, after: WholeCollection | undefined): FieldChange[] => {
  if (before && after) return fieldChanges(before, after);
  return [
    ...(before?.fields ?? []).map((field) => ({ kind: "deleted", before: field }) as const),
    ...(after?.fields ?? []).map((field) => ({ kind: "added", after: field }) as const),
  ];
};

const partOf = ({ kind, before, after }: FieldChange): DiffPart => ({
  kind,
  field: (after ?? before)!.name,
  was: before && after && before.name !== after.name ? before.name : undefined,
  properties: propertiesOf(before && fieldInFile(before), after && fieldInFile(after), fieldProperties),
});

// A file has options apart.
const inFile = (collection: WholeCollection): Values => {
  const given = Object.keys(zeroAuthOptions).filter((key) => Object.hasOwn(collection, key));
  return { ...collection, options: Object.fromEntries(given.map((key) => [key, collection[key]])) };
};

const fieldInFile = (field: WholeField): Values => ({ ...field, options: optionsOf(field) });

function propertiesOf(before: Values | undefined, after: Values | undefined, names: readonly string[]): PropertyDiff[] {
  return names.map((property) => {
    const [old, now] = [before?.[property], after?.[property]];
    return {
      property,
      before: before && shown(old),
      after: after && shown(now),
      equal: before !== undefined && after !== undefined && isEqual(old, now),
    };
  });
}

const shown = (value: unknown): string =>
  typeof value === "string" && value !== "" ? value : JSON.stringify(value ?? null, null, 4);

/** How many places of a comparison one is led to: each property that differs, and each part that is only on one side. */
export const placesIn = (parts: readonly DiffPart[]): number =>
  parts.reduce((sum, part) => sum + (isOneSided(part) ? 1 : part.properties.filter(({ equal }) => !equal).length), 0);

/** Whether a part is only there before, or only after. */
export const isOneSided = ({ kind }: DiffPart): boolean => kind === "deleted" || kind === "added";
