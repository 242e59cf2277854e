import { byVersion } from "../language/availability";
import { accountFields, systemFields } from "./names";

/** The rules of a collection by their paths, and the method of the requests that each of them judges. */
export const rules = {
  listRule: { method: "GET" },
  viewRule: { method: "GET" },
  createRule: { method: "POST" },
  updateRule: { method: "PATCH" },
  deleteRule: { method: "DELETE" },
  manageRule: { method: "PATCH" },
} as const;

/** Whether a rule may be open to everyone, by its name: nobody can let everyone manage accounts. */
export const mayLetEveryone = (rule: string): boolean => rule !== "manageRule";

/** The name of what a request sends, in rules; to be continued. */
export const requestBody = byVersion({ "v0.8": "@request.data.", "v0.23": "@request.body." });

/** What a rule may say of a request; one that ends with a dot is to be continued. */
export const requestNames = [
  "@request.method",
  "@request.query.",
  requestBody,
  "@request.auth.",
  { since: "v0.14", show: ["@request.headers."] },
  { since: "v0.22", show: ["@request.context"] },
] as const;

/** What a rule may say of whoever asks, whichever collection the account is of. */
export const accountNames = [...systemFields.auth, "collectionId", "collectionName"] as const;

/** Whoever is no admin lists only the accounts with the flag, once a rule is about the field. */
export const shownByFlag = { field: "email", flag: "emailVisibility" } as const;

/** What a request may send for an account besides its fields. */
export const accountData = [...accountFields, "password", "passwordConfirm"] as const;
