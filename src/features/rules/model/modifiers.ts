import { severalModifiers } from "../../../../definitions/backend/filter";
import { filterTexts } from "../../../../definitions/texts/filter";
import type { Field } from "../../../../definitions/types/field";
import { interpolate } from "../../../values/text/text";
import { backend } from "../../../backend/version/backend";

/** Reason why the backend refuses a modifier, as a sentence. */
export interface ModifierProblem {
  problem: string;
}

/** Splits a step at its colon as the backend does. With two colons it counts as one name. */
export function withoutModifier(step: string): { name: string; modifier?: string } {
  const [name = "", modifier, ...more] = step.split(":");
  return modifier === undefined || more.length > 0 ? { name: step } : { name, modifier };
}

/** Returns the problem with an unknown modifier. */
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

/** Returns the problem with the modifier of a request value that is no field: only `isset` and `lower` are valid. */
export function staticProblem(step: string): ModifierProblem | undefined {
  if (!backend().nameResolution.judgesRequests) return undefined;
  const { modifier } = withoutModifier(step);
  const fits = modifier === undefined || modifier === "isset" || modifier === "lower";
  return modifierProblem(step) ?? (fits ? undefined : misplaced(modifier));
}

/** Field types that can have several values. */
export const severalKinds: ReadonlySet<string> = new Set(["select", "file", "relation"]);

/** Returns the problem with the modifier in a request body path, whose first step may be a field. */
export function sentProblem(steps: readonly string[], field: Field | undefined): ModifierProblem | undefined {
  if (!backend().nameResolution.judgesRequests) return undefined;
  const [first = ""] = steps;
  const problem = modifierProblem(first);
  if (problem || !field || steps.length > 1) return problem ?? staticProblem(steps.at(-1)!);
  const { modifier } = withoutModifier(first);
  return severalModifiers.some((each) => each === modifier) && !severalKinds.has(field.type)
    ? misplaced(modifier!)
    : undefined;
}
