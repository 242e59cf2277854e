import { unlimited } from "../../definitions/backend/backend-limits";
import { systemFields } from "../../definitions/backend/system-fields";
import type { Collection } from "./collections";
import { uniqueIndex, type Field } from "./fields";

/** Field in the format of v0.23 and later: its options are properties of the field. */
export type FlatField = { name: string; type: string } & Readonly<Record<string, unknown>>;

/** Collection in the format of v0.23 and later. */
export type FlatCollection = { name: string; type: string } & Readonly<Record<string, unknown>>;

const flatField = ({ name, type, required, options }: Field): FlatField => {
  const written = Object.entries(options).map(([key, value]) => [
    key,
    key === "maxSelect" ? (value ?? unlimited) : value,
  ]);
  const known = written.filter(([, value]) => value !== null);
  return { name, type, required, ...Object.fromEntries(known) };
};

// Since v0.23 these fields exist only if they are created explicitly.
const times: readonly FlatField[] = [
  { name: "created", type: "autodate", onCreate: true },
  { name: "updated", type: "autodate", onCreate: true, onUpdate: true },
];

// Fields keep the order in which they are sent, so system fields are listed too. The backend recognises them by name.
const systemField = (wanted: "id" | "tokenKey"): FlatField => {
  const {
    type = "",
    since: _since,
    system: _system,
    ...options
  } = systemFields.find(({ name }) => name === wanted)!.field!;
  return { name: wanted, type, ...options };
};

// Before v0.23 these were columns of every auth collection, or options of the collection.
const accountFields = ({ requireEmail, minPasswordLength }: AccountOptions): readonly FlatField[] => [
  { name: "password", type: "password", required: true, hidden: true, min: minPasswordLength },
  systemField("tokenKey"),
  { name: "email", type: "email", required: requireEmail },
  { name: "emailVisibility", type: "bool" },
  { name: "verified", type: "bool" },
  { name: "username", type: "text", required: true, min: 3, max: 150, pattern: "^[\\w][\\w.-]*$" },
];

interface AccountOptions {
  requireEmail: boolean;
  minPasswordLength: number;
  manageRule: string | null;
}

const accountParts = ({ manageRule }: AccountOptions): object => ({
  manageRule,
  passwordAuth: { enabled: true, identityFields: ["username", "email"] },
});

const isOfAccounts = (collection: Collection): collection is Collection & { options: AccountOptions } =>
  collection.type === "auth";

/** Converts a collection to the format of v0.23, with additional fields. */
export function flattenCollection(collection: Collection, more: readonly FlatField[] = []): FlatCollection {
  const { schema, options: _, indexes, ...rest } = collection;
  const ofAccounts = isOfAccounts(collection) ? collection.options : undefined;
  const own = ofAccounts ? accountFields(ofAccounts) : [];
  return {
    ...rest,
    ...(ofAccounts && accountParts(ofAccounts)),
    fields: [systemField("id"), ...own, ...schema.map(flatField), ...more, ...times],
    indexes: [...indexes, ...(ofAccounts ? [uniqueIndex(collection.name, "username")] : [])],
  };
}
