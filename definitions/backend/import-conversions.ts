import { byVersion } from "../language/availability";

/** Facts needed to convert a configuration from the other era, by version. */
export const conversionFacts = {
  /** Value for "no limit" in a relation, and the number from which a limit counts as none. */
  unlimited: byVersion<number | null>({ "v0.8": null, "v0.23": 999 }),
  /** Option names in the other era. */
  renamedOptions: byVersion<Readonly<Record<string, string>>>({
    "v0.8": { onlyInt: "noDecimal", convertURLs: "convertUrls" },
    "v0.23": { noDecimal: "onlyInt", convertUrls: "convertURLs" },
  }),
};

/** From this number on, a relation of a v0.23 backend counts as unlimited. */
export const unlimitedFrom = 999;

/** Former field type for accounts, later a relation to the users collection. */
export const userType = { type: "user", relatesTo: "_pb_users_auth_" } as const;

/** Timestamp fields of every record before v0.23, as the backend's upgrade creates them. */
export const autodates = [
  { name: "created", type: "autodate", onCreate: true, onUpdate: false },
  { name: "updated", type: "autodate", onCreate: true, onUpdate: true },
] as const;

/** Username field, as the backend's upgrade creates it. */
export const usernameField = {
  name: "username",
  type: "text",
  required: true,
  min: 3,
  max: 150,
  pattern: String.raw`^[\w][\w\.\-]*$`,
  autogeneratePattern: "users[0-9]{6}",
} as const;

/** Longest account password since v0.23. */
export const longestPassword = 71;

/** Sign-in rule that admits only verified accounts. */
export const verifiedOnly = "verified = true";

/** Account options that each collection has since v0.23. Before, they were global settings. */
export const settingsOfAccounts = [
  "authAlert",
  "authToken",
  "passwordResetToken",
  "emailChangeToken",
  "verificationToken",
  "fileToken",
  "verificationTemplate",
  "resetPasswordTemplate",
  "confirmEmailChangeTemplate",
] as const;
