/** The fields that the backend gives to every record, and to accounts. */
export const systemFields = {
  base: ["id", "created", "updated"],
  auth: ["id", "created", "updated", "username", "email", "emailVisibility", "verified"],
} as const;

/** What the backend takes as the name of a collection, and of a field. */
export const namePatterns = { collection: /^[A-Za-z0-9]\w*$/, field: /^\w+$/ } as const;

/** Names that no field can have: of any collection, and besides of accounts. */
export const reserved = {
  base: ["id", "created", "updated", "collectionId", "collectionName", "expand", "true", "false", "null"],
  auth: [
    "username",
    "email",
    "emailVisibility",
    "verified",
    "tokenKey",
    "passwordHash",
    "lastResetSentAt",
    "lastVerificationSentAt",
    "password",
    "passwordConfirm",
    "oldPassword",
  ],
} as const;

/** The id of the collection of accounts that a fresh backend has, to which fields of the old type for users relate. */
export const usersCollection = "_pb_users_auth_";
