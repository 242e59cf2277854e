import { byVersion } from "../language/availability";

/** Whether responses reveal that a secret is stored. */
export const revealsSecrets = byVersion({ "v0.8": true, "v0.23": false });

/** Default time limit of a call, in milliseconds. Uploads have none. */
export const callTimeLimit = 30_000;

/** How long a success proves the session for writes that the backend also serves to guests, in milliseconds. */
export const proofLasts = 2000;

/** Generic backend message, which Sextant reuses. The log has the cause, except for calls to the logs. */
export const generic = { message: "Something went wrong while processing your request.", notLogged: "api/logs/" };

/** Number of rows that are shown as samples of a view. */
export const sampleSize = 5;

/** Default avatar of an admin. */
export const defaultAvatar = 0;

/** Path of the backend's own dashboard. It redirects to the flag while no admin exists. */
export const backendDashboard = { path: "/_/", flag: "installer" };

/** Local storage key of the session, shared with the backend's own dashboard: `token` and `model`. */
export const sessionKey = "pb_admin_auth";

/** Most ids in one filter. The backend rejects longer chains and longer URLs. */
export const idsPerFilter = byVersion({ "v0.8": 50, "v0.22": 40 });

/** Most ids next to another filter, which needs room too. */
export const idsWithFilter = 10;

/**
 * Filter limits with some room for other query parameters: comparisons, characters, and encoded bytes. From v0.22.25 to
 * v0.22.52 the complete query has at most 2,048 bytes.
 */
export const filterLimits = {
  comparisons: 150,
  characters: 3000,
  encoded: byVersion({ "v0.8": 12_000, "v0.22": 1500, "v0.23": 12_000 }),
};

/** Default shortest account password, in bytes. */
export const leastPasswordLength = 8;

/** Longest email address in characters (RFC 5321). */
export const longestEmail = 254;

/**
 * Whether reducing a field to one value deletes all but the last at once. Before v0.14 the next save of each record
 * deletes all but the first.
 */
export const truncatesAtOnce = byVersion<boolean>({ "v0.8": false, "v0.14": true });

/** Whether a view query can be tested without saving it. */
export const canTestViewQuery = byVersion<boolean>({ "v0.8": false, "v0.37": true });

/** Query of a view whose rows can be read: the one that is stored, or any. */
export const viewSamples = byVersion<"stored" | "any">({ "v0.8": "stored", "v0.39": "any" });

/**
 * Whether a deleted id is cleared from only the last of several fields. Until v0.8 each field is cleared in the
 * unchanged record.
 */
export const clearsOnlyLastRelation = byVersion<boolean>({ "v0.8": true, "v0.9": false });

/** Limit that stands for "no limit" in a relation, as higher ones do. Since v0.23 a blank limit means one. */
export const unlimited = 999;

/** Limits for "no limit": the backend's dashboard writes the first, its upgrade the second. */
export const unlimitedValues: readonly unknown[] = [unlimited, 2_147_483_647];

/** Length of a new id of a record, collection or admin, in characters. */
export const idLength = 15;

// Default pattern of record ids.
export const usualIds = {
  min: idLength,
  max: idLength,
  pattern: "^[a-z0-9]+$",
  autogeneratePattern: `[a-z0-9]{${idLength}}`,
};

/**
 * Value that the backend uses for an option of 0 since v0.23: another number, or null for no limit. It is also the
 * default of a new field.
 */
export const zeroMeans = {
  text: { min: null, max: null },
  password: { min: null, max: 71 },
  select: { maxSelect: 1 },
  relation: { minSelect: null, maxSelect: 1 },
  file: { maxSelect: 1, maxSize: 5_242_880 },
  editor: { maxSize: 5_242_880 },
  json: { maxSize: byVersion<number>({ "v0.8": 5_242_880, "v0.28": 1_048_576 }) },
} as const;

/** Options that may not be 0 before v0.23, and the defaults of a new field. */
export const minimumOptions = {
  select: zeroMeans.select,
  file: zeroMeans.file,
  relation: { maxSelect: zeroMeans.relation.maxSelect },
} as const;

/** The same for JSON, from v0.20 to v0.22. */
export const firstJsonLimit = { maxSize: 2_000_000 } as const;

/** Placeholder for a secret in responses. Never sent back, as it would become the secret. */
export const redacted = "******";
