import type { WholeCollection } from "../../collections/configuration/after-import";
import { indexesOf, ownFields } from "../../collections/configuration/compare-configurations";
import { fieldsOf, type Exchanged, type ExchangedField } from "../../collections/configuration/configuration";
import { parseIndex, withTable } from "../../collections/indexes/index-text";

/** Key of a part of a collection: `property NAME`, `field ID` or `index NAME`. */
export type PartKey = string;

/** Key of a collection that only one side has. */
export const wholeKey: PartKey = "collection";

const propertyKey = (name: string): PartKey => `property ${name}`;

const fieldKey = ({ id }: { id: string }): PartKey => `field ${id}`;
const indexKey = (text: string): PartKey => `index ${(parseIndex(text)?.name ?? text).toLowerCase()}`;

// Whether a collection is a system collection cannot be changed.
const fixed = new Set(["id", "system", "fields", "indexes"]);

/** Part that no promotion changes, because every import refuses it. */
export const typeKey = propertyKey("type");

type KeyOf = (field: { id: string }) => PartKey;

/**
 * Returns the key of another side's field. A field with another type has another id; it is the same part as the field
 * that it replaces, because both have one name.
 */
export function fieldKeysFor(target: Exchanged, source: Exchanged): KeyOf {
  const [own, theirs] = [fieldsOf(target), fieldsOf(source)];
  const missing = ({ id }: ExchangedField, list: readonly ExchangedField[]): boolean =>
    list.every((other) => other.id !== id);
  const replaced = new Map(own.flatMap((field) => (missing(field, theirs) ? [[field.name, field.id] as const] : [])));
  const ids = new Map(
    theirs.flatMap((field) => {
      const id = missing(field, own) && replaced.get(field.name);
      return id ? [[field.id, id] as const] : [];
    }),
  );
  return ({ id }) => fieldKey({ id: ids.get(id) ?? id });
}

/**
 * Returns the values of all parts of a collection. Indexes are written for the given table, to be comparable; fields
 * have the given keys.
 */
export const partsOf = (
  collection: WholeCollection,
  table: string,
  keyOf: KeyOf = fieldKey,
): ReadonlyMap<PartKey, unknown> =>
  new Map([
    ...Object.entries(collection).flatMap(([name, value]): [PartKey, unknown][] =>
      fixed.has(name) ? [] : [[propertyKey(name), value]],
    ),
    ...ownFields(collection).map((field): [PartKey, unknown] => [keyOf(field), field]),
    ...indexesOf(collection).map((text): [PartKey, unknown] => [indexKey(text), withTable(text, table)]),
  ]);

/** Returns a collection of the target with some parts of the source. Its order stays, and new parts follow. */
export function withParts<Target extends Exchanged>(
  target: Target,
  source: Exchanged,
  keys: ReadonlySet<PartKey>,
): Target {
  const properties = Object.keys({ ...target, ...source })
    .filter((name) => !fixed.has(name) && keys.has(propertyKey(name)))
    .map((name) => [name, source[name]]);
  const next = { ...target, ...(Object.fromEntries(properties) as object) };
  const keyOf = fieldKeysFor(target, source);
  const fields = merged(fieldsOf(target), fieldsOf(source), keyOf, keys, combined);
  const indexes = merged(indexesOf(target), indexesOf(source), indexKey, keys, (_, theirs) => theirs);
  return {
    ...next,
    ...(("fields" in target || fields.length > 0) && { fields }),
    ...(("indexes" in target || indexes.length > 0) && { indexes: indexes.map((text) => withTable(text, next.name)) }),
  };
}

// The target may have options that the source does not know.
const combined = (own: ExchangedField, theirs: ExchangedField): ExchangedField =>
  own["type"] === theirs["type"] ? { ...own, ...theirs } : theirs;

function merged<Item>(
  target: readonly Item[],
  source: readonly Item[],
  keyOf: (item: Item) => PartKey,
  keys: ReadonlySet<PartKey>,
  combine: (own: Item, theirs: Item) => Item,
): Item[] {
  const theirs = new Map(source.map((item) => [keyOf(item), item]));
  const own = new Set(target.map(keyOf));
  const kept = target.flatMap((item): Item[] => {
    const key = keyOf(item);
    if (!keys.has(key)) return [item];
    const next = theirs.get(key);
    return next === undefined ? [] : [combine(item, next)];
  });
  return [...kept, ...source.filter((item) => !own.has(keyOf(item)) && keys.has(keyOf(item)))];
}
