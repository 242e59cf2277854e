/** What the tokens in mails say of themselves: the type of account that they are for, and what else each kind has. */
export const mailTokens = {
  adminPasswordReset: { account: "admin", claims: ["email"] },
  passwordReset: { account: "authRecord", claims: ["collectionId", "email"] },
  verification: { account: "authRecord", claims: ["collectionId", "email"] },
  emailChange: { account: "authRecord", claims: ["collectionId", "email", "newEmail"] },
} as const;

/** How the backend refuses a token whose new email has become another account's: the token itself is good. */
export const takenEmail = "validation_existing_token_email";
