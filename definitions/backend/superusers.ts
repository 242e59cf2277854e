/** Claims of the install token, which the backend prints while there is no superuser. */
export const installToken = {
  account: "auth",
  claims: ["collectionId"],
  flags: { refreshable: false },
  emails: [],
} as const;

/** How the backend refuses a code from a mail, and what is left of a sign-in that asked for it: each with the status 400. */
export const codeRefusals = { code: "Invalid or expired OTP.", session: "Invalid or expired MFA session." } as const;
