/** What the state of a rule is called: closed to all but admins, open to everyone, or decided by a filter. */
export const ruleStates = { admins: "{Admins} only", everyone: "Everyone", custom: "Custom rule" } as const;
