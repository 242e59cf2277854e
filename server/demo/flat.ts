import type { Collection } from "./collections";
import { uniqueIndex, type Field } from "./fields";

/** A field as backends since v0.23 take it: its options are next to its name. */
export type FlatField = { name: string; type: string } & Readonly<Record<string, unknown>>;

/** A collection as backends since v0.23 take it. */
export type FlatCollection = { name: string; type: string } & Readonly<Record<string, unknown>>;

const unlimited = 999;

const flatField = ({ name, type, required, options }: Field): FlatField => {
  const written = Object.entries(options).map(([key, value]) => [
    key,
    key === "maxSelect" ? (value ?? unlimited) : value,
  ]);
  const known = written.filter(([, value]) => value !== null);
  return { name, type, required, ...Object.fromEntries(known) };
};

// Later backends have no such fields unless they are asked for.
const times: readonly FlatField[] = [
  { name: "created", type: "autodate", onCreate: true },
  { name: "updated", type: "autodate", onCreate: true, onUpdate: true },
];

// Named, since fields stand in the order in which they are sent; the backend knows by their names that they are its own.
const id: FlatField = {
  name: "id",
  type: "text",
  required: true,
  primaryKey: true,
  min: 15,
  max: 15,
  pattern: "^[a-z0-9]+$",
  autogeneratePattern: "[a-z0-9]{15}",
};
const tokenKey: FlatField = {
  name: "tokenKey",
  type: "text",
  required: true,
  hidden: true,
  min: 30,
  max: 60,
  autogeneratePattern: "[a-zA-Z0-9]{50}",
};

// What every account had before v0.23, or its collection said of all of them.
const accountFields = ({ requireEmail, minPasswordLength }: AccountOptions): readonly FlatField[] => [
  { name: "password", type: "password", required: true, hidden: true, min: minPasswordLength },
  tokenKey,
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

/** The collection as backends since v0.23 take it, with the same fields and rules and some more fields. */
export function flat(collection: Collection, more: readonly FlatField[] = []): FlatCollection {
  const { schema, options: _, indexes, ...rest } = collection;
  const ofAccounts = isOfAccounts(collection) ? collection.options : undefined;
  const own = ofAccounts ? accountFields(ofAccounts) : [];
  return {
    ...rest,
    ...(ofAccounts && accountParts(ofAccounts)),
    fields: [id, ...own, ...schema.map(flatField), ...more, ...times],
    indexes: [...indexes, ...(ofAccounts ? [uniqueIndex(collection.name, "username")] : [])],
  };
}
