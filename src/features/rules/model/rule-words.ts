import { interpolate } from "../../../values/text/text";
import { backend } from "../../../backend/version/backend";
import { ruleStates } from "../../../../definitions/texts/blank-words";

/** Returns the name of a rule's state. An empty rule means everyone if `forAll` is set. */
export function ruleState(rule: unknown, forAll = true): string {
  if (rule === null || rule === undefined) return interpolate(ruleStates.admins, backend().roleNames);
  return rule === "" && forAll ? ruleStates.everyone : ruleStates.custom;
}

/** Returns the text of a rule, or its state if it has none. */
export const ruleWords = (rule: unknown, forAll = true): string =>
  typeof rule === "string" && rule !== "" ? rule : ruleState(rule, forAll);
