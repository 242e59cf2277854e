import { isEqual } from "../values/json/equal";
import { jsonText } from "../values/json/json-text";
import { parseJson } from "../values/json/parse-json";
import { valueAt, withValueAt } from "../values/json/path";
import type { FieldModel, LineModel } from "./form-model";
import { allFields } from "./visible";

/** A file that is to be stored. */
export interface AddedFile {
  /** Tells it from others, also those of the same name. */
  key: string;
  file: File;
}

/** The files of a field as a form has them: the names of those that are stored, which of them a save deletes, and which it adds. */
export interface FilesValue {
  names: readonly string[];
  removed: readonly string[];
  added: readonly AddedFile[];
  /** There is one file at most. */
  single?: true;
}

/** The files of a value, whatever it is. */
export const filesIn = (value: unknown): FilesValue =>
  isFiles(value)
    ? value
    : { names: namesIn(value), removed: [], added: [], ...(typeof value === "string" && { single: true }) };

/**
 * A value of a form over what is stored: of files, those that others have deleted meanwhile are neither kept nor deleted
 * again. Of a field of one file, what was to become of it becomes of the one that others have put in its place.
 */
export function valueOver(stored: unknown, value: unknown): unknown {
  const { names } = filesIn(stored);
  if (!isFiles(value) || isEqual(value.names, names)) return value;
  const replaces = value.single && value.removed.length + value.added.length > 0;
  return { ...value, names, removed: replaces ? names : value.removed.filter((name) => names.includes(name)) };
}

/** Whether a value is that of a field of files, as a form has it. */
export const isFiles = (value: unknown): value is FilesValue =>
  typeof value === "object" && value !== null && Object.hasOwn(value, "added");

/** The objects of a list, whatever the value is. */
export const asRows = (value: unknown): readonly object[] =>
  Array.isArray(value) ? value.filter((row): row is object => typeof row === "object" && row !== null) : [];

const namesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((name) => typeof name === "string" && name !== "");

/** How many files there are once the value is saved. */
export const fileCount = (value: unknown): number => {
  const { names, removed, added } = filesIn(value);
  return names.filter((name) => !removed.includes(name)).length + added.length;
};

/** A row as its form edits it: JSON as a text, files by what is to become of them. The rest is as it is stored. */
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

/** Whether two texts of JSON say the same; those that are none do if they are alike. */
export const sameJson = (one: unknown, other: unknown): boolean => {
  try {
    // The second is the one that is being typed, and mostly no JSON: then the first need not be read.
    const edited = parsed(String(other) || "null");
    return isEqual(parsed(String(one) || "null"), edited);
  } catch {
    return one === other;
  }
};

/** Forgets the texts of JSON that were compared last. */
export const forgetParsed = (): void => void (recent = []);

let recent: readonly { text: string; value: unknown }[] = [];

// A key compares the same two texts several times, and they may be long.
function parsed(text: string): unknown {
  const found = recent.find((each) => each.text === text) ?? { text, value: parseJson(text) };
  recent = [found, ...recent.filter((each) => each !== found)].slice(0, 2);
  return found.value;
}
