import type { Collection } from "../../../definitions/types/collection";
import type { Field, FieldType } from "../../../definitions/types/field";
import { fieldTypes } from "../../../definitions/screens/field-types";
import { valueFilter } from "../../runtime/model/filter/value-filter";
import { removalStep, valueAt } from "../../runtime/model/values/path";

/** What a save of a collection renames and takes away. */
export interface CollectionChanges {
  /** The collection's own new name. */
  renamed: Renamed | undefined;
  renamedFields: readonly Renamed[];
  removedFields: readonly Field[];
}

interface Renamed {
  from: string;
  to: string;
}

/** A collection as its form has it, without the fields that are marked for deletion. */
export const keptFields = (collection: Collection): Collection => ({
  ...collection,
  schema: collection.schema.filter((field) => valueAt(field, removalStep) !== true),
});

/** What becomes of the names of a collection and its fields, told by their ids. */
export function changesOf(before: Collection, after: Collection): CollectionChanges {
  const next = new Map(after.schema.map((field) => [field.id, field]));
  return {
    renamed: before.name === after.name ? undefined : { from: before.name, to: after.name },
    renamedFields: before.schema.flatMap(({ id, name: from }) => {
      const to = next.get(id)?.name ?? from;
      return to === from ? [] : [{ from, to }];
    }),
    removedFields: before.schema.filter(({ id }) => !next.has(id)),
  };
}

/** What the records of a collection would be counted by: those that break a limit that becomes stricter. */
export interface Stricter {
  /** The field's new name. */
  field: string;
  option: string;
  /** Finds those records; where no filter can tell, `breaks` looks at the values one by one. */
  filter?: string;
  breaks?: (value: unknown, all: readonly unknown[]) => boolean;
  /** The field's stored name. */
  stored: string;
}

/** The limits that a save makes stricter, for which the backend itself checks no record that is there. */
export const stricterLimits = (before: Collection, after: Collection): Stricter[] =>
  before.schema.flatMap((old) => {
    const now = after.schema.find(({ id }) => id === old.id);
    return now ? [...flags(old, now), ...options(old, now)].map((each) => ({ ...each, stored: old.name })) : [];
  });

type Found = Omit<Stricter, "stored">;

function flags(old: Field, now: Field): Found[] {
  const found: Found[] = [];
  if (now.required && !old.required) found.push({ field: now.name, option: "required", filter: blankFilter(old) });
  if (now.unique && !old.unique)
    found.push({
      field: now.name,
      option: "unique",
      breaks: (value, all) => all.filter((each) => each === value).length > 1,
    });
  return found;
}

// What the backend stores in a field that is blank.
function blanks({ type, options: set }: Field): readonly string[] {
  const { kind, multiple } = { multiple: undefined, ...fieldTypes.types[type as FieldType]?.value };
  if (kind === "number") return ["0"];
  if (kind === "flag") return ["false"];
  // A field that could hold one value only has its blanks from then.
  return multiple !== undefined && valueAt(set, multiple) !== 1 ? ['"[]"', '""'] : ['""'];
}

/** The filter that finds the records in which a field is blank. */
const blankFilter = (field: Field): string =>
  `(${blanks(field)
    .map((blank) => `${field.name} = ${blank}`)
    .join(" || ")})`;

/** The filter that finds the records in which a field has a value. */
export const filledFilter = (field: Field): string =>
  blanks(field)
    .map((blank) => `${field.name} != ${blank}`)
    .join(" && ");

type Limit = (limit: unknown, name: string) => Pick<Found, "filter" | "breaks">;

const bytes = (value: unknown): number => new TextEncoder().encode(String(value)).length;
const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === "" ? [] : [value]);

// By type and option: what breaks it. What is blank breaks none.
const limits: Readonly<Record<string, Readonly<Record<string, Limit>>>> = {
  text: {
    min: (limit) => ({ breaks: (value) => value !== "" && bytes(value) < Number(limit) }),
    max: (limit) => ({ breaks: (value) => bytes(value) > Number(limit) }),
  },
  number: {
    // The backend's filters know no numbers below 0, but as texts. 0 is blank.
    min: (limit, name) => ({ filter: `${name} != 0 && ${name} < "${Number(limit)}"` }),
    max: (limit, name) => ({ filter: `${name} != 0 && ${name} > "${Number(limit)}"` }),
  },
  date: {
    min: (limit, name) => ({ filter: `${name} != "" && ${name} < ${quotedDate(limit)}` }),
    max: (limit, name) => ({ filter: `${name} > ${quotedDate(limit)}` }),
  },
  select: {
    values: (limit) => ({ breaks: (value) => items(value).some((each) => !items(limit).includes(each)) }),
    maxSelect: (limit) => ({ breaks: (value) => items(value).length > Number(limit) }),
  },
  file: { maxSelect: (limit) => ({ breaks: (value) => items(value).length > Number(limit) }) },
  relation: { maxSelect: (limit) => ({ breaks: (value) => items(value).length > Number(limit) }) },
};

const quotedDate = (limit: unknown): string => valueFilter("", limit).replace(" = ", "");

const options = (old: Field, now: Field): Found[] =>
  Object.entries(limits[old.type] ?? {}).flatMap(([option, limit]) => {
    const [was, is] = [valueAt(old.options, option), valueAt(now.options, option)];
    return isStricter(option, was, is) ? [{ field: now.name, option, ...limit(is, old.name) }] : [];
  });

function isStricter(option: string, was: unknown, is: unknown): boolean {
  if (is === undefined || is === null || is === "") return false;
  if (option === "values") return items(was).some((each) => !items(is).includes(each));
  if (was === undefined || was === null || was === "") return true;
  const [before, after] = typeof is === "number" ? [Number(was), is] : [String(was), String(is)];
  return option === "min" ? after > before : after < before;
}
