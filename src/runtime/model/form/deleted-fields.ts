import { findMissingPaths, valueAt } from "../../../values/json/path";
import { sameValue } from "./changes";
import type { FormState } from "./draft";
import type { FieldModel } from "./form-model";
import { isFiles, sameJson } from "./row-values";
import { allFields, labelAt } from "./visible";

const changedFields = ({ lines, changed }: FormState): FieldModel[] =>
  allFields(lines).filter(({ path }) => changed.has(path));

const labelsOf = ({ lines }: FormState, paths: readonly string[]): string[] =>
  paths.map((path) => labelAt(lines, path) ?? path);

/**
 * Returns the labels of edited fields that others deleted, so that a save cannot reach them. `reached` is the same
 * draft over the data stored now.
 */
export const findDeletedLabels = (state: FormState, reached: FormState): string[] =>
  labelsOf(
    state,
    changedFields(state)
      .filter((field) => !sameValue(field, valueAt(state.data, field.path), valueAt(reached.data, field.path)))
      .map(({ path }) => path),
  );

/**
 * Returns the labels of edited fields that a row lacks or has with another type. The backend silently drops or converts
 * such values. Secrets and `transient` paths are never in a row.
 */
export const findDroppedLabels = (state: FormState, row: object, transient: readonly string[]): string[] =>
  labelsOf(state, droppedPaths(expectedFields(state, transient), row));

/** Returns the same for the row in a save's response, plus texts that were stored as empty. */
export function findUnstoredLabels(state: FormState, row: object, transient: readonly string[]): string[] {
  const expected = expectedFields(state, transient);
  const emptied = expected.filter((field) =>
    isEmptied(field, valueAt(state.data, field.path), valueAt(row, field.path)),
  );
  return labelsOf(state, [...new Set([...droppedPaths(expected, row), ...emptied.map(({ path }) => path)])]);
}

/** Returns the labels of fields that any of the rows lacks or has with another type. */
export const droppedFrom = (rows: readonly object[], fields: readonly FieldModel[]): string[] =>
  fields.filter((field) => rows.some((row) => droppedPaths([field], row).length > 0)).map(({ label }) => label);

/** Returns the labels of fields that a row in a response lacks, has with another type, or as empty instead of as sent. */
export const unstoredIn = (row: object, fields: readonly FieldModel[], sent: object): string[] =>
  fields
    .filter(
      (field) =>
        droppedPaths([field], row).length > 0 || isEmptied(field, valueAt(sent, field.path), valueAt(row, field.path)),
    )
    .map(({ label }) => label);

const expectedFields = (state: FormState, transient: readonly string[]): FieldModel[] =>
  changedFields(state).filter(({ path, schema }) => !transient.includes(path) && schema.secret !== true);

const droppedPaths = (fields: readonly FieldModel[], row: object): string[] => {
  const unfit = fields.filter((field) => !isFit(field, valueAt(row, field.path))).map(({ path }) => path);
  const paths = fields.map(({ path }) => path);
  return [...new Set([...findMissingPaths(row, paths), ...unfit])];
};

// The JSON text "" is stored as an empty text, so nothing is lost.
const isEmptied = ({ value }: FieldModel, sent: unknown, stored: unknown): boolean =>
  typeof sent === "string" && sent.trim() !== "" && stored === "" && !(value === "json" && sameJson(sent, '""'));

/** Returns whether a stored value still has the field's type. Another admin may have changed the field. */
function isFit({ schema, value: kind }: FieldModel, stored: unknown): boolean {
  if (stored === undefined || stored === null || kind === "json") return true;
  const isSeveral = Array.isArray(stored) || (isFiles(stored) && !stored.single);
  if (kind === "file") return isSeveral === (schema.maxItems ?? 1) > 1;
  return schema.type === (isSeveral ? "array" : typeof stored);
}
