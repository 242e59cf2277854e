import { fitsInFilter, inFilters } from "../../../../runtime/model/filter/fitting-terms";
import { valueFilter } from "../../../../runtime/model/filter/value-filter";
import type { LineModel } from "../../../../runtime/model/form/form-model";
import type { Schema } from "../../../../runtime/model/form/schema";
import { idPath, type ImportField } from "./import-fields";
import { columnsIn, type ReadRow, type Reading } from "./import-setup";
import { comparedText, numberText } from "./unique-values";

/** Records of a collection that are to be found by the values of one of their fields. */
export interface Lookup {
  collection: string;
  field: string;
  /** The field has numbers, which the backend compares otherwise than texts. */
  isNumber: boolean;
  values: ReadonlySet<string>;
}

/** Stands for the id where several records have one value: which of them is meant nobody can say. */
export const severalRecords = "*";

/** The ids of the records that were found, by the values that they were looked up by. */
export type FoundIds = ReadonlyMap<string, string>;

/** What one lookup is known by. */
export const lookupKey = (collection: string, field: string): string => `${collection} ${field}`;

/** What must be known of the records that are there, before rows can be checked: those that they change, resemble or relate to. */
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

// By anything else the backend finds no records.
const isComparable = ({ type }: Schema): boolean => type === "string" || type === "number";

const isOneText = (value: unknown): boolean => typeof value === "string" || typeof value === "number";

/** A value as texts by which records are looked up. */
export const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => isOneText(each)).map(String);

// What a text of a filter cannot say: it cannot end in a backslash.
const isSaid = (value: string): boolean => !/\\$|\p{Cc}/u.test(value);

const condition = ({ field, isNumber }: Lookup, value: string): string =>
  // There are no negative numbers in the language of filters, but texts are compared as numbers by these.
  isNumber ? `(${field} >= "${value}" && ${field} <= "${value}")` : valueFilter(field, value);

/** The filters that find the records of a lookup; undefined where there is a value that none can say. */
export function lookupFilters(lookup: Lookup): string[] | undefined {
  const values = [...lookup.values];
  const terms = values.map((value) => condition(lookup, value));
  if (!values.every(isSaid) || !terms.every(fitsInFilter)) return undefined;
  return inFilters(terms, (term) => term).map((piece) => piece.join(" || "));
}

/** Takes down which of the rows that the backend has are those of a lookup. */
export function takeFound(
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

/** Whether the values of a field are numbers. */
export const isNumberField = (fields: readonly ImportField[], path: string): boolean =>
  fields.find((field) => field.path === path)?.schema.type === "number";
