/** What a stranger is told who has tried too often in a short time. */
export const tooManyTries = { status: 429, says: "Too many tries. Wait a moment, then try again." } as const;
