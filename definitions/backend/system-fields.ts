import type { Availability, Available } from "../language/availability";
import type { ReservedWords } from "../language/line";
import type { RecordRow } from "../types/record";
import { usualIds } from "./backend-limits";

type RuleName = Exclude<keyof RecordRow, "collectionId" | "collectionName">;

/** Field that the backend itself adds to a collection. */
interface SystemField extends Availability {
  name: RuleName | "password" | "tokenKey";
  /** All collections have it, or only collections of accounts. */
  of: "base" | "auth";
  /** Names an account. */
  identifies?: true;
  /** Unknown to rules, and never answered. */
  hidden?: true;
  /** Its properties in a new collection. Before, it is not listed. */
  field?: Availability & { type: string; system: true } & Readonly<Record<string, unknown>>;
  /** Properties that an import cannot change. */
  fixed?: readonly string[];
  /** Condition of the unique index that the backend requires since v0.23; blank for all values. */
  unique?: string;
}

const listed = { since: "v0.23", system: true } as const;
const hiddenText = { ...listed, type: "text", required: true, hidden: true } as const;

/** All system fields, in the order in which the backend adds them. */
export const systemFields: readonly SystemField[] = [
  {
    name: "id",
    of: "base",
    field: { ...hiddenText, hidden: false, primaryKey: true, ...usualIds },
    fixed: ["system", "required", "primaryKey", "hidden"],
  },
  { before: "v0.23", name: "created", of: "base" },
  { before: "v0.23", name: "updated", of: "base" },
  {
    since: "v0.23",
    name: "password",
    of: "auth",
    hidden: true,
    field: { ...listed, type: "password", hidden: true, required: true, min: 8 },
    fixed: ["system", "required", "hidden"],
  },
  {
    name: "tokenKey",
    of: "auth",
    hidden: true,
    field: { ...hiddenText, min: 30, max: 60, autogeneratePattern: "[a-zA-Z0-9]{50}" },
    fixed: ["system", "required", "hidden"],
    unique: "",
  },
  { before: "v0.23", name: "username", of: "auth", identifies: true },
  {
    name: "email",
    of: "auth",
    identifies: true,
    field: { ...listed, type: "email", required: true },
    fixed: ["system", "hidden"],
    unique: "`email` != ''",
  },
  { name: "emailVisibility", of: "auth", field: { ...listed, type: "bool" }, fixed: ["system"] },
  { name: "verified", of: "auth", field: { ...listed, type: "bool" }, fixed: ["system"] },
];

/** Availability of a system field. */
export const spanOf = (wanted: SystemField["name"]): Availability => {
  const { since, before } = systemFields.find(({ name }) => name === wanted)!;
  return { ...(since && { since }), ...(before && { before }) };
};

const isInRules = (field: SystemField): field is SystemField & { name: RuleName } => !field.hidden;

const namesOf = (has: (field: SystemField) => boolean): readonly (RuleName | Available<RuleName>)[] =>
  systemFields
    .filter(isInRules)
    .filter(has)
    .map(({ before, name }) => (before ? { before, show: [name] } : name));

/** Fields that name an account. */
export const accountIdentityFields = namesOf(({ identifies }) => identifies === true);

/** Fields of accounts that rules know, besides those of every record. */
export const accountFields = namesOf(({ of }) => of === "auth");

/** System fields that rules know: those of every record, and of accounts. */
export const namesInRules = {
  base: namesOf(({ of }) => of === "base"),
  auth: namesOf(() => true),
};

/** System fields that are in the list of fields since v0.23. */
export const listedSystemFields: readonly string[] = systemFields.flatMap(({ name, field }) => (field ? [name] : []));

/** System fields whose unique indexes the backend requires. */
export const uniqueSystemFields: readonly string[] = systemFields.flatMap(({ name, unique }) =>
  unique === undefined ? [] : [name],
);

const columns = (collections: "base" | "auth"): string[] =>
  systemFields.flatMap(({ name, of, since }) => (of === collections && !since ? [name] : []));

const ofRecords = ["collectionId", "collectionName", "expand", "true", "false", "null"];
const ofBodies = ["passwordConfirm", "oldPassword"];

/**
 * Reserved field names, for all collections and additionally for accounts. Column names are case-insensitive in the
 * database.
 */
export const reserved: Readonly<Record<SystemField["of"], ReservedWords>> = {
  base: { inAnyCase: columns("base"), asWritten: ofRecords },
  auth: {
    inAnyCase: [...columns("auth"), "passwordHash", "lastResetSentAt", "lastVerificationSentAt"],
    asWritten: ["password", ...ofBodies],
  },
};

/** Reserved names since v0.23, when system fields are part of the field list. */
export const laterReserved: typeof reserved = {
  base: { inAnyCase: ["_rowid_"], asWritten: ofRecords },
  auth: { inAnyCase: [], asWritten: ofBodies },
};
