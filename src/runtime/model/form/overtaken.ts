import { texts } from "../../../../definitions/texts/texts";
import { joinNames } from "../values/join-names";
import { valueAt } from "../values/path";
import { interpolate } from "../values/text";
import { sameValue } from "./changes";
import type { Draft, FormState } from "./draft";
import { allFields, labelAt } from "./visible";

/**
 * What is asked before values are saved over what somebody else has saved since they were first edited: `now` is what
 * is stored at this moment. Undefined where nobody has, or has saved the same.
 */
export function overtakenQuestion(draft: Draft, state: FormState, now: unknown): string | undefined {
  const theirs = allFields(state.lines)
    .filter(({ path }) => state.changed.has(path) && draft.bases.has(path))
    .filter((field) => !sameValue(field, draft.bases.get(field.path), valueAt(now, field.path)))
    .filter((field) => !sameValue(field, valueAt(state.data, field.path), valueAt(now, field.path)));
  if (theirs.length === 0) return undefined;
  const fields = joinNames(theirs.map(({ path }) => labelAt(state.lines, path) ?? path));
  return interpolate(texts.form.overtaken, { fields });
}
