import { lackedNames, valueAt } from "../values/json/path";
import { sameValue } from "./changes";
import type { FormState } from "./draft";
import type { FieldModel } from "./form-model";
import { isFiles, sameJson } from "./row-values";
import { allFields, labelAt } from "./visible";

const changedFields = ({ lines, changed }: FormState): FieldModel[] =>
  allFields(lines).filter(({ path }) => changed.has(path));

const labelsOf = ({ lines }: FormState, paths: readonly string[]): string[] =>
  paths.map((path) => labelAt(lines, path) ?? path);

/** What the changed fields are called that a save does not reach any more: `reached` is the same draft over what is stored now. */
export const vanishedLabels = (state: FormState, reached: FormState): string[] =>
  labelsOf(
    state,
    changedFields(state)
      .filter((field) => !sameValue(field, valueAt(state.data, field.path), valueAt(reached.data, field.path)))
      .map(({ path }) => path),
  );

/**
 * What the changed fields are called that a row does not have, or has as values of another kind: the backend drops what
 * it does not know, makes what it can of the rest, and says nothing. Secrets and what is `transient` it never has.
 */
export const droppedLabels = (state: FormState, row: object, transient: readonly string[]): string[] =>
  labelsOf(state, droppedPaths(expectedFields(state, transient), row));

/** The same of the row that a save was answered with, where a text may have come to nothing, too. */
export function unstoredLabels(state: FormState, row: object, transient: readonly string[]): string[] {
  const expected = expectedFields(state, transient);
  const emptied = expected.filter((field) =>
    isEmptied(field, valueAt(state.data, field.path), valueAt(row, field.path)),
  );
  return labelsOf(state, [...new Set([...droppedPaths(expected, row), ...emptied.map(({ path }) => path)])]);
}

/** What those of these fields are called that one of the rows does not have, or has as values of another kind. */
export const droppedFrom = (rows: readonly object[], fields: readonly FieldModel[]): string[] =>
  fields.filter((field) => rows.some((row) => droppedPaths([field], row).length > 0)).map(({ label }) => label);

const expectedFields = (state: FormState, transient: readonly string[]): FieldModel[] =>
  changedFields(state).filter(({ path, schema }) => !transient.includes(path) && schema.secret !== true);

const droppedPaths = (fields: readonly FieldModel[], row: object): string[] => {
  const unfit = fields.filter((field) => !isFit(field, valueAt(row, field.path))).map(({ path }) => path);
  const paths = fields.map(({ path }) => path);
  return [...new Set([...lackedNames(row, paths), ...unfit])];
};

// An empty text is what the JSON "" says: nothing of it is lost.
const isEmptied = ({ value }: FieldModel, sent: unknown, stored: unknown): boolean =>
  typeof sent === "string" && sent.trim() !== "" && stored === "" && !(value === "json" && sameJson(sent, '""'));

/** Whether a stored value is of the kind that a field had when it was drawn: others may have made another one of it. */
function isFit({ schema, value: kind }: FieldModel, stored: unknown): boolean {
  if (stored === undefined || stored === null || kind === "json") return true;
  const isSeveral = Array.isArray(stored) || (isFiles(stored) && !stored.single);
  if (kind === "file") return isSeveral === (schema.maxItems ?? 1) > 1;
  return schema.type === (isSeveral ? "array" : typeof stored);
}
