/** What the tokens in mails say of themselves: the type of account that they are for, and what else each kind has. */
export const mailTokens = {
  adminPasswordReset: { account: "admin", claims: [], emails: ["email"] },
  passwordReset: { account: "authRecord", claims: ["collectionId"], emails: ["email"] },
  verification: { account: "authRecord", claims: ["collectionId"], emails: ["email"] },
  emailChange: { account: "authRecord", claims: ["collectionId"], emails: ["email", "newEmail"] },
} as const;

/** How the backend refuses a token whose new email has become another account's: the token itself is good. */
export const takenEmail = "validation_existing_token_email";
