import { laterAccountOptions } from "./import";

/** Options of fields that have another name since v0.23, by the older one. */
export const laterNames: Readonly<Record<string, string>> = { noDecimal: "onlyInt", convertUrls: "convertURLs" };

/** The same options by the later name. */
export const olderNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(laterNames).map(([older, later]) => [later, older]),
);

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

const ofSignIn = new Set(["authRule", "passwordAuth", "oauth2", "otp", "mfa"]);

/** What only versions with superusers have in a collection of accounts, and keep for all accounts before. */
export const settingsOfAccounts = laterAccountOptions.filter((option) => !ofSignIn.has(option));
