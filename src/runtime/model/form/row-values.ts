import { isEqual } from "../../../values/json/equal";
import { jsonText } from "../../../values/json/json-text";
import { parseJson } from "../../../values/json/parse-json";
import { valueAt, withValueAt } from "../../../values/json/path";
import type { FieldModel, LineModel } from "./form-model";
import { allFields } from "./visible";

/** File to upload. */
export interface AddedFile {
  /** Unique key, since file names may repeat. */
  key: string;
  file: File;
}

/** Form value of a file field: stored names, names to delete, and files to add. */
export interface FilesValue {
  names: readonly string[];
  removed: readonly string[];
  added: readonly AddedFile[];
  /** Order of all files, by the names of stored ones and the keys of new ones. Omitted if new ones come last. */
  order?: readonly string[];
  /** The field holds at most one file. */
  single?: true;
}

/** Converts any value of a file field to a FilesValue. */
export const filesIn = (value: unknown): FilesValue =>
  isFiles(value)
    ? value
    : { names: namesIn(value), removed: [], added: [], ...(typeof value === "string" && { single: true }) };

/**
 * Rebases a form value on the stored one. File names that others deleted are dropped. In a single-file field, a pending
 * replacement or deletion applies to the file now stored.
 */
export function rebaseValue(stored: unknown, value: unknown): unknown {
  const { names } = filesIn(stored);
  if (!isFiles(value) || isEqual(value.names, names)) return value;
  const replaces = value.single && value.removed.length + value.added.length > 0;
  return { ...value, names, removed: replaces ? names : value.removed.filter((name) => names.includes(name)) };
}

/** Returns whether a value is a FilesValue. */
export const isFiles = (value: unknown): value is FilesValue =>
  typeof value === "object" && value !== null && Object.hasOwn(value, "added");

/** Returns the objects in a list, or an empty list for any other value. */
export const asRows = (value: unknown): readonly object[] =>
  Array.isArray(value) ? value.filter((row): row is object => typeof row === "object" && row !== null) : [];

const namesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((name) => typeof name === "string" && name !== "");

/** Returns the number of files after the save. */
export const fileCount = (value: unknown): number => {
  const { names, removed, added } = filesIn(value);
  return names.filter((name) => !removed.includes(name)).length + added.length;
};

/** Converts a stored row for editing: JSON as text, files as FilesValue. Other values stay unchanged. */
export const editedRow = (lines: readonly LineModel[], row: object): Readonly<Record<string, unknown>> =>
  allFields(lines).reduce<Readonly<Record<string, unknown>>>(
    (edited, field) =>
      field.value === undefined
        ? edited
        : withValueAt(edited, field.path, editedValue(field, valueAt(row, field.path))),
    row as Readonly<Record<string, unknown>>,
  );

const editedValue = ({ value: kind }: FieldModel, stored: unknown): unknown => {
  if (kind === "file") return filesIn(stored);
  return stored === undefined || stored === null ? "" : jsonText(stored, 2);
};

/** Returns whether two JSON texts are equal as data. Invalid JSON is compared as text. */
export const sameJson = (one: unknown, other: unknown): boolean => {
  try {
    // The second text is usually being typed and invalid. Parsing it first saves parsing the other.
    const edited = parsed(String(other) || "null");
    return isEqual(parsed(String(one) || "null"), edited);
  } catch {
    return one === other;
  }
};

/** Clears the cache of parsed JSON. */
export const clearParsedJson = (): void => void (recent = []);

let recent: readonly { text: string; value: unknown }[] = [];

// Caches two texts: each keystroke compares the same, possibly long texts several times.
function parsed(text: string): unknown {
  const found = recent.find((each) => each.text === text) ?? { text, value: parseJson(text) };
  recent = [found, ...recent.filter((each) => each !== found)].slice(0, 2);
  return found.value;
}
