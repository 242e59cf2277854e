import { calls } from "../../../../definitions/backend/calls";
import type { Collection } from "../../../../definitions/types/collection";
import type { Field } from "../../../../definitions/types/field";
import { namesColumn } from "../model/index-statement";
import { withoutValue } from "../model/count-filter";
import { optionShift } from "../model/shift";
import { duplicates, filledDuplicates, violationOf, type Violation } from "../model/violation";
import { leavesBlanksOut, uniqueField } from "../../../runtime/model/form/unique-fields";
import { decodeBody } from "../../../runtime/model/version/dialects";
import { isEqual } from "../../../runtime/model/values/json/equal";
import { removalStep, valueAt } from "../../../runtime/model/values/json/path";

/** What a save of a collection renames and takes away. */
export interface CollectionChanges {
  /** The collection's own new name. */
  renamed: Renamed | undefined;
  renamedFields: readonly Renamed[];
  removedFields: readonly Field[];
  /** Indexes that name a field that is removed: the backend would refuse the save with them. */
  removedIndexes: readonly string[];
  /** The sign-in rule is another one. */
  signsOut: boolean;
}

interface Renamed {
  from: string;
  to: string;
}

/** A collection as its form has it, without the fields that are marked for deletion. */
export const keptFields = (collection: Collection): Collection => ({
  ...collection,
  fields: collection.fields.filter((field) => valueAt(field, removalStep) !== true),
});

/** What becomes of the names of a collection and its fields, told by their ids. */
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
      (sql) => after.indexes?.includes(sql) && removedFields.some(({ name }) => namesColumn(sql, name)),
    ),
    signsOut: after.type === "auth" && before.authRule !== after.authRule,
  };
}

/**
 * Account options that name a renamed field, by their paths. The backend would blank a mapped field without an error,
 * and refuse an identity field that does not exist.
 */
export function followedNames(
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

/** What the records of a collection would be counted by: those that break a limit that becomes stricter. */
export interface Stricter extends Violation {
  /** The field's new name. */
  field: string;
  option: string;
  /** The field's stored name. */
  stored: string;
}

/** The limits that a save makes stricter, for which the backend itself checks no record that is there. */
export function stricterLimits(before: Collection, after: Collection): Stricter[] {
  const [stored, saved] = [meant(before), meant(after)];
  return stored.flatMap((old) => {
    const now = saved.find(({ id }) => id === old.id);
    return now ? [...flags(old, now), ...options(old, now)].map((each) => ({ ...each, stored: old.name })) : [];
  });
}

interface MeantField extends Field {
  /** The unique index on this field alone. The backend refuses to create it over equal values. */
  uniqueIndex: string | undefined;
}

/** The fields of a collection as the backend means them: where 0 is no limit, without it; with their unique indexes. */
function meant(collection: Collection): readonly MeantField[] {
  const { fields } = decodeBody(calls.listCollections, collection) as Collection;
  const uniques = new Map((collection.indexes ?? []).map((sql) => [uniqueField(sql), sql]));
  return fields.map((field) => ({ ...field, uniqueIndex: uniques.get(field.name) }));
}

type Found = Omit<Stricter, "stored">;

function flags(old: MeantField, now: MeantField): Found[] {
  const found: Found[] = [];
  if (now.required && !old.required) found.push({ field: now.name, option: "required", filter: withoutValue(old) });
  if (now.unique && !old.unique) found.push({ field: now.name, option: "unique", ...duplicates });
  if (now.uniqueIndex && !old.uniqueIndex) {
    const violation = leavesBlanksOut(now.uniqueIndex) ? filledDuplicates : duplicates;
    found.push({ field: now.name, option: "uniqueIndex", ...violation });
  }
  return found;
}

const options = (old: Field, now: Field): Found[] =>
  Object.entries(now).flatMap(([option, is]) => {
    const violation = violationOf(old.type, option, is, old.name);
    const was = valueAt(old, option);
    return violation && !isEqual(was, is) && optionShift(option, was, is) !== "loosened"
      ? [{ field: now.name, option, ...violation }]
      : [];
  });
