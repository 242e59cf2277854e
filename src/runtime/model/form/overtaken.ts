import { texts } from "../../../../definitions/texts/texts";
import { joinNames } from "../values/join-names";
import { valueAt } from "../values/path";
import { interpolate } from "../values/text";
import { sameValue } from "./changes";
import type { Draft, FormState } from "./draft";
import { allFields, labelAt } from "./visible";

/** A value that somebody else has saved since it was first edited here. */
export interface OvertakenValue {
  path: string;
  label: string;
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
    .filter((field) => !sameValue(field, valueAt(state.data, field.path), valueAt(now, field.path)))
    .map(({ path }) => ({
      path,
      label: labelAt(state.lines, path) ?? path,
      before: draft.bases.get(path),
      theirs: valueAt(now, path),
      mine: valueAt(state.data, path),
    }));
}

/** What is asked before such a save. Undefined where nobody has saved anything, or has saved the same. */
export function overtakenQuestion(draft: Draft, state: FormState, now: unknown): string | undefined {
  const values = overtakenValues(draft, state, now);
  if (values.length === 0) return undefined;
  return interpolate(texts.form.overtaken, { fields: joinNames(values.map(({ label }) => label)) });
}
