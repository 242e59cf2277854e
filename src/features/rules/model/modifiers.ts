import { severalModifiers } from "../../../../definitions/backend/filter";
import { filterTexts } from "../../../../definitions/texts/filter";
import type { Field } from "../../../../definitions/types/field";
import { interpolate } from "../../../runtime/model/values/text/text";
import { backend } from "../../../runtime/model/version/backend";

/** Why the backend would refuse a modifier, in a sentence. */
export interface ModifierProblem {
  problem: string;
}

/** A step of a name as the backend divides it at its colon: with two of them it is one name. */
export function withoutModifier(step: string): { name: string; modifier?: string } {
  const [name = "", modifier, ...more] = step.split(":");
  return modifier === undefined || more.length > 0 ? { name: step } : { name, modifier };
}

/** What is wrong with the modifier of a step: there is none of that name. */
export function modifierProblem(step: string): ModifierProblem | undefined {
  const { modifier } = withoutModifier(step);
  const { modifiers } = backend();
  if (modifier === undefined || modifiers.some((each) => each === modifier)) return undefined;
  return {
    problem: interpolate(filterTexts.unknownModifier, { text: `:${modifier}`, modifiers: modifiers.join(", ") }),
  };
}

const misplaced = (modifier: string): ModifierProblem => ({
  problem: interpolate(filterTexts.misplacedModifier, { text: modifier }),
});

/** The same of the last step of what a request has besides fields: whether it is there, and in small letters. */
export function staticProblem(step: string): ModifierProblem | undefined {
  if (!backend().ruleNames.judgesRequests) return undefined;
  const { modifier } = withoutModifier(step);
  const fits = modifier === undefined || modifier === "isset" || modifier === "lower";
  return modifierProblem(step) ?? (fits ? undefined : misplaced(modifier));
}

/** The types of fields that can have several values. */
export const severalKinds: ReadonlySet<string> = new Set(["select", "file", "relation"]);

/** The same of the steps of what is sent, the first of which may be a field. */
export function sentProblem(steps: readonly string[], field: Field | undefined): ModifierProblem | undefined {
  if (!backend().ruleNames.judgesRequests) return undefined;
  const [first = ""] = steps;
  const problem = modifierProblem(first);
  if (problem || !field || steps.length > 1) return problem ?? staticProblem(steps.at(-1)!);
  const { modifier } = withoutModifier(first);
  return severalModifiers.some((each) => each === modifier) && !severalKinds.has(field.type)
    ? misplaced(modifier!)
    : undefined;
}
