import { exchangedKinds, ruleNames, zeroAuthOptions, zeroOptions } from "../../../../definitions/backend/import";
import { isEqual } from "../../../runtime/model/values/json/equal";
import { readCollection, type Exchanged, type ExchangedField } from "./configuration";

/** A collection with everything that the backend keeps of one. */
export interface WholeCollection extends Exchanged {
  type: string;
  system: boolean;
  fields: readonly WholeField[];
}

/** A field with everything that the backend keeps of one. */
export interface WholeField extends ExchangedField {
  type: string;
  required: boolean;
  unique: boolean;
  system: boolean;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * The collections as they are after an import: what is imported replaces what has the same id, and what it leaves out of
 * a collection is as in a new one. With `deleteMissing` nothing else remains; without, other collections and the other
 * fields of those that are replaced stay.
 */
export function afterImport(
  current: readonly WholeCollection[],
  list: readonly Exchanged[],
  deleteMissing: boolean,
): WholeCollection[] {
  const known = new Map(current.map((each) => [each.id, each]));
  const imported = list.map((each) => replaced(known.get(each.id), each, deleteMissing));
  const ids = new Set(list.map(({ id }) => id));
  return [...(deleteMissing ? [] : current.filter(({ id }) => !ids.has(id))), ...imported];
}

/** A collection as the backend keeps it, whatever it was made of. */
export const wholeCollection = (collection: Exchanged): WholeCollection => {
  const type = textOr(collection["type"], "base");
  return {
    ...Object.fromEntries(ruleNames.map((rule) => [rule, collection[rule] ?? null])),
    id: collection.id,
    name: collection.name,
    type,
    system: collection["system"] === true,
    fields: ((collection["fields"] as readonly ExchangedField[] | null) ?? []).map(wholeField),
    ...(type === "auth" && filled(zeroAuthOptions, collection)),
  };
};

const wholeField = (field: ExchangedField): WholeField => {
  const type = textOr(field["type"], "");
  const zero = (zeroOptions as Readonly<Record<string, Values>>)[type];
  return {
    id: field.id ?? "",
    name: field.name,
    type,
    required: field["required"] === true,
    unique: field["unique"] === true,
    system: field["system"] === true,
    ...(zero ? filled(zero, field) : optionsOf(field)),
  };
};

/** What a field has that only its type says. */
export const optionsOf = (field: Values): Values =>
  Object.fromEntries(Object.entries(field).filter(([key]) => !Object.hasOwn(exchangedKinds.field, key)));

function replaced(before: WholeCollection | undefined, given: Exchanged, deleteMissing: boolean): WholeCollection {
  const whole = wholeCollection(readCollection(given));
  if (!before || deleteMissing) return whole;
  const byId = new Map(whole.fields.map((field) => [field.id, field]));
  const kept = before.fields.map((field) => byId.get(field.id) ?? field);
  const old = new Set(before.fields.map(({ id }) => id));
  return { ...whole, fields: [...kept, ...whole.fields.filter(({ id }) => !old.has(id))] };
}

const textOr = (value: unknown, other: string): string => (typeof value === "string" && value !== "" ? value : other);

// The backend has an empty list where a form has sent one, and means the same by it as by none.
const filled = (zero: Values, given: Values): Values =>
  Object.fromEntries(
    Object.entries(zero).map(([key, none]) => [key, isEqual(given[key], []) ? none : (given[key] ?? none)]),
  );
