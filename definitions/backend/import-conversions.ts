import { byVersion } from "../language/availability";

/** What a configuration of the other era needs to become one of this backend, as far as it differs by version. */
export const conversionFacts = {
  /** What means no limit to a relation, and from which number on a limit is meant as none. */
  unlimited: byVersion<number | null>({ "v0.8": null, "v0.23": 999 }),
  /** Options of fields under their names in the other era. */
  renamedOptions: byVersion<Readonly<Record<string, string>>>({
    "v0.8": { onlyInt: "noDecimal", convertURLs: "convertUrls" },
    "v0.23": { noDecimal: "onlyInt", convertUrls: "convertURLs" },
  }),
};

/** From this many on, a relation of a version with superusers is meant to have no limit. */
export const unlimitedFrom = 999;

/** The oldest type of field for accounts, which became a relation to the collection that all had. */
export const userType = { type: "user", relatesTo: "_pb_users_auth_" } as const;

/** The fields that versions with admins gave to every record, as an upgrade of the backend makes them. */
export const autodates = [
  { name: "created", type: "autodate", onCreate: true, onUpdate: false },
  { name: "updated", type: "autodate", onCreate: true, onUpdate: true },
] as const;

/** The name of an account as an upgrade of the backend makes its field. */
export const usernameField = {
  name: "username",
  type: "text",
  required: true,
  min: 3,
  max: 150,
  pattern: String.raw`^[\w][\w\.\-]*$`,
  autogeneratePattern: "users[0-9]{6}",
} as const;

/** The longest password of an account since v0.23. */
export const longestPassword = 71;

/** The rule of a sign-in that lets only verified accounts through. */
export const verifiedOnly = "verified = true";

/** What only versions with superusers have in a collection of accounts, and keep for all accounts before. */
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
