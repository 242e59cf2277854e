import { byVersion } from "../language/availability";

export { unlimited } from "./dialects/collection";
export { idLength, usualIds, zeroMeans } from "./dialects/listed-collection";
export { redacted } from "./dialects/settings";

/** Whether an answer tells that a secret is stored. */
export const tellsSecrets = byVersion({ "v0.8": true, "v0.23": false });

/** How long the answer to a call is waited for, in milliseconds, unless the call says otherwise. What sends files has no limit. */
export const callTimeLimit = 30_000;

/** What the backend says when it says nothing, and so do we: its log knows more, except of calls to the logs themselves. */
export const generic = { message: "Something went wrong while processing your request.", notLogged: "api/logs/" };

/** The avatar of an admin who has chosen none. */
export const defaultAvatar = 0;

/** Where the backend's own dashboard stands, which redirects to a flag while there is no admin. */
export const ownDashboard = { path: "/_/", flag: "installer" };

/** The key under which local storage has the session: the backend's own dashboard keeps its own there, as token and model. */
export const sessionKey = "pb_admin_auth";

/** How many ids, or other terms, one filter asks for: of longer chains, or longer addresses, the backend refuses all. */
export const idsPerFilter = byVersion({ "v0.8": 50, "v0.22": 40 });

/** How many of them are asked for beside another filter, which takes room, too. */
export const idsBesideFilter = 10;

/**
 * How much a filter may have, with some room for what else a request asks for: comparisons, characters, and bytes once
 * it is encoded. From v0.22.25 to v0.22.52 all that an address asks for has 2,048 bytes.
 */
export const filterLimits = {
  comparisons: 150,
  characters: 3000,
  encoded: byVersion({ "v0.8": 12_000, "v0.22": 1500, "v0.23": 12_000 }),
};

/** What an option of a field is where the backend refuses zero, and in a new field. */
export const leastOptions = {
  select: { maxSelect: 1 },
  file: { maxSelect: 1, maxSize: 5_242_880 },
  relation: { maxSelect: 1 },
} as const;

/** How long a password of an account is at least, in bytes, unless its collection says otherwise. */
export const leastPasswordLength = 8;

/** The longest email address, in characters (RFC 5321). */
export const longestEmail = 254;

/** Whether a field that holds one value from now on loses the others at once, all but the last; before, with the next save of each record, all but the first. */
export const cutsAtOnce = byVersion<boolean>({ "v0.8": false, "v0.14": true });

/** Whether the query of a view can be tried without saving it. */
export const triesViews = byVersion<boolean>({ "v0.8": false, "v0.37": true });

/**
 * Whether the backend clears the id of a deleted record from only the last of several fields that have it: until v0.8 it
 * clears each in the record as it was before.
 */
export const clearsLastOnly = byVersion<boolean>({ "v0.8": true, "v0.9": false });
