import { fitsInFilter, inFilters } from "../../../../runtime/model/filter/fitting-terms";
import { valueFilter } from "../../../../runtime/model/filter/value-filter";
import type { LineModel } from "../../../../runtime/model/form/form-model";
import type { Schema } from "../../../../runtime/model/form/schema";
import { idPath, type ImportField } from "./import-fields";
import { columnsIn, type ReadRow, type Reading } from "./import-setup";
import { comparedText, numberText } from "./unique-values";

/** Records to fetch by values of one of their fields. */
export interface Lookup {
  collection: string;
  field: string;
  /** Whether the field is numeric; the backend compares such fields differently. */
  isNumber: boolean;
  values: ReadonlySet<string>;
}

/** Placeholder for the id if several records share a value. */
export const severalRecords = "*";

/** Record ids by the values searched for. */
export type FoundIds = ReadonlyMap<string, string>;

/** Returns the key of a lookup. */
export const lookupKey = (collection: string, field: string): string => `${collection} ${field}`;

/** Returns the lookups needed to check rows: records to update, duplicates, and related records. */
export function wantedLookups(
  reading: Reading & { lines: readonly LineModel[] },
  rows: readonly ReadRow[],
  own: string,
  isNumberIn: (collection: string, field: string) => boolean,
): Lookup[] {
  const wanted = new Map<string, Lookup & { values: Set<string> }>();
  const want = (collection: string, field: string, values: readonly string[]): void => {
    const key = lookupKey(collection, field);
    const isNumber = isNumberIn(collection, field);
    const lookup = wanted.get(key) ?? { collection, field, isNumber, values: new Set<string>() };
    wanted.set(key, lookup);
    for (const value of values) lookup.values.add(isNumber ? numberText(value) : value);
  };
  for (const { field, by } of columnsIn(reading)) {
    const { path, relatedTo } = field;
    if (relatedTo === undefined) continue;
    for (const { values } of rows) want(relatedTo, by, textsOf(values.get(path)).filter(Boolean));
  }
  const action = reading.setup.mode === "update" ? "update" : "create";
  for (const field of reading.fields.filter(({ unique, schema }) => unique && isComparable(schema))) {
    const texts = rows.flatMap(({ values }) => comparedText(reading, field, values, action) ?? []);
    if (texts.length > 0) want(own, field.path, texts);
  }
  return [...wanted.values()];
}

// Filters cannot find records by other types.
const isComparable = ({ type }: Schema): boolean => type === "string" || type === "number";

const isOneText = (value: unknown): boolean => typeof value === "string" || typeof value === "number";

/** Returns a value as texts for a lookup. */
export const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => isOneText(each)).map(String);

// A string in a filter cannot end with a backslash or contain control characters.
const isSaid = (value: string): boolean => !/\\$|\p{Cc}/u.test(value);

const condition = ({ field, isNumber }: Lookup, value: string): string =>
  // Filters have no negative numbers, but these operators compare strings as numbers.
  isNumber ? `(${field} >= "${value}" && ${field} <= "${value}")` : valueFilter(field, value);

/** Returns the filters for a lookup; undefined if a value cannot be written in a filter. */
export function lookupFilters(lookup: Lookup): string[] | undefined {
  const values = [...lookup.values];
  const terms = values.map((value) => condition(lookup, value));
  if (!values.every(isSaid) || !terms.every(fitsInFilter)) return undefined;
  return inFilters(terms, (term) => term).map((piece) => piece.join(" || "));
}

/** Adds the matching rows of an answer to the results of a lookup. */
export function addMatches(
  { field, values }: Lookup,
  rows: readonly Readonly<Record<string, unknown>>[],
  found: Map<string, string>,
  note: (row: Readonly<Record<string, unknown>>) => void = () => {},
): void {
  for (const row of rows) {
    const value = String(row[field] ?? "");
    if (!values.has(value)) continue;
    note(row);
    const id = String(row[idPath]);
    found.set(value, [undefined, id].includes(found.get(value)) ? id : severalRecords);
  }
}

/** Returns whether a field is numeric. */
export const isNumberField = (fields: readonly ImportField[], path: string): boolean =>
  fields.find((field) => field.path === path)?.schema.type === "number";
