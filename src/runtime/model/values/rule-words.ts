import { ruleStates } from "../../../../definitions/texts/rule-states";

/** A rule in words: who is let in where it is no filter, else the filter itself. */
export const ruleWords = (rule: unknown): string =>
  (rule ?? undefined) === undefined ? ruleStates.admins : rule === "" ? ruleStates.everyone : String(rule);
