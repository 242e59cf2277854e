import { commonRules } from "../../../../definitions/backend/import";
import { rules } from "../../../../definitions/backend/rules";
import { importLimits } from "../../../../definitions/limits/sizes";
import { afterImport, wholeCollection, type WholeCollection } from "../configuration/after-import";
import { fieldsOf, type Exchanged } from "../configuration/configuration";
import { fieldFindings, listed, hasInformation } from "./field-findings";
import type { Finding, FoundPart } from "./finding";
import { importFacts } from "../configuration/import-facts";
import { indexFindings, indexHolders, type IndexContext } from "./index-findings";
import { isUnchecked, ruleProblem } from "./rule-problem";
import { isValidName, nameLimits } from "../../../backend/formats/name-rules";

/** Context of a collection in an import. */
export interface CollectionContext {
  /** Positions of ids in the configuration. */
  order: ReadonlyMap<string, number>;
  /** Order in which the backend saves the current collections again. */
  stored: ReadonlyMap<string, number>;
  current: ReadonlyMap<string, WholeCollection>;
  /** By lower-case name. */
  currentByName: ReadonlyMap<string, WholeCollection>;
  afterByName: ReadonlyMap<string, readonly WholeCollection[]>;
  deleteMissing: boolean;
  /** Collections after the import, by id and by lower-case name. */
  after: ReadonlyMap<string, WholeCollection>;
  all: readonly WholeCollection[];
  holders: IndexContext["holders"];
}

/** Returns what the backend would refuse or drop of a configuration, before it is sent. */
export function findingsIn(
  current: readonly WholeCollection[],
  list: readonly Exchanged[],
  deleteMissing: boolean,
): Finding[] {
  const byId = new Map(current.map((each) => [each.id, each]));
  const kept = list.filter((each) => isKnownType(each) && !isSystemName(each, byId));
  const after = afterImport(current, kept, deleteMissing);
  const around: CollectionContext = {
    current: byId,
    stored: new Map(viewsLast(current).map(({ id }, index) => [id, index])),
    currentByName: new Map(current.map((each) => [each.name.toLowerCase(), each])),
    afterByName: byLowerName(after),
    deleteMissing,
    order: new Map(list.map(({ id }, index) => [id, index] as const)),
    all: after,
    holders: { after: indexHolders(after), current: indexHolders(current) },
    after: new Map(after.flatMap((each) => [[each.id, each] as const, [each.name.toLowerCase(), each] as const])),
  };
  const found = list.flatMap((given) => named(given, ofCollection(given, around)));
  const imported = new Set(list.map(({ id }) => id));
  const others = current.filter(({ id }) => !imported.has(id));
  const remaining = others.filter(({ id }) => around.after.has(id));
  return [...found, ...remaining.flatMap((each) => named(each, staleRules(each, around)))];
}

const viewsLast = (current: readonly WholeCollection[]): WholeCollection[] => [
  ...current.filter(({ type }) => type !== "view"),
  ...current.filter(({ type }) => type === "view"),
];

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

const typeOf = (collection: Exchanged): string => String(collection["type"] || "base");

const isKnownType = (collection: Exchanged): boolean => importFacts().types.some((type) => type === typeOf(collection));

// Existing system collections may be changed. No other collection may have such a name.
function isSystemName({ id, name }: Exchanged, current: CollectionContext["current"]): boolean {
  const { reservesUnderscores, systemCollections } = importFacts();
  if (reservesUnderscores) return name.startsWith("_") && current.get(id)?.name !== name;
  return systemCollections.includes(name) && !current.has(id);
}

function ofCollection(given: Exchanged, around: CollectionContext): FoundPart[] {
  const type = typeOf(given);
  const leaveOut = { adaptation: { kind: "leaveOutCollection" } } as const;
  if (!isKnownType(given))
    return [{ effect: "refused", why: type === "view" ? "view" : "collectionType", values: { type }, ...leaveOut }];
  if (isSystemName(given, around.current)) return [{ effect: "refused", why: "systemName", values: {}, ...leaveOut }];
  const before = around.current.get(given.id);
  const target = (idOrName: string): WholeCollection | undefined =>
    around.after.get(idOrName) ?? (importFacts().targetsByName ? around.after.get(idOrName.toLowerCase()) : undefined);
  const surroundings = { collection: given, before, deleteMissing: around.deleteMissing, target };
  return [
    ...ownFindings(given, before, around),
    ...(type === "view" ? [] : fieldFindings(surroundings)),
    ...ruleFindings(given, around),
    ...indexFindings(given, around),
    ...droppedKeys(given),
  ];
}

function ownFindings(read: Exchanged, before: WholeCollection | undefined, around: CollectionContext): FoundPart[] {
  const found: FoundPart[] = [];
  const refuse = (why: FoundPart["why"], values: Readonly<Record<string, string>> = {}): void =>
    void found.push({ effect: "refused", why, values });
  if (before?.name !== read.name && !isValidName("collection-name", read.name))
    refuse("name", nameLimits("collection-name"));
  if (before && before.type !== typeOf(read)) refuse("typeOfCollection", { from: before.type, to: typeOf(read) });
  const same = around.afterByName.get(read.name.toLowerCase())?.some(({ id }) => id !== read.id);
  if (same) refuse("sameName");
  if (!same && isTaken(read, before !== undefined, around)) refuse("nameTaken");
  const stays = !around.deleteMissing && before !== undefined && before.fields.length > 0;
  const isEmpty = typeOf(read) === "base" && fieldsOf(read).length === 0 && importFacts().needsFields;
  if (isEmpty && !stays) refuse("noFields");
  return found;
}

// A renamed collection frees its table name when it is saved. Until then the name is taken.
function isTaken({ id, name }: Exchanged, exists: boolean, around: CollectionContext): boolean {
  const { currentByName, after, order, stored } = around;
  const holder = currentByName.get(name.toLowerCase());
  if (!holder || holder.id === id) return false;
  if (importFacts().newFirst) return after.has(holder.id) && (!exists || stored.get(holder.id)! > stored.get(id)!);
  if (exists && !importFacts().freesNames) return true;
  return after.has(holder.id) && (order.get(holder.id) ?? -1) > order.get(id)!;
}

const ofViews = new Set(["listRule", "viewRule"]);

function ruleFindings(read: Exchanged, { after, all, current }: CollectionContext): FoundPart[] {
  const whole = after.get(read.id) ?? wholeCollection(read);
  const before = current.get(read.id);
  // While a collection is renamed, its rules may still use the old name.
  const known = before && importFacts().knowsOldName ? [{ ...whole, name: before.name }, ...all] : all;
  const isView = whole.type === "view";
  return rulesOf(whole).flatMap(([rule, text]): FoundPart[] => {
    const lock = { rule, adaptation: { kind: "lockRule" } } as const;
    if (isView && !ofViews.has(rule)) return [{ effect: "refused", why: "viewRule", values: { rule }, ...lock }];
    if (isUnchecked(text)) {
      const values = { rule, levels: String(importLimits.brackets) };
      return [{ effect: "unchecked", rule, why: "deepRule", values }];
    }
    // Without a list of fields, only the query tells a view's columns.
    if (isView && whole.fields.length === 0) return [];
    const reason = ruleProblem(rule, text, whole, known);
    if (reason === undefined) {
      const later = ruleProblem(rule, text, whole, all);
      return later === undefined ? [] : [{ effect: "stale", rule, why: "oldName", values: { rule, reason: later } }];
    }
    return [{ effect: "refused", why: "rule", values: { rule, reason }, ...lock }];
  });
}

function staleRules(collection: WholeCollection, { all }: CollectionContext): FoundPart[] {
  const { checksAll } = importFacts();
  if (collection.type === "view" && collection.fields.length === 0) return [];
  return rulesOf(collection).flatMap(([rule, text]): FoundPart[] => {
    const reason = ruleProblem(rule, text, collection, all);
    if (reason === undefined) return [];
    const values = { rule, reason };
    return [
      checksAll
        ? { effect: "refused", rule, why: "staleRule", values }
        : { effect: "stale", rule, why: "brokenRule", values },
    ];
  });
}

const rulesOf = (collection: WholeCollection): [rule: string, text: string][] =>
  Object.keys(rules).flatMap((rule): [string, string][] => {
    const text = collection[rule];
    return typeof text === "string" ? [[rule, text]] : [];
  });

function droppedKeys(given: Exchanged): FoundPart[] {
  const { types, authOptions } = importFacts();
  const known = new Set([
    "id",
    "name",
    "type",
    "system",
    "fields",
    ...commonRules,
    ...Object.keys(authOptions),
    ...(types.some((type) => type === "view") ? ["viewQuery"] : []),
    "indexes",
  ]);
  const keys = Object.keys(given).filter((key) => !known.has(key) && hasInformation(given[key]));
  return keys.length > 0 ? [{ effect: "dropped", why: "keys", values: { keys: listed(keys) } }] : [];
}
