/** What a stranger is told who has tried too often in a short time. */
export const tooManyTries = { status: 429, says: "Too many tries. Wait a moment, then try again." } as const;

/** How the backend refuses a code from a mail, and what is left of a sign-in that asked for it: each with the status 400. */
export const codeRefusals = { code: "Invalid or expired OTP.", session: "Invalid or expired MFA session." } as const;
