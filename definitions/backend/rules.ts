import { byVersion } from "../language/availability";
import { accountFields, namesInRules } from "./system-fields";

/** Rules of a collection by path, and the HTTP method that each one guards. */
export const rules = {
  listRule: { method: "GET" },
  viewRule: { method: "GET" },
  createRule: { method: "POST" },
  updateRule: { method: "PATCH" },
  deleteRule: { method: "DELETE" },
  manageRule: { method: "PATCH" },
} as const;

/** Rules checked while an account signs in, by path. */
export const signInRules = { authRule: { method: "POST" }, "mfa.rule": { method: "POST" } } as const;

const paths = Object.keys(rules) as readonly (keyof typeof rules)[];
const signInPaths = Object.keys(signInRules) as readonly (keyof typeof signInRules)[];

/** Paths of all rules. */
export const rulePaths = [...paths, { since: "v0.23", show: signInPaths }] as const;

/** Rule that may not be open to everyone. */
export const neverPublic = "manageRule";

/** Rule for whom a second factor is needed. A looser one asks more of accounts. */
export const secondFactorRule = "mfa.rule";

/** Prefix of request body names in rules. */
export const requestBody = byVersion({ "v0.8": "@request.data.", "v0.23": "@request.body." });

/** Request names in rules. A trailing dot needs a continuation. */
export const requestNames = [
  "@request.method",
  "@request.query.",
  requestBody,
  "@request.auth.",
  { since: "v0.14", show: ["@request.headers."] },
  { since: "v0.22", show: ["@request.context"] },
] as const;

/** Facts about how the backend resolves names in rules. */
export const nameResolution = {
  /** Ignores everything after a system field, such as "id.a". */
  endsAtSystemFields: byVersion<boolean>({ "v0.8": true, "v0.11": false }),
  /** System fields resolve like other fields and accept modifiers. */
  modifiesSystemFields: byVersion<boolean>({ "v0.8": false, "v0.23": true }),
  /** Headers accept modifiers. */
  modifiesHeaders: byVersion<boolean>({ "v0.8": false, "v0.23": true }),
  /** Most relations in one path. */
  relations: byVersion<number>({ "v0.8": Infinity, "v0.22": 6 }),
  /** Rejects a request modifier that would fail every request. */
  judgesRequests: byVersion<boolean>({ "v0.8": false, "v0.34": true }),
  /** A number indexes a list in request data (v0.25.7). Before, it is a key. */
  countsInSent: byVersion<boolean>({ "v0.8": false, "v0.26": true }),
  /** Rules are checked with the new name of a renamed collection. */
  haveNewName: byVersion<boolean>({ "v0.8": false, "v0.23": true }),
};

/** Field types with JSON values. Names in rules may point into them. */
export const jsonTypes: readonly string[] = ["json", "geoPoint"];

/** Account names in rules, for any account collection. */
export const accountNames = [...namesInRules.auth, "collectionId", "collectionName"] as const;

/** Non-admins list only accounts with the flag as soon as a rule uses the field. */
export const visibilityFlag = { field: "email", flag: "emailVisibility" } as const;

/** Scope of that restriction: the complete rule, each comparison, or none. */
export const flagHoldsFor = byVersion<"rule" | "comparison" | "nothing">({
  "v0.8": "rule",
  "v0.11": "comparison",
  "v0.24": "nothing",
});

/** Values of @request.context: the default, and during a password sign-in. */
export const requestContexts = {
  usual: "default",
  signIn: byVersion({ "v0.8": "default", "v0.26": "password" }),
};

/** Body fields of an account besides its own fields. */
export const accountData = [...accountFields, "password", "passwordConfirm"] as const;

/** Names in rules of the account that makes a request. Its id is blank for guests. */
export const requester = {
  id: "@request.auth.id",
  collection: ["@request.auth.collectionName", "@request.auth.collectionId"],
} as const;

/** Rules that let someone read records, and rules that let someone change them. */
export const accessRules = {
  read: ["listRule", "viewRule"],
  write: ["createRule", "updateRule", "deleteRule"],
} as const;

/** Rule that decides who may sign in. It judges the account itself. */
export const signInRule = "authRule";

/** Rules that say who may do what, in order. */
export const ruleOrder = [...paths, signInRule] as const;
