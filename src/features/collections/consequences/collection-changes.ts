import { calls } from "../../../../definitions/backend/calls";
import { secondFactorRule } from "../../../../definitions/backend/rules";
import type { Collection } from "../../../../definitions/types/collection";
import type { Field } from "../../../../definitions/types/field";
import { usesColumn } from "../indexes/index-statement";
import { withoutValue } from "./count-filter";
import { compareOptions, compareRulesAt, type RuleShift } from "./compare-rules";
import { duplicates, filledDuplicates, violationOf, type Violation } from "./violation";
import { ignoresBlanks, uniqueField } from "../../../runtime/model/form/unique-fields";
import { decodeBody } from "../../../backend/dialects/translate";
import { backend } from "../../../backend/version/backend";
import type { RulePath } from "../../rules/model/affected-rules";
import { isEqual } from "../../../values/json/equal";
import { removalStep, valueAt } from "../../../values/json/path";

/** Names that a save changes and removes. */
export interface CollectionChanges {
  /** New name of the collection. */
  renamed: Renamed | undefined;
  renamedFields: readonly Renamed[];
  removedFields: readonly Field[];
  /** Indexes on a removed field. With them, the backend would refuse the save. */
  removedIndexes: readonly string[];
  /** Whether the sign-in rule changes. */
  signsOut: boolean;
  /** Whether accounts can sign in with a code from a mail for the first time. */
  mailsCodes: boolean;
  /** Rules that allow more requests than before. */
  widenedRules: readonly ChangedRule[];
  /** Rules of which nothing shows whether they allow more or fewer. */
  unclearRules: readonly ChangedRule[];
}

/** Rule before and after a change. */
export interface ChangedRule {
  rule: RulePath;
  from: unknown;
  to: unknown;
}

interface Renamed {
  from: string;
  to: string;
}

/** Returns the collection without fields marked for deletion. */
export const remainingFields = (collection: Collection): Collection => ({
  ...collection,
  fields: collection.fields.filter((field) => valueAt(field, removalStep) !== true),
});

/** Returns the renamed and removed names of a collection; ids identify the fields. */
export function changesOf(before: Collection, after: Collection): CollectionChanges {
  const next = new Map(after.fields.map((field) => [field.id, field]));
  const removedFields = before.fields.filter(({ id }) => !next.has(id));
  return {
    renamed: before.name === after.name ? undefined : { from: before.name, to: after.name },
    renamedFields: before.fields.flatMap(({ id, name: from }) => {
      const to = next.get(id)?.name ?? from;
      return to === from ? [] : [{ from, to }];
    }),
    removedFields,
    removedIndexes: (before.indexes ?? []).filter(
      (sql) => after.indexes?.includes(sql) && removedFields.some(({ name }) => usesColumn(sql, name)),
    ),
    signsOut: after.type === "auth" && before.authRule !== after.authRule,
    mailsCodes: after.otp?.enabled === true && !before.otp?.enabled,
    widenedRules: rulesThat("widened", before, after),
    unclearRules: rulesThat("changed", before, after),
  };
}

const rulesThat = (shift: RuleShift, before: Collection, after: Collection): ChangedRule[] =>
  backend()
    .rulePaths.filter((path) => path !== secondFactorRule)
    .map((rule) => ({ rule, from: valueAt(before, rule), to: valueAt(after, rule) }))
    .filter(({ from, to }) => (from ?? null) !== (to ?? null))
    .filter(({ rule, from, to }) => compareRulesAt(rule, before, from, to) === shift);

/**
 * Returns the account options that name a renamed field, by path. The backend would silently clear a mapped field, and
 * reject an identity field that does not exist.
 */
export function mappedNameEdits(
  { oauth2, passwordAuth }: Collection,
  { renamedFields }: CollectionChanges,
): [path: string, value: string | readonly string[]][] {
  const names = new Map(renamedFields.map(({ from, to }) => [from, to]));
  const mapped = Object.entries(oauth2?.mappedFields ?? {}).flatMap(([key, name]): [string, string][] => {
    const to = names.get(String(name));
    return to === undefined ? [] : [[`oauth2.mappedFields.${key}`, to]];
  });
  const identity = passwordAuth?.identityFields ?? [];
  if (!identity.some((name) => names.has(name))) return mapped;
  return [...mapped, ["passwordAuth.identityFields", identity.map((name) => names.get(name) ?? name)]];
}

/** Limit that becomes stricter, with its violations. */
export interface StricterLimit extends Violation {
  /** New name of the field. */
  field: string;
  option: string;
  /** Stored name of the field. */
  stored: string;
}

/** Returns the limits that a save makes stricter. The backend does not check existing records against them. */
export function stricterLimits(before: Collection, after: Collection): StricterLimit[] {
  const [stored, saved] = [effectiveFields(before), effectiveFields(after)];
  return stored.flatMap((old) => {
    const now = saved.find(({ id }) => id === old.id);
    return now ? [...flags(old, now), ...options(old, now)].map((each) => ({ ...each, stored: old.name })) : [];
  });
}

interface MeantField extends Field {
  /** Unique index on this field alone. The backend rejects it over equal values. */
  uniqueIndex: string | undefined;
}

/** Returns the fields with effective options: no limit instead of 0, and their unique indexes. */
function effectiveFields(collection: Collection): readonly MeantField[] {
  const { fields } = decodeBody(calls.listCollections, collection) as Collection;
  const uniques = new Map((collection.indexes ?? []).map((sql) => [uniqueField(sql), sql]));
  return fields.map((field) => ({ ...field, uniqueIndex: uniques.get(field.name) }));
}

type Found = Omit<StricterLimit, "stored">;

function flags(old: MeantField, now: MeantField): Found[] {
  const limits: Found[] = [];
  if (now.required && !old.required) limits.push({ field: now.name, option: "required", filter: withoutValue(old) });
  if (now.unique && !old.unique) limits.push({ field: now.name, option: "unique", ...duplicates });
  if (now.uniqueIndex && !old.uniqueIndex) {
    const violation = ignoresBlanks(now.uniqueIndex) ? filledDuplicates : duplicates;
    limits.push({ field: now.name, option: "uniqueIndex", ...violation });
  }
  return limits;
}

const options = (old: Field, now: Field): Found[] =>
  Object.entries(now).flatMap(([option, is]) => {
    const violation = violationOf(old.type, option, is, old.name);
    const was = valueAt(old, option);
    return violation && !isEqual(was, is) && compareOptions(option, was, is) !== "loosened"
      ? [{ field: now.name, option, ...violation }]
      : [];
  });
