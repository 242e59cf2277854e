import { interpolate } from "../../../runtime/model/values/text/text";
import { backend } from "../../../runtime/model/version/backend";
import { ruleStates } from "../../../../definitions/texts/rule-states";

/** What the state of a rule is called. An empty one lets everyone, where that can be said (`forAll`). */
export function ruleState(rule: unknown, forAll = true): string {
  if (rule === null || rule === undefined) return interpolate(ruleStates.admins, backend().roleNames);
  return rule === "" && forAll ? ruleStates.everyone : ruleStates.custom;
}

/** A rule in words: its state, or the filter itself. */
export const ruleWords = (rule: unknown, forAll = true): string =>
  typeof rule === "string" && rule !== "" ? rule : ruleState(rule, forAll);
