/** Names of rule states: admins only, everyone, or a filter. */
export const ruleStates = { admins: "{Admins} only", everyone: "Anyone", custom: "Custom rule" } as const;

/** Names of null and of the empty text, for formats that other widgets leave blank. */
export const blankWords: Readonly<Record<string, { none: string; empty: string }>> = {
  rule: { none: ruleStates.admins, empty: ruleStates.everyone },
  "manage-rule": { none: ruleStates.admins, empty: ruleStates.custom },
};
