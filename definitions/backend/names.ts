import { byVersion } from "../language/availability";
import type { ReservedWords } from "../language/line";

/** The fields of an account by which somebody knows it. */
export const accountNamings = [{ before: "v0.23", show: ["username"] }, "email"] as const;

/** The fields of an account that no other record has. */
export const accountFields = [...accountNamings, "emailVisibility", "verified"] as const;

const ofRecords = ["id", { before: "v0.23", show: ["created", "updated"] }] as const;

/** The fields that the backend gives to every record, and to accounts. */
export const systemFields = { base: ofRecords, auth: [...ofRecords, ...accountFields] } as const;

/** What the backend takes as the name of a collection, whose table its database must not keep for itself, and of a field. */
export const namePatterns = { collection: /^(?!sqlite_)[a-z0-9]\w*$/i, field: /^\w+$/ } as const;

/**
 * Names that no field can have: of any collection, and besides of accounts. Those of columns are taken in any case, since
 * the database tells no columns apart by it.
 */
export const reserved = {
  base: {
    inAnyCase: ["id", "created", "updated"],
    asWritten: ["collectionId", "collectionName", "expand", "true", "false", "null"],
  },
  auth: {
    inAnyCase: [
      "username",
      "email",
      "emailVisibility",
      "verified",
      "tokenKey",
      "passwordHash",
      "lastResetSentAt",
      "lastVerificationSentAt",
    ],
    asWritten: ["password", "passwordConfirm", "oldPassword"],
  },
} as const satisfies Readonly<Record<string, ReservedWords>>;

/** The same since v0.23, when fields of the system are in the list of fields, too. */
export const laterReserved = {
  base: { inAnyCase: ["_rowid_"], asWritten: ["collectionId", "collectionName", "expand", "true", "false", "null"] },
  auth: { inAnyCase: [], asWritten: ["passwordConfirm", "oldPassword"] },
} as const satisfies Readonly<Record<string, ReservedWords>>;

/** The id of the collection of accounts that a fresh backend has, to which fields of the old type for users relate. */
export const usersCollection = "_pb_users_auth_";

/** What those are called who may do everything. */
export const roleNames = {
  admins: byVersion({ "v0.8": "admins", "v0.23": "superusers" }),
  Admins: byVersion({ "v0.8": "Admins", "v0.23": "Superusers" }),
};

/** The collection of superusers, of whom one must stay. */
export const superusersCollection = "_superusers";

/** The sort of records that has the newest first. Views take none. */
export const newestFirst = byVersion<"-created" | "-@rowid">({ "v0.8": "-created", "v0.23": "-@rowid" });

/** The path of the application's address in the settings: links in mails begin with it. */
export const applicationUrl = byVersion({ "v0.8": "meta.appUrl", "v0.23": "meta.appURL" });
