import { exchangedKinds } from "../../../../definitions/backend/import";
import { namePatterns } from "../../../../definitions/backend/names";
import { rules } from "../../../../definitions/backend/rules";
import { importLimits } from "../../../../definitions/texts/sizes";
import { afterImport, wholeCollection, type WholeCollection } from "./after-import";
import { asSchema, hasLaterFields, laterKeys } from "./as-schema";
import { fieldsOf, readCollection, type Exchanged } from "./configuration";
import { fieldFindings, listed, saysSomething } from "./field-findings";
import type { Finding, FoundPart } from "./finding";
import { isUnchecked, ruleProblem } from "./rule-problem";

interface Surroundings {
  /** The places of ids in the text. */
  order: ReadonlyMap<string, number>;
  current: ReadonlyMap<string, WholeCollection>;
  /** By name in small letters. */
  currentByName: ReadonlyMap<string, WholeCollection>;
  afterByName: ReadonlyMap<string, readonly WholeCollection[]>;
  deleteMissing: boolean;
  /** What is there after the import, by id and by name in small letters. */
  after: ReadonlyMap<string, WholeCollection>;
  all: readonly WholeCollection[];
}

/** What the backend would refuse or drop of a configuration, before anything is sent. */
export function findingsIn(
  current: readonly WholeCollection[],
  list: readonly Exchanged[],
  deleteMissing: boolean,
): Finding[] {
  const read = list.map((each) => (hasLaterFields(each) ? asSchema(each) : each));
  const kept = read.filter((each) => !isLeftOut(each));
  const after = afterImport(current, kept, deleteMissing);
  const around: Surroundings = {
    current: new Map(current.map((each) => [each.id, each])),
    currentByName: new Map(current.map((each) => [each.name.toLowerCase(), each])),
    afterByName: byLowerName(after),
    deleteMissing,
    order: new Map(list.map(({ id }, index) => [id, index] as const)),
    all: after,
    after: new Map(after.flatMap((each) => [[each.id, each] as const, [each.name.toLowerCase(), each] as const])),
  };
  const found = list.flatMap((given, index) => named(given, ofCollection(given, read[index]!, around)));
  const imported = new Set(list.map(({ id }) => id));
  const others = current.filter(({ id }) => !imported.has(id));
  return [
    ...found,
    ...others.flatMap((each) => named(each, deleteMissing ? ofMissing(each) : staleRules(each, around))),
  ];
}

function byLowerName(collections: readonly WholeCollection[]): ReadonlyMap<string, readonly WholeCollection[]> {
  const byName = new Map<string, WholeCollection[]>();
  for (const each of collections) {
    const same = byName.get(each.name.toLowerCase());
    if (same) same.push(each);
    else byName.set(each.name.toLowerCase(), [each]);
  }
  return byName;
}

const named = ({ id, name }: Exchanged, found: readonly FoundPart[]): Finding[] =>
  found.map((each, index) => ({ ...each, key: `${id} ${index}`, collectionId: id, collection: name }));

const types = new Set(["base", "auth"]);

const typeOf = (collection: Exchanged): string => String(collection["type"] || "base");

const isLeftOut = (collection: Exchanged): boolean => !types.has(typeOf(collection)) || collection.name.startsWith("_");

function ofCollection(given: Exchanged, read: Exchanged, around: Surroundings): FoundPart[] {
  const type = typeOf(given);
  const leaveOut = { adaptation: { kind: "leaveOutCollection" } } as const;
  if (!types.has(type))
    return [{ effect: "refused", why: type === "view" ? "view" : "collectionType", values: { type }, ...leaveOut }];
  if (given.name.startsWith("_")) return [{ effect: "refused", why: "systemName", values: {}, ...leaveOut }];
  const before = around.current.get(given.id);
  const remains = (idOrName: string): boolean => around.after.has(idOrName) || around.after.has(idOrName.toLowerCase());
  return [
    ...(hasLaterFields(given)
      ? [{ effect: "refused", why: "fields", values: {}, adaptation: { kind: "asSchema" } } as const]
      : []),
    ...ownFindings(read, before, around),
    ...fieldFindings({ collection: read, before, deleteMissing: around.deleteMissing, remains }),
    ...ruleFindings(read, around),
    ...indexFindings(read),
    ...droppedKeys(given),
  ];
}

function ownFindings(read: Exchanged, before: WholeCollection | undefined, around: Surroundings): FoundPart[] {
  const found: FoundPart[] = [];
  const refuse = (why: FoundPart["why"], values: Readonly<Record<string, string>> = {}): void =>
    void found.push({ effect: "refused", why, values });
  if (!namePatterns.collection.test(read.name)) refuse("name");
  if (before && before.type !== typeOf(read)) refuse("typeOfCollection", { from: before.type, to: typeOf(read) });
  const same = around.afterByName.get(read.name.toLowerCase())?.some(({ id }) => id !== read.id);
  if (same) refuse("sameName");
  if (!same && isTaken(read, before !== undefined, around)) refuse("nameTaken");
  const stays = !around.deleteMissing && before !== undefined && before.fields.length > 0;
  if (typeOf(read) === "base" && fieldsOf(read).length === 0 && !stays) refuse("noFields");
  return found;
}

// The name of a table is free only after the import, but for a new collection that comes after what gives it up.
function isTaken({ id, name }: Exchanged, exists: boolean, { currentByName, after, order }: Surroundings): boolean {
  const holder = currentByName.get(name.toLowerCase());
  if (!holder || holder.id === id) return false;
  return exists || (after.has(holder.id) && (order.get(holder.id) ?? -1) > order.get(id)!);
}

function ruleFindings(read: Exchanged, { after, all, current }: Surroundings): FoundPart[] {
  const whole = after.get(read.id) ?? wholeCollection(readCollection(read));
  const stated = rulesOf(whole);
  if (stated.length === 0) return [];
  const before = current.get(read.id);
  // While a collection is renamed its rules may still call it by the name before.
  const known = before ? [{ ...whole, name: before.name }, ...all] : all;
  return stated.flatMap(([rule, text]): FoundPart[] => {
    if (isUnchecked(text)) {
      const values = { rule, levels: String(importLimits.brackets) };
      return [{ effect: "unchecked", rule, why: "deepRule", values }];
    }
    const reason = ruleProblem(rule, text, whole, known);
    if (reason === undefined) {
      const later = ruleProblem(rule, text, whole, all);
      return later === undefined ? [] : [{ effect: "stale", rule, why: "oldName", values: { rule, reason: later } }];
    }
    return [{ effect: "refused", rule, why: "rule", values: { rule, reason }, adaptation: { kind: "lockRule" } }];
  });
}

const staleRules = (collection: WholeCollection, { all }: Surroundings): FoundPart[] =>
  rulesOf(collection).flatMap(([rule, text]): FoundPart[] => {
    const reason = ruleProblem(rule, text, collection, all);
    return reason === undefined ? [] : [{ effect: "refused", rule, why: "staleRule", values: { rule, reason } }];
  });

/** The rules that a collection states: the name of each, and its text. */
const rulesOf = (collection: WholeCollection): [rule: string, text: string][] =>
  Object.keys(rules).flatMap((rule): [string, string][] => {
    const text = collection[rule];
    return typeof text === "string" ? [[rule, text]] : [];
  });

const ofMissing = ({ system }: WholeCollection): FoundPart[] =>
  system ? [{ effect: "refused", why: "systemDeleted", values: {} }] : [];

const uniqueIndex = /^\s*create\s+unique\s+index\b[^(]*\(\s*[`"[]?(\w+)[`"\]]?\s*\)\s*;?\s*$/i;

function indexFindings(read: Exchanged): FoundPart[] {
  const indexes = Array.isArray(read["indexes"]) ? read["indexes"].map(String) : [];
  const schema = fieldsOf(read);
  const places = new Map(schema.map(({ name }, at) => [name, at] as const).toReversed());
  const fieldAt = (index: string): number => places.get(uniqueIndex.exec(index)?.[1] ?? "") ?? -1;
  // A field that is unique already loses nothing with its index.
  const unique = indexes.filter((index) => fieldAt(index) !== -1 && schema[fieldAt(index)]!["unique"] !== true);
  const others = indexes.filter((index) => fieldAt(index) === -1 && !/\b(tokenKey|email|username)\b/.test(index));
  return [
    ...unique.map((index): FoundPart => {
      const at = fieldAt(index);
      return {
        effect: "dropped",
        field: { index: at, name: schema[at]!.name },
        why: "uniqueIndex",
        values: {},
        adaptation: { kind: "unique" },
      };
    }),
    ...(others.length > 0
      ? [{ effect: "dropped", why: "indexes", values: { names: listed(others.map(indexName)) } } as const]
      : []),
  ];
}

const indexName = (index: string): string =>
  /index\s+(?:if\s+not\s+exists\s+)?[`"[]?([\w.]+)/i.exec(index)?.[1] ?? index;

function droppedKeys(given: Exchanged): FoundPart[] {
  const own = exchangedKinds.collection;
  const others = new Set([...(hasLaterFields(given) ? laterKeys : []), "indexes"]);
  const keys = Object.keys(given).filter(
    (key) => !Object.hasOwn(own, key) && !others.has(key) && saysSomething(given[key]),
  );
  return keys.length > 0 ? [{ effect: "dropped", why: "keys", values: { keys: listed(keys) } }] : [];
}
