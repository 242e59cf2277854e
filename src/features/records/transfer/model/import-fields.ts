import type { ImportedRows } from "../../../../../definitions/language/transfer";
import type { FieldModel, LineModel } from "../../../../runtime/model/form/form-model";
import { isNumeric } from "../../../../runtime/model/form/schema";
import { readUniqueIndex, type UniqueIndex } from "../../../../runtime/model/form/unique-fields";
import { visibleFields } from "../../../../runtime/model/form/visible";
import { valueAt } from "../../../../values/json/path";

/** Field that a column can be mapped to. */
export interface ImportField extends FieldModel {
  /** Id of the related collection. */
  relatedTo?: string;
}

/** Fields whose values together belong to one record only. */
export interface UniqueKey extends UniqueIndex {
  /** Paths of the fields, joined by commas. */
  name: string;
}

/** Path of the record id. */
export const idPath = "id";

/** Fields of an import. */
export interface ImportFields {
  /** Lines of the form for a new row, used for validation. */
  lines: readonly LineModel[];
  /** Importable fields, the id first. */
  fields: readonly ImportField[];
  keys: readonly UniqueKey[];
  /** File fields, which only a copy from another environment can fill. */
  files: readonly ImportField[];
}

/**
 * Returns the import settings that apply to a form. A user's field with the name of a system field counts as an
 * ordinary field.
 */
export function importedInto(lines: readonly LineModel[], imported: ImportedRows): ImportedRows {
  const fields = visibleFields(lines, {}).filter(({ ofItem }) => !ofItem);
  const paths = new Set([idPath, ...fields.map(({ path }) => path)]);
  const isOwn = (path: string): boolean => paths.has(path);
  return {
    ...imported,
    unique: imported.unique.filter(isOwn),
    anyCase: imported.anyCase.filter(isOwn),
    repeats: Object.fromEntries(Object.entries(imported.repeats).filter(([path]) => isOwn(path))),
    madeUp: isOwn(imported.madeUp) ? imported.madeUp : "",
  };
}

/** Returns the fields of a new row's form that can be imported. `item` has the unique indexes. */
export function importFields(lines: readonly LineModel[], imported: ImportedRows, item: unknown): ImportFields {
  const own = importedInto(lines, imported);
  const all = visibleFields(lines, {});
  const fields = all
    .filter(({ path, value }) => value !== "file" && !Object.hasOwn(own.repeats, path))
    .toSorted((one, other) => Number(other.path === idPath) - Number(one.path === idPath))
    .map((field): ImportField => {
      const { relatedTo } = field.schema;
      return { ...field, ...(relatedTo !== undefined && { relatedTo }) };
    });
  const files = all.filter(({ value }) => value === "file");
  const indexes = ((valueAt(item, own.uniqueBy) ?? []) as readonly string[]).flatMap(
    (sql) => readUniqueIndex(sql) ?? [],
  );
  return { lines, fields, keys: uniqueKeys(fields, own, indexes), files };
}

/** Returns the fields that a copy from another environment can fill: files, too. */
export const copiedFields = ({ fields, files }: Pick<ImportFields, "fields" | "files">): ImportField[] => [
  ...fields,
  ...files,
];

function uniqueKeys(
  fields: readonly ImportField[],
  { unique, anyCase }: ImportedRows,
  indexes: readonly UniqueIndex[],
): UniqueKey[] {
  const isAnyCase = (path: string): boolean =>
    anyCase.includes(path) || indexes.some((index) => index.fields.length === 1 && index.anyCase.includes(path));
  const single = fields
    .filter(({ path, unique: isUnique }) => isUnique || unique.includes(path))
    .map(({ path, unique: isUnique, blanksApart, made }) => ({
      fields: [path],
      anyCase: isAnyCase(path) ? [path] : [],
      notBlank: isUnique && !blanksApart && !made ? [] : [path],
    }));
  const made = fields.filter((field) => field.made).map(({ path }) => path);
  const comparable = new Set(fields.filter(isComparable).map(({ path }) => path));
  const several = indexes.filter(
    (index) => index.fields.length > 1 && [...index.fields, ...index.notBlank].every((path) => comparable.has(path)),
  );
  return [...single.filter(({ fields: [path = ""] }) => comparable.has(path)), ...several].map((index) => ({
    ...index,
    notBlank: [...index.notBlank, ...made.filter((path) => index.fields.includes(path))],
    name: index.fields.join(","),
  }));
}

// Lists and JSON have too many notations.
const isComparable = ({ schema, value }: ImportField): boolean =>
  value === undefined && (isNumeric(schema) || schema.type === "string" || schema.type === "boolean");

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Guesses the target field of each column from its name. Each field is used once; exact matches come first. */
export function guessedTargets(columns: readonly string[], fields: readonly ImportField[]): (string | undefined)[] {
  const taken = new Set<string>();
  const paths = new Set(fields.map(({ path }) => path));
  const exact = columns.map((name) => take(paths.has(name.trim()) ? name.trim() : undefined, taken));
  const alike = pathsByPlainName(fields);
  return columns.map((name, index) => {
    if (exact[index] !== undefined || plain(name) === "") return exact[index];
    return take(
      alike.get(plain(name))?.find((path) => !taken.has(path)),
      taken,
    );
  });
}

function pathsByPlainName(fields: readonly ImportField[]): ReadonlyMap<string, readonly string[]> {
  const paths = new Map<string, string[]>();
  for (const { path, label } of fields)
    for (const name of new Set([path, label].map(plain))) paths.set(name, [...(paths.get(name) ?? []), path]);
  return paths;
}

const take = (path: string | undefined, taken: Set<string>): string | undefined => {
  if (path === undefined || taken.has(path)) return undefined;
  taken.add(path);
  return path;
};

/** Returns the keys by which rows can be matched with records: those that compare all records. */
export const matchKeys = (keys: readonly UniqueKey[]): UniqueKey[] =>
  keys.filter(({ fields, notBlank }) => notBlank.every((path) => fields.includes(path)));

/** Returns the fields by which related records can be named: texts, and numbers that are unique. */
export const namingFields = ({ fields, keys }: Pick<ImportFields, "fields" | "keys">): ImportField[] =>
  fields.filter(({ path, schema, value, relatedTo }) => {
    if (value !== undefined || relatedTo !== undefined || schema.secret) return false;
    return schema.type === "string" || (isNumeric(schema) && keys.some(({ name }) => name === path));
  });
