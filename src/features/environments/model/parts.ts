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

/** Returns the key of a field on either side. */
export type KeyOf = (field: { id: string }) => PartKey;

/** Ids of fields by those of the fields that replaced them. */
export type SameFields = ReadonlyMap<string, string>;

/** Returns the keys of fields, of which some are the same part as a field with another id. */
export const fieldKeyOf =
  (same: SameFields): KeyOf =>
  ({ id }) =>
    fieldKey({ id: same.get(id) ?? id });

/**
 * Returns the fields that replaced another one. A field with another type has another id; it is the same part as the
 * field that it replaces, because both have one name: on the other side, or in the common state.
 */
export function sameFieldsOf(target: Exchanged, source: Exchanged, base?: Exchanged): SameFields {
  const [own, theirs] = [fieldsOf(target), fieldsOf(source)];
  const common = base ? [...replacing(fieldsOf(base), own, theirs), ...replacing(fieldsOf(base), theirs, own)] : [];
  const found = new Map(common);
  const isFound = ({ id }: ExchangedField): boolean => found.has(id) || common.some(([, replaced]) => replaced === id);
  const rest = (fields: readonly ExchangedField[]): ExchangedField[] => fields.filter((field) => !isFound(field));
  return new Map([...common, ...replacing(rest(own), rest(theirs), [])]);
}

// Fields of `after` whose name belonged to a field of `before` that is gone.
function replacing(
  before: readonly ExchangedField[],
  after: readonly ExchangedField[],
  other: readonly ExchangedField[],
): [id: string, replaced: string][] {
  const known = new Set([...before, ...other].map(({ id }) => id));
  const left = new Set(after.map(({ id }) => id));
  const gone = new Map(before.flatMap(({ id, name }) => (left.has(id) ? [] : [[name, id] as const])));
  return after.flatMap(({ id, name }): [string, string][] => {
    const replaced = known.has(id) ? undefined : gone.get(name);
    return replaced === undefined ? [] : [[id, replaced]];
  });
}

/** Returns the values of all parts of a collection, to be compared. Fields have the given keys. */
export const partsOf = (collection: WholeCollection, keyOf: KeyOf = fieldKey): ReadonlyMap<PartKey, unknown> =>
  new Map([
    ...Object.entries(collection).flatMap(([name, value]): [PartKey, unknown][] =>
      fixed.has(name) ? [] : [[propertyKey(name), value]],
    ),
    ...ownFields(collection).map((field): [PartKey, unknown] => [keyOf(field), field]),
    ...indexesOf(collection).map((text): [PartKey, unknown] => [indexKey(text), indexContent(text)]),
  ]);

// Another table has no effect, and other spaces, quotes and letters mean the same.
function indexContent(text: string): unknown {
  const index = parseIndex(text);
  if (!index) return text;
  const { unique, columns, where } = index;
  return { unique, where, columns: columns.map((each) => ({ ...each, collate: each.collate.toLowerCase() })) };
}

/** Returns a collection of the target with some parts of the source. Its order stays, and new parts follow. */
export function withParts<Target extends Exchanged>(
  target: Target,
  source: Exchanged,
  keys: ReadonlySet<PartKey>,
  keyOf: KeyOf,
): Target {
  const properties = Object.keys({ ...target, ...source })
    .filter((name) => !fixed.has(name) && keys.has(propertyKey(name)))
    .map((name) => [name, source[name]]);
  const next = { ...target, ...(Object.fromEntries(properties) as object) };
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
