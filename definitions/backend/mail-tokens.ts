import { byVersion } from "../language/availability";

/** What the tokens in mails say of themselves: the type of account that they are for, and what else each kind has. */
export const mailTokens = {
  adminPasswordReset: { account: "admin", claims: [], emails: ["email"] },
  passwordReset: {
    account: byVersion({ "v0.8": "authRecord", "v0.23": "passwordReset" }),
    claims: ["collectionId"],
    emails: ["email"],
  },
  verification: {
    account: byVersion({ "v0.8": "authRecord", "v0.23": "verification" }),
    claims: ["collectionId"],
    emails: ["email"],
  },
  emailChange: {
    account: byVersion({ "v0.8": "authRecord", "v0.23": "emailChange" }),
    claims: ["collectionId"],
    emails: ["email", "newEmail"],
  },
} as const;

/** How the backend refuses a token whose new email has become another account's: the token itself is good. */
export const takenEmail = "validation_existing_token_email";
