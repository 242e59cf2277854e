import { exchangedKinds, zeroOptions } from "../../../../definitions/backend/import";
import type { importTexts } from "../../../../definitions/texts/import";
import { importLimits } from "../../../../definitions/texts/sizes";
import { schemaAt, type Schema } from "../../../runtime/model/form/schema";
import { isDeeper } from "../../../runtime/model/values/json/json-text";
import { formatCount } from "../../../runtime/model/values/text/text";
import { hasLaterFields } from "./as-schema";
import { fieldsOf, withoutMoments, type Exchanged } from "./configuration";

/** What is wrong with a text as a whole: the parser's sentence, or where the first wrong value is, with places from 1 on. */
export interface Unreadable {
  why: keyof typeof importTexts.invalidBecause;
  values: Readonly<Record<string, string>>;
}

/** A configuration as it was read: each collection and each field once. */
export interface Configuration {
  list: readonly Exchanged[];
  /** How many collections and fields were left out, since another of the same id followed. */
  duplicates: number;
}

/**
 * Reads a configuration. A valid one is a list, not empty, of collections that all have an id and a name, and fields that
 * have a name and a type. `optionsByType` is the schema whose properties are the options of each type of field.
 */
export function readConfiguration(text: string, optionsByType: Schema): Configuration | Unreadable {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (thrown) {
    return { why: "json", values: { detail: (thrown as Error).message } };
  }
  const { levels } = importLimits;
  if (isDeeper(read, levels)) return { why: "deep", values: { levels: formatCount(levels) } };
  if (!Array.isArray(read)) return { why: "list", values: {} };
  if (read.length === 0) return { why: "empty", values: {} };
  const wrong = read.findIndex((item) => !isCollection(item));
  if (wrong !== -1) return { why: "item", values: { place: String(wrong + 1) } };
  const list = read as Exchanged[];
  const optionsOf = optionKinds(optionsByType);
  return list.flatMap((each) => faultsOf(each, optionsOf))[0] ?? normalised(list);
}

/** Whether reading has failed. */
export const isUnreadable = (read: Configuration | Unreadable): read is Unreadable => "why" in read;

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";

const isCollection = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null) return false;
  const { id, name } = value as Partial<Exchanged>;
  return isText(id) && isText(name);
};

type Values = Readonly<Record<string, unknown>>;

// The backend refuses a value of another kind without saying where it is.
function faultsOf(collection: Exchanged, optionsOf: OptionKinds): Unreadable[] {
  const { name } = collection;
  const later = hasLaterFields(collection);
  const own = wrongKeys(collection, exchangedKinds.collection);
  const fields = fieldsOf(later ? { schema: collection["fields"] } : collection);
  return [
    ...own.map((key) => ({ why: "ofCollection", values: { key, collection: name } }) as const),
    ...fields.flatMap((field, index) =>
      wrongOfField(Object(field), later, optionsOf).map(
        (key) => ({ why: "ofField", values: { key, place: String(index + 1), collection: name } }) as const,
      ),
    ),
  ];
}

type OptionKinds = ReadonlyMap<string, Readonly<Record<string, Schema>>>;

const optionKinds = (optionsByType: Schema): OptionKinds =>
  new Map(Object.keys(zeroOptions).map((type) => [type, schemaAt(optionsByType, type).schema.properties ?? {}]));

// Later backends have the options of a field beside its name.
function wrongOfField(field: Values, later: boolean, optionsOf: OptionKinds): string[] {
  const type = String(field["type"]);
  const options = optionsOf.get(type) ?? {};
  return [
    ...wrongKeys(field, exchangedKinds.field, ["name", "type"]),
    ...(later
      ? wrongKeys(field, options)
      : wrongKeys(Object(field["options"] ?? {}), options).map((key) => `options.${key}`)),
  ];
}

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  number: (value) => typeof value === "number",
  // The backend counts in 64 bits.
  integer: (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 63,
  array: Array.isArray,
  object: (value) => typeof value === "object" && !Array.isArray(value),
};

const isOfKind = (value: unknown, { type, items }: Schema): boolean =>
  kinds[String(type)]!(value) &&
  (!items || (value as unknown[]).every((each) => each === null || isOfKind(each, items)));

const wrongKeys = (value: Values, kindOf: Readonly<Record<string, Schema>>, needed: readonly string[] = []): string[] =>
  Object.entries(kindOf).flatMap(([key, kind]) => {
    const is = value[key] ?? null;
    return (is === null ? needed.includes(key) : !isOfKind(is, kind)) ? [key] : [];
  });

function normalised(read: readonly Exchanged[]): Configuration {
  let duplicates = 0;
  const once = <Item extends { id: string }>(items: readonly Item[]): Item[] => {
    const kept = lastOfEach(items);
    duplicates += items.length - kept.length;
    return kept;
  };
  const list = once(read).map((collection) => {
    const rest = withoutMoments(collection);
    return Array.isArray(rest["schema"]) ? { ...rest, schema: once(fieldsOf(rest)) } : rest;
  });
  return { list, duplicates };
}

// Of those with one id the last, at the place of the first. What has none is another each time.
function lastOfEach<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const byId = new Map<unknown, Item>();
  for (const item of items) byId.set(isText(item.id) ? item.id : item, item);
  return [...byId.values()];
}
