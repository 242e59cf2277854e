import { laterTypes } from "../../../../definitions/backend/import";
import { cellLimits } from "../../../../definitions/limits/sizes";
import { isValidName, nameLimits } from "../../../backend/formats/name-rules";
import { isReserved } from "../../../runtime/model/form/unique-titles";
import { cutText } from "../../../values/text/cut-text";
import { joinWithLimit } from "../../../values/text/format-value";
import { fieldsOf, type Exchanged, type ExchangedField } from "../configuration/configuration";
import { optionsOf, type WholeCollection, type WholeField } from "../configuration/after-import";
import type { Adaptation, FoundPart } from "./finding";
import { addedFields, importFacts, optionsOfType } from "../configuration/import-facts";

/** Context of a collection's fields. */
export interface FieldContext {
  collection: Exchanged;
  before: WholeCollection | undefined;
  deleteMissing: boolean;
  /** Returns a relation's target collection after the import. */
  target: (idOrName: string) => WholeCollection | undefined;
}

/** Returns what the backend would refuse or drop among a collection's fields. */
export function fieldFindings(surroundings: FieldContext): FoundPart[] {
  const around = indexed(surroundings);
  return fieldsOf(around.collection).flatMap((field, index) =>
    ofField(field, index, around).map((found) => ({ ...found, field: { index, name: field.name } })),
  );
}

/** Context with fields indexed by id and lower-case name, because a configuration may have tens of thousands. */
interface IndexedSurroundings extends FieldContext {
  ids: ReadonlySet<string>;
  firstByName: ReadonlyMap<string, number>;
  storedById: ReadonlyMap<string, WholeField>;
  storedByName: ReadonlyMap<string, WholeField>;
}

function indexed(around: FieldContext): IndexedSurroundings {
  const fields = fieldsOf(around.collection);
  const stored = around.before?.fields ?? [];
  const byName = fields.map(({ name }, index) => [name.toLowerCase(), index] as const);
  return {
    ...around,
    ids: new Set(fields.map(({ id }) => id)),
    firstByName: new Map(byName.toReversed()),
    storedById: new Map(stored.map((field) => [field.id, field] as const)),
    // Stored field names are unique.
    storedByName: new Map(stored.map((field) => [field.name.toLowerCase(), field] as const)),
  };
}

function ofField(field: ExchangedField, index: number, around: IndexedSurroundings): FoundPart[] {
  const type = String(field["type"]);
  if (!optionsOfType(type)) return [refused("fieldType", { type }, ofLaterType(type))];
  const found = [
    ...nameFindings(field, index, around),
    ...typeFindings(field, around),
    ...optionFindings(field, type, around),
  ];
  // A field that is to be omitted needs no further findings.
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
  return known && optionsOfType(known) ? { kind: "setType", type: known } : { kind: "leaveOutField" };
};

function nameFindings(field: ExchangedField, index: number, around: IndexedSurroundings): FoundPart[] {
  const { collection, deleteMissing, ids, firstByName, storedByName } = around;
  const { name } = field;
  const { reserved } = importFacts();
  const leaveOut = { kind: "leaveOutField" } as const;
  const own = collection["type"] === "auth" ? [reserved.base, reserved.auth] : [reserved.base];
  const isStored = storedByName.get(name.toLowerCase())?.name === name;
  if (!isStored && isReserved(name, own)) return [refused("reserved", {}, leaveOut)];
  if (!isStored && !isValidName("field-name", name)) return [refused("fieldName", nameLimits("field-name"), leaveOut)];
  const system = addedFields(collection["type"]).find((each) => each.name === name);
  if (system && system.type !== field["type"])
    return [
      {
        effect: name === "id" ? "refused" : "dropped",
        why: "systemField",
        values: { type: system.type },
        adaptation: leaveOut,
      },
    ];
  if (firstByName.get(name.toLowerCase())! < index || isLikeSystemField(name, collection))
    return [refused("twice", {}, leaveOut)];
  // Without `deleteMissing`, the other field of this name stays.
  const other = storedByName.get(name.toLowerCase());
  const stays = other !== undefined && other.id !== field.id && !ids.has(other.id);
  if (!stays || (deleteMissing && !(other.system && importFacts().keepsSystem))) return [];
  const counts = importFacts().matchesFieldNames && other.name === name && other.type === field["type"];
  return [counts ? { effect: "dropped", why: "sameFieldStays", values: {} } : refused("sameFieldName", {})];
}

// The backend adds its system field anyway, so the name would exist twice.
function isLikeSystemField(name: string, collection: Exchanged): boolean {
  return addedFields(collection["type"]).some(
    (each) => each.name !== name && each.name.toLowerCase() === name.toLowerCase(),
  );
}

function typeFindings(field: ExchangedField, { storedById }: IndexedSurroundings): FoundPart[] {
  const known = storedById.get(field.id);
  if (!known || known.type === field["type"]) return [];
  return [refused("typeOfField", { from: known.type, to: String(field["type"]) }, { kind: "newField" })];
}

function optionFindings(field: ExchangedField, type: string, around: IndexedSurroundings): FoundPart[] {
  const { least, viewTargets, fixedTargets } = importFacts();
  if (type === "relation") {
    const before = around.storedById.get(field.id);
    if (fixedTargets && before?.type === type && before["collectionId"] !== field["collectionId"])
      return [refused("targetChange", {}, { kind: "newField" })];
    const target = around.target(String(field["collectionId"] ?? ""));
    if (!target) return [refused("relation", {}, { kind: "leaveOutField" })];
    if (!viewTargets && target.type === "view") return [refused("viewTarget", {}, { kind: "leaveOutField" })];
  }
  const { values } = field;
  if (type === "select" && (!Array.isArray(values) || values.length === 0))
    return [refused("noValues", {}, { kind: "leaveOutField" })];
  const known = optionsOfType(type)!;
  const zeros = Object.entries(least[type] ?? {}).filter(([option]) => (field[option] ?? known[option]?.zero) === 0);
  const tooMany = type === "select" && Number(field["maxSelect"]) > (values as unknown[]).length;
  return [
    ...zeros.map(([option, value]) => refused("leastOption", { option }, { kind: "setOption", option, value })),
    ...(tooMany
      ? [refused("tooMany", {}, { kind: "setOption", option: "maxSelect", value: (values as unknown[]).length })]
      : []),
  ];
}

function droppedKeys(field: ExchangedField): FoundPart[] {
  const known = optionsOfType(String(field["type"]))!;
  const keys = Object.keys(optionsOf(field)).filter((key) => !Object.hasOwn(known, key) && hasInformation(field[key]));
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

/** Joins names for a sentence. Long lists and long names are shortened. */
export const listed = (names: readonly string[]): string =>
  joinWithLimit(names.slice(0, cellLimits.ids + 1).map((name) => cutText(name, cellLimits.text)));

/** Returns whether losing a value would lose information. */
export const hasInformation = (value: unknown): boolean =>
  typeof value === "object" && value !== null
    ? Object.keys(value).length > 0
    : !(value === undefined || value === null || value === "" || value === false || value === 0);
