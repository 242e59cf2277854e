import { commonRules, type ExchangedKind } from "../../../../definitions/backend/import";
import type { importTexts } from "../../../../definitions/texts/import";
import { importLimits } from "../../../../definitions/limits/sizes";
import { isDeeper } from "../../../values/json/json-text";
import { formatCount } from "../../../values/text/text";
import { fieldsOf, isNested, readCollection, type Exchanged } from "./configuration";
import { importFacts, optionsOfType, type Properties } from "./import-facts";

/** Reason why a text cannot be read: the parser's message, or the position of the first wrong value, counted from 1. */
export interface Unreadable {
  why: keyof typeof importTexts.invalidBecause;
  values: Readonly<Record<string, string>>;
}

/** Parsed configuration without duplicate ids. */
export interface Configuration {
  list: readonly Exchanged[];
  /** Ids of collections in the other era's format. */
  otherEra: readonly string[];
  /** Number of collections and fields dropped because a later one has the same id. */
  duplicates: number;
}

/** Returns the collections in a complete answer of `GET /api/collections`; anything else is returned unchanged. */
function listIn(read: unknown): unknown {
  const { items, totalItems } = (read ?? {}) as { items?: unknown; totalItems?: unknown };
  return Array.isArray(items) && items.length === totalItems ? items : read;
}

/**
 * Parses a configuration into the product's format. A valid one is a non-empty list of collections with id and name,
 * whose fields have name and type.
 */
export function readConfiguration(text: string): Configuration | Unreadable {
  let read: unknown;
  try {
    read = listIn(JSON.parse(text));
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
  return list.flatMap(faultsOf)[0] ?? normalised(list);
}

/** Returns whether parsing failed. */
export const isUnreadable = (read: Configuration | Unreadable): read is Unreadable => "why" in read;

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";

const isCollection = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null) return false;
  const { id, name } = value as Partial<Exchanged>;
  return isText(id) && isText(name);
};

type Values = Readonly<Record<string, unknown>>;

// The backend refuses a value of the wrong type without naming its position.
function faultsOf(collection: Exchanged): Unreadable[] {
  const { name } = collection;
  const nested = isNested(collection);
  const fields: unknown = collection[nested ? "schema" : "fields"];
  return [
    ...wrongKeys(collection, collectionKinds(nested)).map((key) => fault("ofCollection", { key, collection: name })),
    ...(Array.isArray(fields) ? (fields as unknown[]) : []).flatMap((field, index) =>
      wrongOfField(Object(field), nested).map((key) =>
        fault("ofField", { key, place: String(index + 1), collection: name }),
      ),
    ),
  ];
}

const fault = (why: Unreadable["why"], values: Unreadable["values"]): Unreadable => ({ why, values });

type Kinds = Readonly<Record<string, ExchangedKind>>;

const kindsOf = (properties: object): Kinds =>
  Object.fromEntries(Object.entries(properties as Properties).map(([key, { kind }]) => [key, kind]));

const text = { type: "string" } as const;
const array = { type: "array" } as const;

function collectionKinds(nested: boolean): Kinds {
  const { authOptions, indexes } = importFacts();
  return {
    id: text,
    name: text,
    type: text,
    system: { type: "boolean" },
    ...Object.fromEntries(commonRules.map((rule) => [rule, text])),
    ...(indexes !== "none" && { indexes: { ...array, items: text } }),
    ...(nested
      ? { schema: array, options: { type: "object" } }
      : { fields: array, ...kindsOf(authOptions), viewQuery: text }),
  };
}

// Before v0.23, options of a field are in a separate object.
function wrongOfField(field: Values, nested: boolean): string[] {
  const options = kindsOf(optionsOfType(String(field["type"])) ?? {});
  const own = { id: text, name: text, type: text, ...kindsOf(importFacts().fieldProperties) };
  return [
    ...wrongKeys(field, nested ? { ...own, options: { type: "object" } } : own, ["name", "type"]),
    ...(nested
      ? wrongKeys(Object(field["options"] ?? {}), options).map((key) => `options.${key}`)
      : wrongKeys(field, options)),
  ];
}

const kinds: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  number: (value) => typeof value === "number",
  // The backend uses 64-bit integers.
  integer: (value) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 63,
  array: Array.isArray,
  object: (value) => typeof value === "object" && !Array.isArray(value),
};

const isOfKind = (value: unknown, { type, items }: ExchangedKind): boolean =>
  kinds[type]!(value) && (!items || (value as unknown[]).every((each) => each === null || isOfKind(each, items)));

const wrongKeys = (value: Values, kindOf: Kinds, needed: readonly string[] = []): string[] =>
  Object.entries(kindOf).flatMap(([key, kind]) => {
    const is = value[key] ?? null;
    return (is === null ? needed.includes(key) : !isOfKind(is, kind)) ? [key] : [];
  });

const otherEraOf = (read: readonly Exchanged[]): string[] =>
  read.filter((each) => isNested(each) !== (importFacts().exchange.own === "schema")).map(({ id }) => id);

function normalised(read: readonly Exchanged[]): Configuration {
  let duplicates = 0;
  const once = <Item extends { id: string }>(items: readonly Item[]): Item[] => {
    const unique = lastOfEach(items);
    duplicates += items.length - unique.length;
    return unique;
  };
  const list = once(read).map((collection) => {
    const flat = readCollection(collection);
    return Array.isArray(flat["fields"]) ? { ...flat, fields: once(fieldsOf(flat)) } : flat;
  });
  return { list, otherEra: otherEraOf(read), duplicates };
}

// Keeps the last item of each id, at the position of the first. Items without an id are all different.
function lastOfEach<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const byId = new Map<unknown, Item>();
  for (const item of items) byId.set(isText(item.id) ? item.id : item, item);
  return [...byId.values()];
}
