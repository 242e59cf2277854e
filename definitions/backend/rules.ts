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

/** The rules that judge an account while it signs in, by their paths. */
export const signInRules = { authRule: { method: "POST" }, "mfa.rule": { method: "POST" } } as const;

const paths = Object.keys(rules) as readonly (keyof typeof rules)[];
const signInPaths = Object.keys(signInRules) as readonly (keyof typeof signInRules)[];

/** The paths of all rules. */
export const rulePaths = [...paths, { since: "v0.23", show: signInPaths }] as const;

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

/** How the backend reads names in rules. */
export const ruleNames = {
  /** Whatever follows one of its own fields, such as "id.a", is not looked at. */
  endsAtSystemFields: byVersion<boolean>({ "v0.8": true, "v0.11": false }),
  /** Its own fields are as all others, and can have modifiers. */
  modifiesSystemFields: byVersion<boolean>({ "v0.8": false, "v0.23": true }),
  /** A header can have a modifier. */
  modifiesHeaders: byVersion<boolean>({ "v0.8": false, "v0.23": true }),
  /** How many relations it follows to a field. */
  relations: byVersion<number>({ "v0.8": Infinity, "v0.22": 6 }),
  /** It refuses a modifier of a request that would fail each request. */
  judgesRequests: byVersion<boolean>({ "v0.8": false, "v0.34": true }),
  /** A number leads into a list that is sent (v0.25.7); else it is a name there. */
  countsInSent: byVersion<boolean>({ "v0.8": false, "v0.26": true }),
  /** A renamed collection goes by its new name already while its rules are checked. */
  haveNewName: byVersion<boolean>({ "v0.8": false, "v0.23": true }),
};

/** The types of fields whose values are JSON, into which a name in a rule may lead. */
export const jsonTypes: readonly string[] = ["json", "geoPoint"];

/** What a rule may say of whoever asks, whichever collection the account is of. */
export const accountNames = [...systemFields.auth, "collectionId", "collectionName"] as const;

/** Whoever is no admin lists only the accounts with the flag, once a rule is about the field. */
export const shownByFlag = { field: "email", flag: "emailVisibility" } as const;

/** Whether that holds for a whole rule, for each comparison with the field, or not at all. */
export const flagHoldsFor = byVersion<"rule" | "comparison" | "nothing">({
  "v0.8": "rule",
  "v0.11": "comparison",
  "v0.24": "nothing",
});

/** What the backend says of how a request is made, where nothing special is; an account that signs in has a word of its own. */
export const requestContexts = { usual: "default", signIn: "password" };

/** What a request may send for an account besides its fields. */
export const accountData = [...accountFields, "password", "passwordConfirm"] as const;
