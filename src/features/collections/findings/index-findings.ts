import { usernameField } from "../../../../definitions/backend/import-conversions";
import { uniqueSystemFields } from "../../../../definitions/backend/system-fields";
import { fieldsOf, type Exchanged } from "../configuration/configuration";
import type { WholeCollection } from "../configuration/after-import";
import { indexesOf } from "../configuration/compare-configurations";
import { listed } from "./field-findings";
import type { FoundPart } from "./finding";
import { importFacts } from "../configuration/import-facts";
import { parseIndex, writeIndex } from "../indexes/index-text";
import { systemFieldsOf } from "../../rules/model/resolve-name";

/** Context of a collection's indexes. */
export interface IndexContext {
  /** Collections after the import, by id and by lower-case name. */
  after: ReadonlyMap<string, WholeCollection>;
  current: ReadonlyMap<string, WholeCollection>;
  /** Collections that have an index, by its lower-case name. */
  holders: Readonly<Record<"after" | "current", ReadonlyMap<string, readonly WholeCollection[]>>>;
  order: ReadonlyMap<string, number>;
  stored: ReadonlyMap<string, number>;
}

/** Maps lower-case index names to the collections that have them. */
export function indexHolders(collections: readonly WholeCollection[]): ReadonlyMap<string, readonly WholeCollection[]> {
  const holders = new Map<string, WholeCollection[]>();
  for (const each of collections)
    for (const name of namesOf(each)) holders.set(name, [...(holders.get(name) ?? []), each]);
  return holders;
}

/** Returns what the backend would refuse, drop or move among a collection's indexes. */
export function indexFindings(read: Exchanged, around: IndexContext): FoundPart[] {
  const isStated = "indexes" in read;
  const { indexes: policy } = importFacts();
  if (policy === "none") return droppedIndexes(read, indexesOf(read));
  // Omitted indexes stay, but their columns may be deleted.
  const indexes = indexesOf(isStated || policy === "moved" ? read : (around.after.get(read.id) ?? read));
  const lost = policy === "refused" ? lostIndexes(around.current.get(read.id), around.after.get(read.id)) : [];
  const found = indexes.flatMap((index, at): FoundPart[] => {
    const why = faultOf(read, index, indexes.slice(0, at), around);
    if (!why) return [];
    const moves = why.why === "indexTaken" && policy === "moved";
    return [
      { ...why, effect: moves ? "moved" : "refused", ...(isStated && { adaptation: { kind: "leaveOutIndex", at } }) },
    ];
  });
  return [...found, ...lost.map((index): FoundPart => ({ effect: "refused", why: "systemIndex", values: { index } }))];
}

// A unique index on a system field is required, under any name.
function lostIndexes(before: WholeCollection | undefined, after: WholeCollection | undefined): string[] {
  if (!before || !after) return [];
  const system = new Set(before.fields.flatMap(({ name, system: isSystem }) => (isSystem ? [name.toLowerCase()] : [])));
  const kept = new Set(indexesOf(after).map(uniqueColumns));
  return indexesOf(before).filter((index) => {
    const parsed = parseIndex(index);
    const needed = parsed?.unique && parsed.columns.some(({ name }) => system.has(name.toLowerCase()));
    return needed && !kept.has(uniqueColumns(index));
  });
}

const uniqueColumns = (index: string): string => {
  const { unique, columns } = parseIndex(index) ?? { unique: false, columns: [] };
  return unique ? columns.map(({ name }) => name).join() : "";
};

type Fault = Pick<FoundPart, "why" | "values">;

function faultOf(
  { id, type }: Exchanged,
  index: string,
  earlier: readonly string[],
  around: IndexContext,
): Fault | undefined {
  const values = { index };
  if (type === "view") return { why: "viewIndex", values };
  const parsed = parseIndex(index);
  if (!parsed) return { why: "indexInvalid", values };
  const columns = new Set(columnsOf(around.after.get(id)));
  const missing = parsed.columns.find(({ name }) => /^\w+$/.test(name) && !columns.has(name.toLowerCase()));
  if (missing) return { why: "indexColumn", values: { ...values, field: missing.name } };
  const name = parsed.name.toLowerCase();
  const refusesAll = importFacts().indexes === "refused";
  // With IF NOT EXISTS, a duplicate name is accepted and has no effect.
  const isSame = (each: string): boolean => parseIndex(each)?.name.toLowerCase() === name;
  if ((refusesAll || !parsed.optional) && earlier.some(isSame)) return { why: "indexTwice", values };
  if (refusesAll && earlier.some((each) => definitionOf(each) === definitionOf(index)))
    return { why: "indexTwice", values };
  const holder =
    (around.holders.after.get(name) ?? []).find((each) => each.id !== id) ?? holderUntilThen(id, name, around);
  if (holder) return { why: "indexTaken", values: { ...values, collection: holder.name } };
  return undefined;
}

// A collection that gives up the index name blocks it until that collection is saved.
function holderUntilThen(
  id: string,
  name: string,
  { after, current, holders, order, stored }: IndexContext,
): WholeCollection | undefined {
  const isLater = (holder: WholeCollection): boolean =>
    importFacts().newFirst
      ? !current.has(id) || stored.get(holder.id)! > stored.get(id)!
      : (order.get(holder.id) ?? -1) > order.get(id)!;
  return (holders.current.get(name) ?? []).find((each) => each.id !== id && after.has(each.id) && isLater(each));
}

const definitionOf = (index: string): string => {
  const parsed = parseIndex(index);
  return parsed ? writeIndex({ ...parsed, name: "", schema: "", table: "" }) : "";
};

const namesOf = (collection: WholeCollection): string[] =>
  indexesOf(collection).flatMap((index) => parseIndex(index)?.name.toLowerCase() ?? []);

const columnsOf = (collection: WholeCollection | undefined): string[] => {
  if (!collection) return [];
  const own = systemFieldsOf(collection);
  return [...own, ...collection.fields.map(({ name }) => name)].map((name) => name.toLowerCase());
};

function droppedIndexes(read: Exchanged, indexes: readonly string[]): FoundPart[] {
  const fields = fieldsOf(read);
  const places = new Map(fields.map(({ name }, at) => [name, at] as const).toReversed());
  const fieldAt = (index: string): number => {
    const parsed = parseIndex(index);
    return parsed?.unique && parsed.columns.length === 1 ? (places.get(parsed.columns[0]!.name) ?? -1) : -1;
  };
  // If the field is unique already, dropping the index changes nothing.
  const unique = indexes.filter((index) => fieldAt(index) !== -1 && fields[fieldAt(index)]!["unique"] !== true);
  const others = indexes.filter((index) => fieldAt(index) === -1 && !ofAccounts.test(index));
  return [
    ...unique.map((index): FoundPart => {
      const at = fieldAt(index);
      const field = { index: at, name: fields[at]!.name };
      return { effect: "dropped", field, why: "uniqueIndex", values: {}, adaptation: { kind: "unique" } };
    }),
    ...(others.length > 0
      ? [{ effect: "dropped", why: "indexes", values: { names: listed(others.map(indexName)) } } as const]
      : []),
  ];
}

// Older backends have indexes of their own for these.
const ofAccounts = new RegExp(`\\b(${[...uniqueSystemFields, usernameField.name].join("|")})\\b`);

const indexName = (index: string): string => parseIndex(index)?.name ?? index;
