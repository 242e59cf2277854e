import type { ImportedRows } from "../../../../../definitions/language/transfer";
import type { FieldModel, LineModel } from "../../../../runtime/model/form/form-model";
import { visibleFields } from "../../../../runtime/model/form/visible";

/** A field that a column of a file can be for. */
export interface ImportField extends FieldModel {
  /** The id of the collection whose records its values are. */
  relatedTo?: string;
  /** No two rows share its value, whatever the case of its letters. */
  anyCase?: true;
}

/** The path of a record's id. */
export const idPath = "id";

const idField: ImportField = {
  kind: "field",
  path: idPath,
  label: idPath,
  widget: "text",
  required: false,
  schema: { type: "string" },
  unique: true,
};

/** What the rows of an item are made of when they come from a file. */
export interface ImportFields {
  /** The lines of a new one's form: what it must be. */
  lines: readonly LineModel[];
  /** What can be imported, the id first. */
  fields: readonly ImportField[];
  /** The names of fields of files, which cannot. */
  files: readonly string[];
}

/** What holds for rows of an item whose form has these lines. Fields of its own that are called alike are as any other. */
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

/** The fields that can be imported into the form of a new row. */
export function importFields(lines: readonly LineModel[], imported: ImportedRows): ImportFields {
  const { unique, anyCase, repeats } = importedInto(lines, imported);
  const all = visibleFields(lines, {});
  const fields = all
    .filter(({ path, value }) => value !== "file" && !Object.hasOwn(repeats, path))
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
  return { lines, fields: [idField, ...fields], files };
}

const relatedOf = ({ schema }: FieldModel): string | undefined => schema.relatedTo;

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

/** The field that each column is for, as its name lets one guess; each field once, and by its own name before all others. */
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

// By these a filter finds a record: of lists and JSON there are too many ways to write the same.
const findable = ({ schema, value, relatedTo }: ImportField): boolean =>
  value === undefined && relatedTo === undefined && (schema.type === "string" || schema.type === "number");

/** The fields by which one record can be found. */
export const keyFields = (fields: readonly ImportField[]): ImportField[] =>
  fields.filter((field) => field.unique && findable(field));
