import { lackedNames, valueAt } from "../values/path";
import { sameValue } from "./changes";
import type { FormState } from "./draft";
import type { FieldModel } from "./form-model";
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
 * What the changed fields are called that a row does not have: the backend drops what it does not know, and says nothing.
 * Secrets and what is `transient` it never has.
 */
export const droppedLabels = (state: FormState, row: object, transient: readonly string[]): string[] => {
  const expected = changedFields(state).filter(
    ({ path, schema }) => !transient.includes(path) && schema.secret !== true,
  );
  return labelsOf(
    state,
    lackedNames(
      row,
      expected.map(({ path }) => path),
    ),
  );
};
