import { isNumeric } from "../../../../runtime/model/form/schema";
import { fitsInFilter, inFilters } from "../../../../backend/filter/fitting-terms";
import { valueFilter } from "../../../../backend/filter/value-filter";
import { backend } from "../../../../backend/version/backend";
import { possibleLists } from "./cell-lists";
import { idPath, type ImportField, type UniqueKey } from "./import-fields";
import { columnsIn, type ReadRow, type Reading } from "./import-setup";
import { comparedText, keyText, storedText, type ComparedField } from "./unique-values";

/** Records to fetch by the values of a key, or of a field that is not unique. */
export interface Lookup {
  name: string;
  collection: string;
  key: UniqueKey;
  /** Fields of the key. Each type is compared in another way. */
  fields: readonly ComparedField[];
  values: ReadonlySet<string>;
}

/** Placeholder for the id if several records share a value. */
export const severalRecords = "*";

/** Record ids by the values searched for. */
export type FoundIds = ReadonlyMap<string, string>;

/** Returns the name of a lookup of own records by a key, or of related records by a field. */
export const lookupName = (collection: string, key: string, isRelated = false): string =>
  `${isRelated ? "related " : ""}${collection} ${key}`;

/** Returns the field that names related records. One of an unknown collection counts as text. */
export const namingField = (fields: readonly ImportField[], by: string): ComparedField =>
  fields.find(({ path }) => path === by) ?? { path: by, schema: { type: "string" } };

/** Returns the lookups of the records that the relations of rows name. */
export function relatedLookups(
  reading: Reading,
  rows: readonly ReadRow[],
  namingFieldsOf: (collection: string) => readonly ImportField[],
): Lookup[] {
  const wanted = new Map<string, Lookup & { values: Set<string> }>();
  for (const { field, by } of columnsIn(reading)) {
    const { path, relatedTo } = field;
    if (relatedTo === undefined) continue;
    const found = namingField(namingFieldsOf(relatedTo), by);
    const name = lookupName(relatedTo, by, true);
    const key = { name: by, fields: [by], anyCase: [], notBlank: [] };
    const lookup = wanted.get(name) ?? { name, collection: relatedTo, key, fields: [found], values: new Set<string>() };
    wanted.set(name, lookup);
    for (const { values } of rows)
      for (const text of possibleLists(values.get(path)).flat()) lookup.values.add(storedText(found, text));
  }
  return [...wanted.values()];
}

/** Returns the lookups of existing records with the unique values of rows: records to update, and duplicates. */
export function keyLookups(reading: Reading, rows: readonly ReadRow[], own: string): Lookup[] {
  const action = reading.setup.mode === "update" ? "update" : "create";
  return reading.keys.flatMap((key): Lookup[] => {
    const texts = rows.flatMap(({ values }) => comparedText(reading, key, values, action) ?? []);
    const fields = key.fields.map((path) => reading.fields.find((field) => field.path === path)!);
    const lookup = { name: lookupName(own, key.name), collection: own, key, fields, values: new Set(texts) };
    return texts.length > 0 ? [lookup] : [];
  });
}

// A string in a filter cannot end with a backslash or contain control characters.
const isSaid = (value: string): boolean => !/\\$|\p{Cc}/u.test(value);

function condition({ path, schema }: ComparedField, text: string, anyCase: boolean): string {
  // Filters have no negative numbers, but these operators compare strings as numbers.
  if (isNumeric(schema)) return `${path} >= "${text}" && ${path} <= "${text}"`;
  if (schema.type === "boolean") return `${path} = ${text}`;
  return valueFilter(anyCase ? `${path}:lower` : path, text);
}

/** Returns the filters for a lookup; undefined if a value cannot be written in a filter. */
export function lookupFilters({ fields, key, values }: Lookup): string[] | undefined {
  const { modifiers, filterLimits } = backend();
  if (key.anyCase.length > 0 && !modifiers.includes("lower")) return undefined;
  const parts = [...values].map((value) => (fields.length === 1 ? [value] : (JSON.parse(value) as string[])));
  const terms = parts.map((texts) => {
    const all = fields.map((field, at) => condition(field, texts[at]!, key.anyCase.includes(field.path))).join(" && ");
    return all.includes(" && ") ? `(${all})` : all;
  });
  if (!parts.flat().every(isSaid) || !terms.every(fitsInFilter)) return undefined;
  const most = Math.max(1, Math.floor(filterLimits.comparisons / (fields.length * 2)));
  return inFilters(terms, (term) => term)
    .flatMap((piece) =>
      Array.from({ length: Math.ceil(piece.length / most) }, (_, at) => piece.slice(at * most, (at + 1) * most)),
    )
    .map((piece) => piece.join(" || "));
}

/** Adds the matching rows of an answer to the results of a lookup. */
export function addMatches(
  { fields, key, values }: Lookup,
  rows: readonly Readonly<Record<string, unknown>>[],
  found: Map<string, string>,
  note: (row: Readonly<Record<string, unknown>>) => void = () => {},
): void {
  for (const row of rows) {
    const value = keyText(fields, key, (path) => row[path]);
    if (value === undefined || !values.has(value)) continue;
    note(row);
    const id = String(row[idPath]);
    found.set(value, [undefined, id].includes(found.get(value)) ? id : severalRecords);
  }
}
