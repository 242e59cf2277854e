import { byVersion, type Availability, type ByVersion } from "../language/availability";
import type { AccountOptions } from "../types/account-options";
import type { AuthOptions, Collection } from "../types/collection";
import type { FieldTypeName } from "../types/field";
import type { ReservedWords } from "../language/line";
import { firstJsonLimit, minimumOptions, unlimited, zeroMeans } from "./backend-limits";
import { fieldTypeSpans } from "./field-type-spans";
import { rules } from "./rules";
import { laterReserved, reserved, systemFields } from "./system-fields";

/** Rules of every collection, in display order. */
export const commonRules = Object.keys(rules).filter((rule) => rule !== "manageRule");

/** All rules of a collection of accounts. */
export const accountRules = [...commonRules, "manageRule", "authRule"];

/** Path of the providers of an account collection, since v0.23. */
export const providersOfAccounts = { group: "oauth2", list: "providers" } as const;

/** JSON type of an imported value, in the words of JSON Schema. */
export interface ExchangedKind {
  type: "string" | "boolean" | "integer" | "number" | "array" | "object";
  items?: ExchangedKind;
}

/** Property of an imported collection or field: its type, and the default where it is missing. */
export interface Property extends Availability {
  kind: ExchangedKind;
  zero: unknown;
}

/** Facts of an import that differ from the type of a property. */
type Stated = Partial<Property>;
type StatedProperties = Readonly<Record<string, Stated>>;

/** Default of each kind of value that an import omits. The backend fills in groups itself. */
export const zeros = { string: "", boolean: false, integer: 0, number: null, array: null, object: undefined } as const;

// Zero is no limit since v0.23.
const limit: Stated = { zero: byVersion({ "v0.8": null, "v0.23": 0 }) };
const flat = { since: "v0.23" } as const;
const nested = { before: "v0.23" } as const;

// The type for accounts became a relation: a file with it is converted first.
const { user: _user, ...fieldTypes } = fieldTypeSpans;

type LaterType = {
  [Type in FieldTypeName]: (typeof fieldTypeSpans)[Type] extends { since: string } ? Type : never;
}[FieldTypeName];

/** Options that no form has, or that mean something else where an import says nothing. */
export const ownOptions: { readonly [Type in FieldTypeName]?: StatedProperties } = {
  text: { min: limit, max: limit, primaryKey: { ...flat, kind: { type: "boolean" }, zero: zeros.boolean } },
  relation: {
    maxSelect: limit,
    minSelect: limit,
    displayFields: {
      since: "v0.12",
      ...nested,
      kind: { type: "array", items: { type: "string" } },
      zero: zeros.array,
    },
  },
};

/** Properties of fields. The form hides `unique` earlier, as indexes replace it. */
export const ownOfFields: StatedProperties = { unique: nested };

// The compiler refuses a property of collections that is in neither list.
const otherProperties = {
  id: true,
  created: true,
  updated: true,
  name: true,
  type: true,
  system: true,
  fields: true,
  viewQuery: true,
  indexes: true,
  listRule: true,
  viewRule: true,
  createRule: true,
  updateRule: true,
  deleteRule: true,
  idsByBackend: true,
  presentable: true,
  ids: true,
  maxPasswordLength: true,
} satisfies Record<Exclude<keyof Collection, keyof AccountOptions | keyof AuthOptions>, true>;

/** Properties of collections that are no options of accounts. */
export const noAccountOptions: readonly string[] = Object.keys(otherProperties);

/** Options of accounts with another default than their kind. */
export const ownOfAccounts: StatedProperties = {
  authRule: { zero: "" },
  passwordAuth: { zero: { enabled: true, identityFields: ["email"] } },
};

/** Properties that autodate fields lack. */
export const absentInAutodate: readonly string[] = ["required", "help"];

/** Version since which fields and options are properties of a collection itself. */
export const flatSince = flat.since;

// A multi-value field is blank text until first written, then an empty list.
const blankList = ['""', '"[]"'];

/** Filter literals that the backend treats as empty in a required field. */
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

/** Field types of newer backends, and the closest type here. Null where the backend fills in the value. */
export const laterTypes: Readonly<Record<string, FieldTypeName | null>> = {
  editor: "text",
  geoPoint: "json",
  autodate: null,
  password: null,
} satisfies Readonly<Record<LaterType, FieldTypeName | null>>;

/** Key of the fields in a file: `own` for this backend, `other` for the other era. */
const exchange = byVersion({ "v0.8": { own: "schema", other: "fields" }, "v0.23": { own: "fields", other: "schema" } });

// By field type and option.
type OptionValues<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** System collections that every backend since v0.23 has. */
export const systemCollections: readonly string[] = ["_superusers", "_mfas", "_otps", "_externalAuths", "_authOrigins"];

/** Facts about imports that differ by version. */
export const importFacts = {
  exchange,
  types: ["base", "auth", { since: "v0.13", show: ["view"] }],
  fieldTypes,
  /** Whether omitted keys of a collection stay unchanged. */
  keepsAbsent: byVersion<boolean>({ "v0.8": false, "v0.23": true }),
  /** Whether an import stores system flags, masked secrets and null groups as they are. */
  acceptsDamage: byVersion<boolean>({ "v0.8": false, "v0.23": true }),
  /** Whether a field counts as the stored field of the same name and type, under any id. */
  matchesFieldNames: byVersion<boolean>({ "v0.8": false, "v0.23": true }),
  /** Whether an import validates all collections, not only the imported ones. */
  checksAll: byVersion<boolean>({ "v0.8": true, "v0.23": false }),
  /** Whether a name is free once an earlier collection of the import gives it up. */
  freesNames: byVersion<boolean>({ "v0.8": false, "v0.13": true }),
  /** Whether new collections are stored before renamed ones. */
  newFirst: byVersion<boolean>({ "v0.8": false, "v0.23": true }),
  indexes: byVersion<"none" | "moved" | "refused">({ "v0.8": "none", "v0.14": "moved", "v0.23": "refused" }),
  systemFields,
  /** Whether a collection needs a field besides the system fields. */
  needsFields: byVersion<boolean>({ "v0.8": true, "v0.23": false }),
  /** Whether an import that deletes what is missing keeps system collections and fields. Else it is refused. */
  keepsSystem: byVersion<boolean>({ "v0.8": false, "v0.23": true }),
  /** Whether each name that begins with an underscore is reserved, instead of the system collections' names. */
  reservesUnderscores: byVersion<boolean>({ "v0.8": true, "v0.23": false }),
  /** System collections of every backend. */
  systemCollections: byVersion<readonly string[]>({ "v0.8": [], "v0.23": systemCollections }),
  reserved: byVersion<Readonly<Record<"base" | "auth", ReservedWords>>>({
    "v0.8": reserved,
    "v0.23": {
      // The backend takes them in another case.
      base: { inAnyCase: [], asWritten: [...laterReserved.base.inAnyCase, ...laterReserved.base.asWritten] },
      auth: laterReserved.auth,
    },
  }),
  /** Option defaults where 0 is rejected. */
  least: byVersion<OptionValues<number>>({
    "v0.8": minimumOptions,
    "v0.20": { ...minimumOptions, json: firstJsonLimit },
    "v0.23": {},
  }),
  /** Meaning of 0 as an option: another value, or null for no limit. */
  zeroMeans: byVersion<OptionValues<number | null | ByVersion<number>>>({ "v0.8": {}, "v0.23": zeroMeans }),
  /** Values of an option from which on it is no limit. */
  noLimitFrom: byVersion<OptionValues<number>>({ "v0.8": {}, "v0.23": { relation: { maxSelect: unlimited } } }),
  /** Whether a relation may refer to its collection by name. */
  targetsByName: byVersion<boolean>({ "v0.8": true, "v0.13": false }),
  /** Whether a relation outside a view may target a view. */
  viewTargets: byVersion<boolean>({ "v0.8": true, "v0.17": false }),
  /** Whether the target of a relation is fixed. */
  fixedTargets: byVersion<boolean>({ "v0.8": false, "v0.13": true, "v0.23": false }),
  /** Whether rules may still use the old name of a renamed collection. */
  knowsOldName: byVersion<boolean>({ "v0.8": true, "v0.23": false }),
};

/** Backend message for a body it cannot parse, such as one with an unknown field type. It gives no path. */
export const unreadableImport = "Failed to load the submitted data due to invalid formatting.";
