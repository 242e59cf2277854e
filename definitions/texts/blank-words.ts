import { ruleStates } from "./rule-states";

/** What values are called that other formats leave blank: none, and the empty text. */
export const blankWords: Readonly<Record<string, { none: string; empty: string }>> = {
  rule: { none: ruleStates.admins, empty: ruleStates.everyone },
  "manage-rule": { none: ruleStates.admins, empty: ruleStates.custom },
};
