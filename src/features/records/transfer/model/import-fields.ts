import type { ImportedRows } from "../../../../../definitions/language/transfer";
import type { FieldModel, LineModel } from "../../../../runtime/model/form/form-model";
import { visibleFields } from "../../../../runtime/model/form/visible";

/** Field that a column can be mapped to. */
export interface ImportField extends FieldModel {
  /** Id of the related collection. */
  relatedTo?: string;
  /** Whether uniqueness ignores case. */
  anyCase?: true;
}

/** Path of the record id. */
export const idPath = "id";

/** Fields of an import. */
export interface ImportFields {
  /** Lines of the form for a new row, used for validation. */
  lines: readonly LineModel[];
  /** Importable fields, the id first. */
  fields: readonly ImportField[];
  /** Names of file fields, which cannot be imported. */
  files: readonly string[];
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

/** Returns the fields of a new row's form that can be imported. */
export function importFields(lines: readonly LineModel[], imported: ImportedRows): ImportFields {
  const { unique, anyCase, repeats } = importedInto(lines, imported);
  const all = visibleFields(lines, {});
  const fields = all
    .filter(({ path, value }) => value !== "file" && !Object.hasOwn(repeats, path))
    .toSorted((one, other) => Number(other.path === idPath) - Number(one.path === idPath))
    .map((field): ImportField => {
      const relatedTo = relatedOf(field);
      return {
        ...field,
        ...(unique.includes(field.path) && { unique: true }),
        ...(anyCase.includes(field.path) && { anyCase: true }),
        ...(relatedTo !== undefined && { relatedTo }),
      };
    });
  const files = all.filter(({ value }) => value === "file").map(({ path }) => path);
  return { lines, fields, files };
}

const relatedOf = ({ schema }: FieldModel): string | undefined => schema.relatedTo;

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

// Filters can find records only by these types. Lists and JSON have too many notations.
const findable = ({ schema, value, relatedTo }: ImportField): boolean =>
  value === undefined && relatedTo === undefined && (schema.type === "string" || schema.type === "number");

/** Returns the fields that identify a single record. */
export const keyFields = (fields: readonly ImportField[]): ImportField[] =>
  fields.filter((field) => field.unique && findable(field));
