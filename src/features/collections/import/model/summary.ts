import { commonRules } from "../../../../../definitions/backend/import";
import { neverPublic } from "../../../../../definitions/backend/rules";
import { importTexts } from "../../../../../definitions/texts/import";
import { ruleWords } from "../../../rules/model/rule-words";
import { isEqual } from "../../../../values/json/equal";
import { isBlank } from "../../../../values/text/format-value";
import { backend } from "../../../../backend/version/backend";
import { isGroup, optionsOf, type WholeCollection, type WholeField } from "../../configuration/after-import";
import {
  fieldChanges,
  ownFields,
  ownIndexes,
  type Change,
  type FieldChange,
} from "../../configuration/compare-configurations";
import { withValue, withoutValue } from "../../consequences/count-filter";
import { importFacts } from "../../configuration/import-facts";
import { compareOptions, compareRulesAt } from "../../consequences/compare-rules";
import { duplicates, violationOf } from "../../consequences/violation";

/** Name of a sentence about a change. */
export type SentenceName = keyof typeof importTexts.summary;

/** Records that a change affects, and the wording of their count. */
export interface CountedRecords {
  collectionId: string;
  /** Empty for all records; undefined if no filter can find them. */
  filter: string | undefined;
  says: keyof typeof importTexts.counted;
  /** Limit of a field, by its stored name. Only records that violate it count. */
  limit?: { field: string; type: string; option: string; value: unknown };
}

/** Single effect of an import. */
export interface Fact {
  says: SentenceName;
  values: Readonly<Record<string, string>>;
  /** Set if data is lost or access is widened. */
  grave?: true;
  counts?: CountedRecords;
}

/** Returns the effects of a change on a collection, in the order of its form. */
export function summaryOf(change: Change): Fact[] {
  if (change.kind === "deleted") return [deletedFact(change.before)];
  if (change.kind === "added") return [addedFact(change.after)];
  const { before, after } = change;
  return [
    ...ownFacts(before, after),
    ...fieldFacts(before, after),
    ...commonRules.flatMap((rule) => ruleFacts(before, rule, before[rule], after[rule])),
    ...authFacts(before, after),
  ];
}

const deletedFact = ({ id, fields }: WholeCollection): Fact => ({
  says: "collectionDeleted",
  values: { n: String(fields.length) },
  grave: true,
  counts: { collectionId: id, filter: "", says: "deleted" },
});

const addedFact = ({ type, fields }: WholeCollection): Fact => ({
  says: "collectionAdded",
  values: { type, n: String(fields.length) },
});

const ownFacts = (before: WholeCollection, after: WholeCollection): Fact[] => [
  ...(before.name === after.name ? [] : [{ says: "renamed", values: { from: before.name, to: after.name } } as const]),
  ...(before.type === after.type ? [] : [{ says: "retyped", values: { from: before.type, to: after.type } } as const]),
  ...(before.system === after.system ? [] : [{ says: after.system ? "system" : "notSystem", values: {} } as const]),
  ...(before["viewQuery"] === after["viewQuery"] ? [] : [{ says: "queryChanged", values: {} } as const]),
  ...indexFacts(before, after),
];

function indexFacts(before: WholeCollection, after: WholeCollection): Fact[] {
  const [old, now] = [ownIndexes(before), ownIndexes(after)];
  const fact = (says: "indexAdded" | "indexRemoved", index: string): Fact => ({ says, values: { index } });
  return [
    ...old.filter((index) => !now.includes(index)).map((index) => fact("indexRemoved", index)),
    ...now.filter((index) => !old.includes(index)).map((index) => fact("indexAdded", index)),
  ];
}

function fieldFacts(before: WholeCollection, after: WholeCollection): Fact[] {
  const all = fieldChanges(before, after);
  const added = new Map(all.flatMap((each) => (each.kind === "added" ? [[each.after.name, each.after] as const] : [])));
  const replaced = new Set<string>();
  const facts = all.flatMap((each): Fact[] => {
    const again = each.kind === "deleted" ? added.get(each.before.name) : undefined;
    if (again) replaced.add(again.name);
    return again ? [replacedFact(before.id, each.before!, again)] : factsOf(before.id, each, replaced);
  });
  return [...facts, ...(isReordered(before, after) ? [{ says: "reordered", values: {} } as const] : [])];
}

// Same name, other id: the column is created again and its data is lost.
const replacedFact = (collectionId: string, before: WholeField, after: WholeField): Fact => ({
  says: before.type === after.type ? "fieldReplaced" : "fieldRetyped",
  values: { field: before.name, from: before.type, to: after.type },
  grave: true,
  counts: { collectionId, filter: withValue(before), says: "lose" },
});

function factsOf(collectionId: string, change: FieldChange, replaced: ReadonlySet<string>): Fact[] {
  const counted = (field: WholeField, says: CountedRecords["says"]): CountedRecords => ({
    collectionId,
    filter: withValue(field),
    says,
  });
  switch (change.kind) {
    case "equal":
      return [];
    case "added": {
      const { name: field, type } = change.after;
      return replaced.has(field) ? [] : [{ says: "fieldAdded", values: { field, type } }];
    }
    case "deleted": {
      const { name: field, type } = change.before;
      return [{ says: "fieldDeleted", values: { field, type }, grave: true, counts: counted(change.before, "lose") }];
    }
    case "changed":
      return changedField(collectionId, change.before, change.after, counted(change.before, "concerned"));
  }
}

function changedField(collectionId: string, before: WholeField, after: WholeField, concerned: CountedRecords): Fact[] {
  const field = after.name;
  const empty: CountedRecords = { collectionId, filter: withoutValue(before), says: "blank" };
  const facts: Fact[] = [];
  if (before.name !== field)
    facts.push({ says: "fieldRenamed", values: { from: before.name, to: field }, counts: concerned });
  if (before.type !== after.type) {
    return [
      ...facts,
      { says: "fieldRetyped", values: { field, from: before.type, to: after.type }, counts: concerned },
    ];
  }
  if (before.required !== after.required)
    facts.push(
      after.required
        ? { says: "required", values: { field }, counts: empty }
        : { says: "notRequired", values: { field } },
    );
  if (before.unique !== after.unique)
    facts.push(
      after.unique
        ? { says: "unique", values: { field }, counts: breaking(before, "unique", true, concerned) }
        : { says: "notUnique", values: { field } },
    );
  if (before.system !== after.system)
    facts.push({ says: after.system ? "fieldSystem" : "fieldNotSystem", values: { field } });
  if (before["hidden"] === true && after["hidden"] !== true)
    facts.push({ says: "shown", values: { field }, grave: true });
  if (before["hidden"] !== true && after["hidden"] === true) facts.push({ says: "hidden", values: { field } });
  for (const property of ["presentable", "help"] as const)
    if (!isEqual(before[property], after[property]))
      facts.push({
        says: "optionChanged",
        values: { field, option: property, from: shown(before[property]), to: shown(after[property]) },
      });
  const options = Object.keys({ ...optionsOf(before), ...optionsOf(after) });
  return [...facts, ...options.flatMap((option) => optionFacts(field, option, before, after, concerned))];
}

function optionFacts(
  field: string,
  option: string,
  before: WholeField,
  after: WholeField,
  counts: CountedRecords,
): Fact[] {
  if (isEqual(before[option], after[option])) return [];
  const [from, to] = [effectiveValue(before, option), effectiveValue(after, option)];
  // Another notation of the same value.
  if (isEqual(from, to))
    return [
      { says: "optionChanged", values: { field, option, from: shown(before[option]), to: shown(after[option]) } },
    ];
  if (option === "maxSelect" && to === 1 && backend().truncatesAtOnce) {
    const values = { field, from: shownLimit(from), to: shownLimit(to) };
    return [
      {
        says: "becomesSingle",
        values,
        grave: true,
        counts: { ...breaking(before, option, 1, counts), says: "cutNow" },
      },
    ];
  }
  const shift = compareOptions(option, from, to);
  const says = ({ tightened: "optionTightened", loosened: "optionLoosened", changed: "optionChanged" } as const)[shift];
  return [
    {
      says,
      values: { field, option, from: shownLimit(from), to: shownLimit(to) },
      ...(shift !== "loosened" && { counts: breaking(before, option, to, counts) }),
    },
  ];
}

/** Returns the effective value of an option: zero may mean another value, or no limit. */
function effectiveValue(field: WholeField, option: string): unknown {
  const means = importFacts().zeroMeans[field.type] ?? {};
  return field[option] === 0 && Object.hasOwn(means, option) ? means[option] : field[option];
}

// If violations cannot be determined, count all records with a value.
function breaking(field: WholeField, option: string, value: unknown, counts: CountedRecords): CountedRecords {
  const { name, type } = field;
  const violation = option === "unique" ? duplicates : violationOf(type, option, value, name);
  return violation
    ? { ...counts, says: violation.cuts ? "cut" : "break", limit: { field: name, type, option, value } }
    : counts;
}

function ruleFacts(before: WholeCollection, rule: string, from: unknown, to: unknown): Fact[] {
  if (isEqual(from, to)) return [];
  const shift = compareRulesAt(rule, before, from, to);
  const says = ({ widened: "ruleWidened", narrowed: "ruleNarrowed", changed: "ruleChanged" } as const)[shift];
  const counts: CountedRecords = { collectionId: before.id, filter: "", says: "concerned" };
  const forAll = rule !== neverPublic;
  return [
    {
      says,
      values: { rule, from: ruleWords(from, forAll), to: ruleWords(to, forAll) },
      ...(shift === "widened" && { grave: true }),
      counts,
    },
  ];
}

const authFacts = (before: WholeCollection, after: WholeCollection): Fact[] =>
  before.type !== "auth" || after.type !== "auth"
    ? []
    : Object.keys(importFacts().authOptions).flatMap((option): Fact[] => {
        const [from, to] = [before[option], after[option]];
        if (isEqual(from, to)) return [];
        if (option === "manageRule") return ruleFacts(before, option, from, to);
        if (option === "authRule") return [...ruleFacts(before, option, from, to), { says: "signsOut", values: {} }];
        return differing(option, from, to);
      });

// Only differing options of a group are listed.
function differing(option: string, from: unknown, to: unknown): Fact[] {
  if (isEqual(from, to)) return [];
  if (!isGroup(from) || !isGroup(to))
    return [{ says: "authOption", values: { option, from: shown(from), to: shown(to) } }];
  return Object.keys({ ...from, ...to }).flatMap((key) => differing(`${option}.${key}`, from[key], to[key]));
}

const isReordered = (before: WholeCollection, after: WholeCollection): boolean => {
  const [old, next] = [before, after].map((each) => ownFields(each).map(({ id }) => id)) as [string[], string[]];
  const [earlier, later] = [new Set(old), new Set(next)];
  const now = next.filter((id) => earlier.has(id));
  return old.filter((id) => later.has(id)).some((id, index) => id !== now[index]);
};

const shown = (value: unknown): string =>
  typeof value === "string" && value !== "" ? value : JSON.stringify(value ?? null);

const shownLimit = (value: unknown): string => (isBlank(value) ? importTexts.noLimit : shown(value));
