/** Names of rule states: admins only, everyone, or a filter. */
export const ruleStates = { admins: "{Admins} only", everyone: "Everyone", custom: "Custom rule" } as const;
