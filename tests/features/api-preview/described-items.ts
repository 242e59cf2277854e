import type { AuthOptions, Collection } from "../../../definitions/types/collection";
import { describedItem } from "../../../src/features/api-preview/model/described";

const field = (name: string, type: string, options: object = {}, required = false) => ({
  id: `${name}_id`,
  name,
  type,
  required,
  unique: false,
  system: false,
  ...options,
});

const kept = { id: "boats0000000000", created: "", updated: "", system: false };

/** Public collection with each type of field and awkward names. */
export const boats = describedItem({
  ...kept,
  name: "boats",
  type: "base",
  fields: [
    field("title", "text", { min: 6, max: 10 }, true),
    field("length", "number", { min: 500 }),
    field("afloat", "bool"),
    field("contact", "email", { onlyDomains: ["port.example.org"] }),
    field("site", "url"),
    field("launched", "date", { min: "2024-01-01 00:00:00.000Z" }),
    field("kind", "select", { values: ["it's $a \\ boat", "ferry"], maxSelect: 1 }),
    field("2tags", "select", { values: ["fast", "old"], maxSelect: 2 }, true),
    field("papers", "json"),
    field("photos", "file", { maxSelect: 3 }),
    field("home", "relation", { maxSelect: 1 }),
    field("berths", "relation", { maxSelect: null }),
  ],
  listRule: "",
  viewRule: "",
  createRule: "",
  updateRule: "@request.auth.id != ''",
  deleteRule: null,
} satisfies Omit<Collection, keyof AuthOptions | "manageRule">);

/** Accounts for admins only, with these ways to sign in. */
export const crew = (ways: object = {}) =>
  describedItem({
    ...kept,
    id: "crew00000000000",
    name: "crew",
    type: "auth",
    fields: [field("nick", "text")],
    listRule: null,
    viewRule: null,
    createRule: null,
    updateRule: null,
    deleteRule: null,
    allowUsernameAuth: true,
    allowEmailAuth: true,
    allowOAuth2Auth: true,
    requireEmail: true,
    minPasswordLength: 10,
    ...ways,
  });

const openRules = {
  listRule: "",
  viewRule: "",
  createRule: "",
  updateRule: "@request.auth.id != ''",
  deleteRule: null,
};

const dates = [
  field("created", "autodate", { onCreate: true }),
  field("updated", "autodate", { onCreate: true, onUpdate: true }),
];

/** Collection in the shape of v0.23 and later. */
export const laterBoats = describedItem({
  ...boats,
  fields: [
    ...boats.fields,
    field("story", "editor"),
    field("key", "password", { min: 9 }),
    field("serial", "text", { autogeneratePattern: "[0-9]{4}" }, true),
    field("secret", "text", { hidden: true }, true),
    field("place", "geoPoint"),
    ...dates,
  ],
  indexes: ["CREATE UNIQUE INDEX `idx_title` ON `boats` (`title`)"],
});

/** View in the shape of v0.23 and later. */
export const laterView = describedItem({
  id: "pbc_1",
  name: "boat_names",
  type: "view",
  fields: [field("title", "text")],
  ...openRules,
  createRule: null,
  updateRule: null,
});

/** Accounts in the shape of v0.23 and later, with these ways to sign in. */
export const laterCrew = (ways: object = {}) =>
  describedItem({
    id: "pbc_2",
    name: "crew",
    type: "auth",
    fields: [field("nick", "text"), ...dates],
    ...openRules,
    passwordAuth: { enabled: true, identityFields: ["email", "nick"] },
    oauth2: { enabled: true },
    otp: { enabled: true, duration: 180 },
    mfa: { enabled: true, duration: 1800 },
    requireEmail: true,
    minPasswordLength: 10,
    ...ways,
  });
