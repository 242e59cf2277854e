/** Claims of the install token, which the backend prints while no superuser exists. */
export const installToken = {
  account: "auth",
  claims: ["collectionId"],
  flags: { refreshable: false },
  emails: [],
} as const;

/** Backend messages for a wrong code and for an expired sign-in, both with status 400. */
export const codeRefusals = { code: "Invalid or expired OTP.", session: "Invalid or expired MFA session." } as const;
