import { absentInAutodate, commonRules } from "../../../../definitions/backend/import";
import { isEqual } from "../../../values/json/equal";
import { fieldsOf, type Exchanged, type ExchangedField } from "./configuration";
import { generatedId } from "./generated-id";
import { addedFields, importFacts, optionsOfType, type Properties } from "./import-facts";
import { hasUniqueIndex, uniqueIndex, withTable } from "../indexes/index-text";

/** Collection with all properties that the backend stores. */
export interface WholeCollection extends Exchanged {
  type: string;
  system: boolean;
  fields: readonly WholeField[];
}

/** Field with all properties that the backend stores. */
export interface WholeField extends ExchangedField {
  type: string;
  required: boolean;
  unique: boolean;
  system: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Returns the collections as they will be after an import. A collection replaces the one with its id; omitted
 * properties get defaults, or since v0.23 keep their value. With `deleteMissing` only system collections and fields
 * remain besides.
 */
export function afterImport(
  current: readonly WholeCollection[],
  list: readonly Exchanged[],
  deleteMissing: boolean,
): WholeCollection[] {
  const known = new Map(current.map((each) => [each.id, each]));
  const imported = list.map((each) => replaced(known.get(each.id), each, deleteMissing));
  const ids = new Set(list.map(({ id }) => id));
  const stays = ({ id, system }: WholeCollection): boolean => !ids.has(id) && (!deleteMissing || system);
  return [...current.filter(stays), ...imported];
}

/** Returns a collection as the backend stores it. */
export const wholeCollection = (collection: Exchanged): WholeCollection => wholeOf(collection, undefined);

function wholeOf(given: Exchanged, before: WholeCollection | undefined): WholeCollection {
  const { types, indexes } = importFacts();
  const inherited = importFacts().keepsAbsent ? before : undefined;
  const type = textOr(given["type"], inherited?.type ?? "base");
  const stated = (key: string, none: unknown): unknown =>
    given[key] === undefined ? (inherited?.[key] ?? none) : given[key];
  return {
    id: given.id,
    name: given.name,
    type,
    system: given["system"] === true,
    ...Object.fromEntries(commonRules.map((rule) => [rule, stated(rule, null)])),
    fields: fieldsOf(given).map(wholeField),
    ...(types.includes("view") && type === "view" && { viewQuery: stated("viewQuery", "") }),
    ...(indexes !== "none" && type !== "view" && { indexes: stated("indexes", null) ?? [] }),
    ...(type === "auth" && authOptions(given, inherited)),
  };
}

function authOptions(given: Values, kept: WholeCollection | undefined): Values {
  const { authOptions: known, keepsAbsent } = importFacts();
  if (!keepsAbsent) return filled(known as Properties, given);
  return Object.fromEntries(
    Object.entries(known as Properties).map(([key, { kind, zero }]) => {
      if (kind.type === "object") return [key, merged(kept ? kept[key] : zero, given[key])];
      return [key, given[key] === undefined ? (kept ? kept[key] : zero) : given[key]];
    }),
  );
}

/** Returns whether a value is a group of options. */
export const isGroup = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

// Omitted properties of a group keep their value.
const merged = (before: unknown, given: unknown): unknown => {
  if (given === undefined || given === null) return before;
  if (!isGroup(before) || !isGroup(given)) return given;
  return {
    ...before,
    ...Object.fromEntries(Object.entries(given).map(([key, value]) => [key, merged(before[key], value)])),
  };
};

const wholeField = (field: ExchangedField): WholeField => {
  const type = textOr(field["type"], "");
  const own = Object.entries(importFacts().fieldProperties as Properties).filter(
    ([key]) => type !== "autodate" || !absentInAutodate.includes(key),
  );
  const known = optionsOfType(type);
  return {
    id: field.id ?? "",
    name: field.name,
    type,
    ...filled(Object.fromEntries(own), field),
    ...(known ? filled(known, field) : optionsOf(field)),
  } as WholeField;
};

/** Returns the type-specific options of a field. */
export const optionsOf = (field: Values): Values =>
  Object.fromEntries(Object.entries(field).filter(([key]) => !isOwnOfField(key)));

const isOwnOfField = (key: string): boolean =>
  ["id", "name", "type"].includes(key) || Object.hasOwn(importFacts().fieldProperties, key);

function replaced(before: WholeCollection | undefined, given: Exchanged, deleteMissing: boolean): WholeCollection {
  const whole = wholeOf(given, before);
  if (importFacts().keepsAbsent) return complete(whole, before, deleteMissing);
  if (!before || deleteMissing) return whole;
  const byId = new Map(whole.fields.map((field) => [field.id, field]));
  const knownFields = before.fields.map((field) => byId.get(field.id) ?? field);
  const old = new Set(before.fields.map(({ id }) => id));
  return { ...whole, fields: [...knownFields, ...whole.fields.filter(({ id }) => !old.has(id))] };
}

// Since v0.23 the backend restores required fields and indexes.
function complete(
  whole: WholeCollection,
  before: WholeCollection | undefined,
  deleteMissing: boolean,
): WholeCollection {
  if (whole.type === "view") return whole;
  const fields = withSystemFields(whole.type, withRemaining(whole.fields, before?.fields ?? [], deleteMissing));
  const indexes = (whole["indexes"] as readonly string[]).map((index) => withTable(index, whole.name));
  if (whole.type !== "auth") return { ...whole, fields, indexes };
  const needed = importFacts().systemFields.flatMap(({ name, unique }) =>
    unique === undefined ? [] : uniqueFor(whole, name, indexes, unique),
  );
  return { ...whole, fields, indexes: [...indexes, ...needed], ...mapped(whole, fields) };
}

const uniqueFor = (whole: WholeCollection, field: string, indexes: readonly string[], where: string): string[] =>
  hasUniqueIndex(indexes, field)
    ? []
    : [uniqueIndex(`idx_${field}_${whole.id}`.slice(0, 64), whole.name, field, where)];

// OAuth2 data can be mapped to existing fields only.
function mapped(whole: WholeCollection, fields: readonly WholeField[]): Values {
  const oauth2 = whole["oauth2"] as { mappedFields?: Values } | undefined;
  if (!oauth2?.mappedFields) return {};
  const names = new Set<unknown>(fields.map(({ name }) => name));
  const known = Object.entries(oauth2.mappedFields).map(([key, name]) => [key, names.has(name) ? name : ""]);
  return { oauth2: { ...oauth2, mappedFields: Object.fromEntries(known) } };
}

function withRemaining(
  given: readonly WholeField[],
  before: readonly WholeField[],
  deleteMissing: boolean,
): WholeField[] {
  const fields = given.map((field) =>
    field.id === "" ? { ...field, id: generatedId(field.type, field.name) } : field,
  );
  const ids = new Set(fields.map(({ id }) => id));
  const places = new Map(fields.map(({ name, type }, index) => [`${type} ${name}`, index]));
  for (const old of before) {
    if ((deleteMissing && !old.system) || ids.has(old.id)) continue;
    // A field with the name and type of an existing one, but another id, counts as that field and changes nothing.
    const same = places.get(`${old.type} ${old.name}`);
    if (same === undefined) fields.push(old);
    else fields[same] = old;
  }
  return fields;
}

const pick = (field: Values = {}, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, field[name] ?? false]));

function withSystemFields(type: string, given: readonly WholeField[]): WholeField[] {
  const { systemFields } = importFacts();
  const fixedBy = new Map<string, Values>(
    systemFields.map(({ name, fixed = [], field }) => [name, pick(field, fixed)]),
  );
  const needed = addedFields(type);
  const byName = new Map(needed.map((each) => [each.name, each]));
  const fields = given.map((field) => {
    const own = byName.get(field.name);
    if (!own) return field;
    if (own.type === field.type) return { ...field, ...fixedBy.get(field.name) };
    // A required field of another type is replaced. Only "id" is not, and then exists twice.
    return field.name === "id" ? field : { ...wholeField(own), id: field.id };
  });
  const names = new Set(fields.map(({ name }) => name));
  const missing = needed.filter(({ name }) => !names.has(name)).map((each) => wholeField(each));
  const isId = ({ name }: WholeField): boolean => name === "id";
  return [...missing.filter(isId), ...fields, ...missing.filter((each) => !isId(each))];
}

const textOr = (value: unknown, other: string): string => (typeof value === "string" && value !== "" ? value : other);

// Forms send empty lists, which the backend treats like null.
const filled = (known: Properties, given: Values): Values =>
  Object.fromEntries(
    Object.entries(known).map(([key, { zero }]) => [key, isEqual(given[key], []) ? zero : (given[key] ?? zero)]),
  );
