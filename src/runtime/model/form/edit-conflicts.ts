import { conflictTexts } from "../../../../definitions/texts/conflicts";
import { joinNames } from "../../../values/text/text-direction";
import { isEqual } from "../../../values/json/equal";
import { orderStep, valueAt } from "../../../values/json/path";
import { interpolate } from "../../../values/text/text";
import { sameValue } from "./changes";
import type { Draft, FormState } from "./draft";
import type { FieldModel } from "./form-model";
import { listEditLabel } from "./list-words";
import { asItems, listsIn } from "./lists";
import { rebaseValue } from "./row-values";
import { findDeletedLabels } from "./deleted-fields";
import { allFields, labelAt } from "./visible";

/** Edit conflict: another admin saved the value since it was first edited here. */
export interface EditConflict {
  path: string;
  label: string;
  field: FieldModel;
  /** Stored value at the first edit, stored value now, and value in the form. */
  before: unknown;
  theirs: unknown;
  mine: unknown;
}

/** Returns the conflicting values that a save would overwrite. `now` is the data stored at this moment. */
export function findEditConflicts(draft: Draft, state: FormState, now: unknown): EditConflict[] {
  return allFields(state.lines)
    .filter(({ path }) => state.changed.has(path) && draft.bases.has(path))
    .filter((field) => !sameValue(field, draft.bases.get(field.path), valueAt(now, field.path)))
    .map((field) => ({
      path: field.path,
      label: labelAt(state.lines, field.path) ?? field.path,
      field,
      before: draft.bases.get(field.path),
      theirs: valueAt(now, field.path),
      mine: rebaseValue(valueAt(now, field.path), valueAt(state.data, field.path)),
    }))
    .filter(({ field, mine, theirs }) => !sameValue(field, mine, theirs));
}

/**
 * Returns the confirmation texts for edit conflicts; empty without conflicts. `reached` is the same draft over the data
 * stored now.
 */
export function describeEditConflicts(draft: Draft, state: FormState, reached: FormState): string[] {
  const deleted = findDeletedLabels(state, reached);
  const labels = findEditConflicts(draft, state, reached.stored).map(({ label }) => label);
  const orders = orderConflicts(draft, state, reached.stored);
  const others = [...labels.filter((label) => !deleted.includes(label)), ...orders];
  return [...sentence(conflictTexts.deleted, deleted), ...sentence(conflictTexts.conflict, others)];
}

// Added and removed items do not change the order, so only common items are compared.
const orderConflicts = ({ bases }: Draft, { lines, changed, data }: FormState, now: unknown): string[] =>
  listsIn(lines).flatMap((list) => {
    const path = `${list.path}.${orderStep}`;
    if (!changed.has(path) || !bases.has(path)) return [];
    const orders = [bases.get(path), valueAt(now, path), valueAt(data, path)].map(asItems);
    const [before, theirs, mine] = orders.map((order) =>
      order.filter((key) => orders.every((each) => each.includes(key))),
    );
    const isConflict = !isEqual(before, theirs) && !isEqual(mine, theirs);
    return isConflict ? [listEditLabel(lines, { kind: "order", list, path: list.path })] : [];
  });

/** Returns a message if nothing is left to save because others deleted the targets; else undefined. */
export const describeLostChanges = (state: FormState, reached: FormState): string | undefined =>
  reached.changed.size === 0 ? sentence(conflictTexts.deletedAll, findDeletedLabels(state, reached))[0] : undefined;

const sentence = (text: string, labels: readonly string[]): string[] =>
  labels.length > 0 ? [interpolate(text, { fields: joinNames(labels) })] : [];
