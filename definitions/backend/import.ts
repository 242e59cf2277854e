import { byVersion, type Availability } from "../language/availability";
import type { FieldTypeName } from "../types/field";
import type { ReservedWords } from "../language/line";
import { leastOptions, usualIds, zeroMeans } from "./limits";
import { laterReserved, namePatterns, reserved } from "./names";
import { rules } from "./rules";

/** The rules that any collection has, in the order in which they are told. */
export const commonRules = Object.keys(rules).filter((rule) => rule !== "manageRule");

/** The same with those that only collections of accounts have. */
export const accountRules = [...commonRules, "manageRule", "authRule"];

/** Where a collection of accounts has its providers, since v0.23. */
export const providersOfAccounts = { group: "oauth2", list: "providers" } as const;

/** The kind of a value of an import, in the words of the schemas. */
export interface ExchangedKind {
  type: "string" | "boolean" | "integer" | "number" | "array" | "object";
  items?: ExchangedKind;
}

/** A property of a collection or a field: its kind, and what the backend gives to it where an import says nothing. */
export interface Property extends Availability {
  kind: ExchangedKind;
  zero: unknown;
}

type Properties = Readonly<Record<string, Property>>;

/** What the backend gives to a value of each kind where an import says nothing. Groups are left to the backend. */
export const zeros = { string: "", boolean: false, integer: 0, number: null, array: null, object: undefined } as const;

const flag = { kind: { type: "boolean" }, zero: zeros.boolean } as const;
const text = { kind: { type: "string" }, zero: zeros.string } as const;
const texts = { kind: { type: "array", items: { type: "string" } }, zero: zeros.array } as const;
const count = { kind: { type: "integer" }, zero: zeros.integer } as const;
const rule = { kind: { type: "string" }, zero: null } as const;
const group = { kind: { type: "object" }, zero: zeros.object } as const;
// Zero is no limit since v0.23.
const limit = { kind: { type: "integer" }, zero: byVersion({ "v0.8": null, "v0.23": 0 }) } as const;
const flat = { since: "v0.23" } as const;
const nested = { before: "v0.23" } as const;

/** The types of fields that the backend imports. Their options are those of their forms; other keys the backend drops. */
const fieldTypes: Readonly<Record<Exclude<FieldTypeName, "user">, Availability>> = {
  text: {},
  number: {},
  bool: {},
  email: {},
  url: {},
  date: {},
  select: {},
  json: {},
  file: {},
  relation: {},
  editor: { since: "v0.12" },
  autodate: { since: "v0.23" },
  geoPoint: { since: "v0.27" },
  password: { since: "v0.23" },
};

/** Options that no form has, or that mean something else where an import says nothing. */
const ownOptions: { readonly [Type in FieldTypeName]?: Properties } = {
  text: { min: limit, max: limit, primaryKey: { ...flat, ...flag } },
  relation: {
    maxSelect: limit,
    minSelect: { since: "v0.13", ...limit },
    displayFields: { since: "v0.12", ...nested, ...texts },
  },
};

/** What a field has besides its options. */
const fieldProperties = {
  required: flag,
  unique: { ...nested, ...flag },
  presentable: { since: "v0.18", ...flag },
  system: flag,
  hidden: { ...flat, ...flag },
  help: { since: "v0.37", ...text },
} as const satisfies Properties;

/** What fields that the backend fills in by itself do not have. */
export const absentInAutodate: readonly string[] = ["required", "help"];

/** What only a collection of accounts has. An undefined group is left to the backend. */
const zeroAuthOptions = {
  authRule: { ...flat, kind: rule.kind, zero: "" },
  manageRule: rule,
  allowOAuth2Auth: { ...nested, ...flag },
  allowUsernameAuth: { ...nested, ...flag },
  allowEmailAuth: { ...nested, ...flag },
  requireEmail: { ...nested, ...flag },
  exceptEmailDomains: { ...nested, ...texts },
  onlyEmailDomains: { ...nested, ...texts },
  minPasswordLength: { ...nested, ...count },
  onlyVerified: { since: "v0.20", ...nested, ...flag },
  passwordAuth: { ...flat, kind: group.kind, zero: { enabled: true, identityFields: ["email"] } },
  oauth2: { ...flat, ...group },
  otp: { ...flat, ...group },
  mfa: { ...flat, ...group },
  authAlert: { ...flat, ...group },
  authToken: { ...flat, ...group },
  passwordResetToken: { ...flat, ...group },
  emailChangeToken: { ...flat, ...group },
  verificationToken: { ...flat, ...group },
  fileToken: { ...flat, ...group },
  verificationTemplate: { ...flat, ...group },
  resetPasswordTemplate: { ...flat, ...group },
  confirmEmailChangeTemplate: { ...flat, ...group },
} as const satisfies Properties;

const accountOptions = Object.entries<Property>(zeroAuthOptions);

/** What versions with admins alone have in a collection of accounts. */
export const olderAccountOptions = accountOptions.filter(([, { before }]) => before).map(([name]) => name);

/** What versions with superusers alone have in a collection of accounts. */
export const laterAccountOptions = accountOptions
  .filter(([, { since, before }]) => since && !before)
  .map(([name]) => name);

// What may hold several is a blank text until something is written there, and from then an empty list.
const blankList = ['""', '"[]"'];

/** How a filter writes what a field has that has no value, as the backend sees it where one is required. */
export const blankValues: Readonly<Record<FieldTypeName, readonly string[]>> = {
  text: ['""'],
  number: ["0"],
  bool: ["false"],
  email: ['""'],
  url: ['""'],
  date: ['""'],
  select: blankList,
  json: ['""'],
  file: blankList,
  relation: blankList,
  user: blankList,
  editor: ['""'],
  autodate: ['""'],
  geoPoint: ['""'],
  password: ['""'],
};

/** Types of fields that later backends have, and the type here that keeps most of them; none where the backend fills them in. */
export const laterTypes: Readonly<Record<string, FieldTypeName | null>> = {
  editor: "text",
  geoPoint: "json",
  autodate: null,
  password: null,
};

/** Where a file has the fields of a collection: `own` is what this backend reads, `other` what those of the other era write. */
const exchange = byVersion({ "v0.8": { own: "schema", other: "fields" }, "v0.23": { own: "fields", other: "schema" } });

const systemText = { type: "text", system: true, required: true, hidden: true } as const;

/** The fields that a new collection has by itself since v0.23. */
const systemFields = {
  base: [
    {
      ...systemText,
      id: "text3208210256",
      name: "id",
      hidden: false,
      primaryKey: true,
      ...usualIds,
    },
  ],
  auth: [
    { id: "password901924565", name: "password", type: "password", system: true, hidden: true, required: true, min: 8 },
    {
      ...systemText,
      id: "text2504183744",
      name: "tokenKey",
      min: 30,
      max: 60,
      autogeneratePattern: "[a-zA-Z0-9]{50}",
    },
    { id: "email3885137012", name: "email", type: "email", system: true, required: true },
    { id: "bool1547992806", name: "emailVisibility", type: "bool", system: true },
    { id: "bool256245529", name: "verified", type: "bool", system: true },
  ],
} as const;

const none = { base: [], auth: [] } as const;

/** What the backend sets in system fields, whatever an import says. */
const forced = {
  id: { system: true, required: true, primaryKey: true, hidden: false },
  password: { system: true, required: true, hidden: true },
  tokenKey: { system: true, required: true, hidden: true },
  email: { system: true, hidden: false },
  emailVisibility: { system: true },
  verified: { system: true },
} as const;

/** Facts about imports that differ by version. */
export const importFacts = {
  exchange,
  types: ["base", "auth", { since: "v0.13", show: ["view"] }],
  fieldTypes,
  ownOptions,
  fieldProperties,
  authOptions: zeroAuthOptions,
  /** Whether what is left out of a collection stays as it is. */
  keepsAbsent: byVersion<boolean>({ "v0.8": false, "v0.23": true }),
  /** Whether all collections must be right after an import, not only the imported ones. */
  checksAll: byVersion<boolean>({ "v0.8": true, "v0.23": false }),
  /** Whether a collection may get the name of one that is deleted or renamed before it in the same import. */
  freesNames: byVersion<boolean>({ "v0.8": false, "v0.13": true }),
  /** Whether a new collection is stored any that the same import renames. */
  newFirst: byVersion<boolean>({ "v0.8": false, "v0.23": true }),
  indexes: byVersion<"none" | "moved" | "refused">({ "v0.8": "none", "v0.14": "moved", "v0.23": "refused" }),
  systemFields: byVersion<typeof systemFields | typeof none>({ "v0.8": none, "v0.23": systemFields }),
  forced,
  systemCollections: byVersion<readonly string[]>({
    "v0.8": [],
    "v0.23": ["_superusers", "_mfas", "_otps", "_externalAuths", "_authOrigins"],
  }),
  reserved: byVersion<Readonly<Record<"base" | "auth", ReservedWords>>>({
    "v0.8": reserved,
    "v0.23": {
      // The backend takes them in another case.
      base: { inAnyCase: [], asWritten: [...laterReserved.base.inAnyCase, ...laterReserved.base.asWritten] },
      auth: laterReserved.auth,
    },
  }),
  names: byVersion<typeof namePatterns | Readonly<Record<keyof typeof namePatterns, RegExp>>>({
    "v0.8": namePatterns,
    "v0.22": { collection: /^(?!sqlite_)(?!\w*_via_)[a-z0-9]\w*$/i, field: /^(?!\w*_via_)\w+$/i },
    "v0.23": { collection: /^(?!sqlite_)(?!\w*_via_)\w{1,255}$/i, field: /^(?!\w*_via_)\w{1,100}$/i },
  }),
  /** What an option is where zero is refused. */
  least: byVersion<Readonly<Record<string, Readonly<Record<string, number>>>>>({
    "v0.8": leastOptions,
    "v0.20": { ...leastOptions, json: { maxSize: 2_000_000 } },
    "v0.23": {},
  }),
  /** What zero means as an option. */
  zeroMeans: byVersion<typeof zeroMeans>({ "v0.8": {}, "v0.23": zeroMeans }),
  /** Whether a relation may name its collection instead of having its id. */
  targetsByName: byVersion<boolean>({ "v0.8": true, "v0.13": false }),
  /** Whether a relation of no view may lead to a view. */
  viewTargets: byVersion<boolean>({ "v0.8": true, "v0.17": false }),
  /** Whether a relation cannot be made to lead to another collection. */
  fixedTargets: byVersion<boolean>({ "v0.8": false, "v0.13": true, "v0.23": false }),
  /** Whether the rules of a collection that is renamed may still have its old name. */
  knowsOldName: byVersion<boolean>({ "v0.8": true, "v0.23": false }),
};

/** What the backend says to what it cannot read, such as an unknown type of field, without saying where. */
export const unreadableImport = "Failed to load the submitted data due to invalid formatting.";
