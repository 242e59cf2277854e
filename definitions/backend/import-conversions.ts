import { ownPatterns } from "./backend-names";

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
  pattern: ownPatterns.usernameWithHyphen,
  autogeneratePattern: "users[0-9]{6}",
} as const;

/** Sign-in rule that admits only verified accounts. */
export const verifiedOnly = "verified = true";

/** Options of signing in, which no version had in its settings. */
export const signInOptions: readonly string[] = ["authRule", "passwordAuth", "oauth2", "otp", "mfa"];
