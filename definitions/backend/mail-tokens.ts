import { byVersion } from "../language/availability";

/** Claims of the tokens in emails: the account type, and other claims by kind. */
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

/** Error code for a token whose new email was taken since. The token itself is valid. */
export const takenEmail = "validation_existing_token_email";
