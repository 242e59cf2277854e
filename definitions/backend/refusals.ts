/** The message after too many tries to sign in. */
export const tooManyTries = { status: 429, says: "Too many tries. Wait a moment, then try again." } as const;
