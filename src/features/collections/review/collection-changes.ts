import { calls } from "../../../../definitions/backend/calls";
import type { Collection } from "../../../../definitions/types/collection";
import type { Field } from "../../../../definitions/types/field";
import { namesColumn } from "../model/index-statement";
import { withoutValue } from "../model/count-filter";
import { optionShift } from "../model/shift";
import { duplicates, violationOf, type Violation } from "../model/violation";
import { uniqueField } from "../../../runtime/model/form/unique-fields";
import { decodeBody } from "../../../runtime/model/version/dialects";
import { isEqual } from "../../../runtime/model/values/json/equal";
import { removalStep, valueAt } from "../../../runtime/model/values/json/path";

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
}

interface Renamed {
  from: string;
  to: string;
}

/** Returns the collection without fields marked for deletion. */
export const keptFields = (collection: Collection): Collection => ({
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
      (sql) => after.indexes?.includes(sql) && removedFields.some(({ name }) => namesColumn(sql, name)),
    ),
    signsOut: after.type === "auth" && before.authRule !== after.authRule,
  };
}

/** Returns the other properties that name a renamed field, by path. The backend would silently clear them. */
export function followedNames(
  { oauth2 }: Collection,
  { renamedFields }: CollectionChanges,
): [path: string, name: string][] {
  const names = new Map(renamedFields.map(({ from, to }) => [from, to]));
  return Object.entries(oauth2?.mappedFields ?? {}).flatMap(([key, name]): [string, string][] => {
    const to = names.get(String(name));
    return to === undefined ? [] : [[`oauth2.mappedFields.${key}`, to]];
  });
}

/** Limit that becomes stricter, with its violations. */
export interface Stricter extends Violation {
  /** New name of the field. */
  field: string;
  option: string;
  /** Stored name of the field. */
  stored: string;
}

/** Returns the limits that a save makes stricter. The backend does not check existing records against them. */
export function stricterLimits(before: Collection, after: Collection): Stricter[] {
  const [stored, saved] = [meant(before), meant(after)];
  return stored.flatMap((old) => {
    const now = saved.find(({ id }) => id === old.id);
    return now ? [...flags(old, now), ...options(old, now)].map((each) => ({ ...each, stored: old.name })) : [];
  });
}

/** Returns the fields with effective options: no limit instead of 0, and `unique` if an index makes them so. */
function meant(collection: Collection): readonly Field[] {
  const { fields } = decodeBody(calls.listCollections, collection) as Collection;
  const uniques = new Set((collection.indexes ?? []).map(uniqueField));
  return fields.map((field) => (uniques.has(field.name) ? { ...field, unique: true } : field));
}

type Found = Omit<Stricter, "stored">;

function flags(old: Field, now: Field): Found[] {
  const found: Found[] = [];
  if (now.required && !old.required) found.push({ field: now.name, option: "required", filter: withoutValue(old) });
  if (now.unique && !old.unique) found.push({ field: now.name, option: "unique", ...duplicates });
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
