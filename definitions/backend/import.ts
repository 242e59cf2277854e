import type { AuthOptions } from "../types/collection";
import type { FieldOptions, FieldTypeName } from "../types/field";
import { rules } from "./rules";

/** The rules that any collection has, in the order in which they are told. */
export const ruleNames = Object.keys(rules).filter((rule) => rule !== "manageRule");

/** Where a collection of accounts has its providers, since v0.23. */
export const providersOfAccounts = { group: "oauth2", list: "providers" } as const;

/** The options that the backend gives to a field where an import says nothing. Other keys it drops. */
export const zeroOptions = {
  text: { min: null, max: null, pattern: "" },
  number: { min: null, max: null },
  bool: {},
  email: { exceptDomains: null, onlyDomains: null },
  url: { exceptDomains: null, onlyDomains: null },
  date: { min: "", max: "" },
  select: { maxSelect: 0, values: null },
  json: {},
  file: { maxSelect: 0, maxSize: 0, mimeTypes: null, thumbs: null },
  relation: { collectionId: "", cascadeDelete: false, maxSelect: null },
} as const satisfies {
  [Type in Exclude<keyof FieldOptions, "user" | "editor" | "autodate" | "geoPoint" | "password">]: Partial<
    Record<keyof FieldOptions[Type], unknown>
  >;
};

/** The same for a collection of accounts. Other collections have no options. */
export const zeroAuthOptions = {
  manageRule: null,
  allowOAuth2Auth: false,
  allowUsernameAuth: false,
  allowEmailAuth: false,
  requireEmail: false,
  exceptEmailDomains: null,
  onlyEmailDomains: null,
  minPasswordLength: 0,
} as const satisfies Partial<Record<keyof AuthOptions, unknown>>;

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
export const laterTypes: Readonly<Record<string, keyof typeof zeroOptions | null>> = {
  editor: "text",
  geoPoint: "json",
  autodate: null,
  password: null,
};

/** The kind of a value of an import, in the words of the schemas. */
export interface ExchangedKind {
  type: "string" | "boolean" | "array" | "object";
}

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const list = { type: "array" } as const;
const object = { type: "object" } as const;

type Kinds = Readonly<Record<string, ExchangedKind>>;

/**
 * What a collection, beside the moments that are its own, and a field may have: other keys the backend drops in
 * silence. A value of another kind has it read nothing of an import, nor has one in the options of a field; one that is
 * null is none.
 */
export const exchangedKinds: { collection: Kinds; field: Kinds } = {
  collection: {
    id: text,
    system: flag,
    name: text,
    type: text,
    schema: list,
    options: object,
    ...Object.fromEntries(ruleNames.map((rule) => [rule, text] as const)),
  },
  field: {
    id: text,
    name: text,
    type: text,
    system: flag,
    required: flag,
    unique: flag,
    options: object,
  },
};

/** What the backend says to what it cannot read, such as an unknown type of field, without saying where. */
export const unreadableImport = "Failed to load the submitted data due to invalid formatting.";
