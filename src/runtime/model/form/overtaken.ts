import { texts } from "../../../../definitions/texts/texts";
import { joinNames } from "../values/text/join-names";
import { isEqual } from "../values/json/equal";
import { orderStep, valueAt } from "../values/json/path";
import { interpolate } from "../values/text/text";
import { sameValue } from "./changes";
import type { Draft, FormState } from "./draft";
import type { FieldModel } from "./form-model";
import { listEditLabel } from "./list-words";
import { asItems, listsIn } from "./lists";
import { valueOver } from "./row-values";
import { vanishedLabels } from "./vanished";
import { allFields, labelAt } from "./visible";

/** A value that somebody else has saved since it was first edited here. */
export interface OvertakenValue {
  path: string;
  label: string;
  field: FieldModel;
  /** What was stored when it was first edited, what is stored at this moment, and what the form has. */
  before: unknown;
  theirs: unknown;
  mine: unknown;
}

/** The values that a save would put over what somebody else has saved meanwhile: `now` is what is stored at this moment. */
export function overtakenValues(draft: Draft, state: FormState, now: unknown): OvertakenValue[] {
  return allFields(state.lines)
    .filter(({ path }) => state.changed.has(path) && draft.bases.has(path))
    .filter((field) => !sameValue(field, draft.bases.get(field.path), valueAt(now, field.path)))
    .map((field) => ({
      path: field.path,
      label: labelAt(state.lines, field.path) ?? field.path,
      field,
      before: draft.bases.get(field.path),
      theirs: valueAt(now, field.path),
      mine: valueOver(valueAt(now, field.path), valueAt(state.data, field.path)),
    }))
    .filter(({ field, mine, theirs }) => !sameValue(field, mine, theirs));
}

/**
 * What is asked before such a save; nothing where nobody has saved anything, or has saved the same. `reached` is the same
 * draft over what is stored at this moment.
 */
export function overtakenQuestions(draft: Draft, state: FormState, reached: FormState): string[] {
  const vanished = vanishedLabels(state, reached);
  const labels = overtakenValues(draft, state, reached.stored).map(({ label }) => label);
  const orders = overtakenOrders(draft, state, reached.stored);
  const others = [...labels.filter((label) => !vanished.includes(label)), ...orders];
  return [...sentence(texts.form.vanished, vanished), ...sentence(texts.form.overtaken, others)];
}

// What is added or gone changes no order: only items that all three have are compared.
const overtakenOrders = ({ bases }: Draft, { lines, changed, data }: FormState, now: unknown): string[] =>
  listsIn(lines).flatMap((list) => {
    const path = `${list.path}.${orderStep}`;
    if (!changed.has(path) || !bases.has(path)) return [];
    const orders = [bases.get(path), valueAt(now, path), valueAt(data, path)].map(asItems);
    const [before, theirs, mine] = orders.map((order) =>
      order.filter((key) => orders.every((each) => each.includes(key))),
    );
    const isOvertaken = !isEqual(before, theirs) && !isEqual(mine, theirs);
    return isOvertaken ? [listEditLabel(lines, { kind: "order", list, path: list.path })] : [];
  });

/** That nothing is left of the changes that could be saved, in a sentence; undefined where something is. */
export const nothingLeft = (state: FormState, reached: FormState): string | undefined =>
  reached.changed.size === 0 ? sentence(texts.form.vanishedAll, vanishedLabels(state, reached))[0] : undefined;

const sentence = (text: string, labels: readonly string[]): string[] =>
  labels.length > 0 ? [interpolate(text, { fields: joinNames(labels) })] : [];
