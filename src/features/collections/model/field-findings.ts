import { exchangedKinds, laterTypes, zeroOptions } from "../../../../definitions/backend/import";
import { leastOptions } from "../../../../definitions/backend/limits";
import { namePatterns, reserved } from "../../../../definitions/backend/names";
import { cellLimits } from "../../../../definitions/texts/sizes";
import { isReserved } from "../../../runtime/model/form/unique-titles";
import { cutText } from "../../../runtime/model/values/text/cut-text";
import { joinWithLimit } from "../../../runtime/model/values/text/format-value";
import { fieldsOf, type Exchanged, type ExchangedField } from "./configuration";
import type { WholeCollection, WholeField } from "./after-import";
import type { Adaptation, FoundPart } from "./finding";

type Values = Readonly<Record<string, unknown>>;

/** What a field stands among. */
export interface FieldSurroundings {
  collection: Exchanged;
  before: WholeCollection | undefined;
  deleteMissing: boolean;
  /** Whether a collection of this id or name is there after the import. */
  remains: (idOrName: string) => boolean;
}

/** What the backend would refuse or drop of the fields of a collection. */
export function fieldFindings(surroundings: FieldSurroundings): FoundPart[] {
  const around = indexed(surroundings);
  return fieldsOf(around.collection).flatMap((field, index) =>
    ofField(field, index, around).map((found) => ({ ...found, field: { index, name: field.name } })),
  );
}

/** The same with the fields by their ids, and by their names in small letters: a text may have tens of thousands. */
interface IndexedSurroundings extends FieldSurroundings {
  ids: ReadonlySet<string>;
  firstByName: ReadonlyMap<string, number>;
  storedById: ReadonlyMap<string, WholeField>;
  storedByName: ReadonlyMap<string, WholeField>;
}

function indexed(around: FieldSurroundings): IndexedSurroundings {
  const fields = fieldsOf(around.collection);
  const stored = around.before?.fields ?? [];
  const byName = fields.map(({ name }, index) => [name.toLowerCase(), index] as const);
  return {
    ...around,
    ids: new Set(fields.map(({ id }) => id)),
    firstByName: new Map(byName.toReversed()),
    storedById: new Map(stored.map((field) => [field.id, field] as const)),
    // The backend has no two of one name.
    storedByName: new Map(stored.map((field) => [field.name.toLowerCase(), field] as const)),
  };
}

function ofField(field: ExchangedField, index: number, around: IndexedSurroundings): FoundPart[] {
  const type = String(field["type"]);
  if (!Object.hasOwn(zeroOptions, type)) return [refused("fieldType", { type }, ofLaterType(type))];
  const found = [
    ...nameFindings(field, index, around),
    ...typeFindings(field, around),
    ...optionFindings(field, type, around),
  ];
  // What is left out altogether has nothing else to be said of.
  const gone = found.find(({ adaptation }) => adaptation?.kind === "leaveOutField");
  return gone ? [gone] : [...found, ...droppedKeys(field)];
}

const refused = (
  why: FoundPart["why"],
  values: Readonly<Record<string, string>>,
  adaptation?: Adaptation,
): FoundPart => ({
  effect: "refused",
  why,
  values,
  ...(adaptation && { adaptation }),
});

const ofLaterType = (type: string): Adaptation => {
  const known = Object.hasOwn(laterTypes, type) && laterTypes[type];
  return known ? { kind: "setType", type: known } : { kind: "leaveOutField" };
};

function nameFindings(field: ExchangedField, index: number, around: IndexedSurroundings): FoundPart[] {
  const { collection, deleteMissing, ids, firstByName, storedByName } = around;
  const { name } = field;
  const leaveOut = { kind: "leaveOutField" } as const;
  const own = collection["type"] === "auth" ? [reserved.base, reserved.auth] : [reserved.base];
  if (isReserved(name, own)) return [refused("reserved", {}, leaveOut)];
  if (!namePatterns.field.test(name)) return [refused("fieldName", {}, leaveOut)];
  if (firstByName.get(name.toLowerCase())! < index) return [refused("twice", {}, leaveOut)];
  // Without the switch the other field stays beside this one.
  const other = storedByName.get(name.toLowerCase());
  const stays = other !== undefined && other.id !== field.id && !ids.has(other.id);
  return !deleteMissing && stays ? [refused("sameFieldName", {})] : [];
}

function typeFindings(field: ExchangedField, { storedById }: IndexedSurroundings): FoundPart[] {
  const known = storedById.get(field.id);
  if (!known || known.type === field["type"]) return [];
  return [refused("typeOfField", { from: known.type, to: String(field["type"]) }, { kind: "newField" })];
}

function optionFindings(field: ExchangedField, type: string, around: FieldSurroundings): FoundPart[] {
  const options = Object(field["options"] ?? {}) as Values;
  if (type === "relation" && !around.remains(String(options["collectionId"] ?? "")))
    return [refused("relation", {}, { kind: "leaveOutField" })];
  const zero: Values = zeroOptions[type as keyof typeof zeroOptions];
  const least = Object.entries((leastOptions as Readonly<Record<string, Values>>)[type] ?? {});
  const zeros = least.filter(([option]) => (options[option] ?? zero[option]) === 0);
  return zeros.map(([option, value]) => refused("leastOption", { option }, { kind: "setOption", option, value }));
}

function droppedKeys(field: ExchangedField): FoundPart[] {
  const options = Object(field["options"] ?? {}) as Values;
  const zero = zeroOptions[String(field["type"]) as keyof typeof zeroOptions];
  const keys = [
    ...Object.keys(field).filter((key) => !Object.hasOwn(exchangedKinds.field, key) && saysSomething(field[key])),
    ...Object.keys(options).filter((key) => !Object.hasOwn(zero, key) && saysSomething(options[key])),
  ];
  const found = (why: FoundPart["why"], each: readonly string[]): FoundPart[] =>
    each.length > 0 ? [{ effect: "dropped", why, values: { keys: listed(each) } }] : [];
  return [
    ...found(
      "publicFiles",
      keys.filter((key) => key === "protected"),
    ),
    ...found(
      "keys",
      keys.filter((key) => key !== "protected"),
    ),
  ];
}

/** Names as a sentence has them: the first of very many, the beginning of very long ones. */
export const listed = (names: readonly string[]): string =>
  joinWithLimit(names.slice(0, cellLimits.ids + 1).map((name) => cutText(name, cellLimits.text)));

/** Whether anything is lost with a value. */
export const saysSomething = (value: unknown): boolean =>
  typeof value === "object" && value !== null
    ? Object.keys(value).length > 0
    : !(value === undefined || value === null || value === "" || value === false || value === 0);
