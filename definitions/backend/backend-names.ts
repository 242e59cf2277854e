import { byVersion } from "../language/availability";
import type { Path } from "../language/path";
import type { Settings } from "../types/settings";
import { usualIds } from "./backend-limits";

/** Formats of the fields that hold a name. */
export type NameFormat = "collection-name" | "field-name";

/** Rules of new names: pattern, greatest length, and in words what a name may begin with. */
export interface NameRules {
  like: RegExp;
  most: number;
  start: string;
}

const olderStart = "a letter or digit";
const anyStart = "a letter, digit or underscore";

/** Rules of new names. SQLite reserves its own table prefix, back relations "_via_". */
export const nameRules = byVersion<Readonly<Record<NameFormat, NameRules>>>({
  "v0.8": {
    "collection-name": { like: /^(?!sqlite_)[a-z0-9]\w*$/i, most: 255, start: olderStart },
    "field-name": { like: /^\w+$/, most: 255, start: anyStart },
  },
  "v0.22": {
    "collection-name": { like: /^(?!sqlite_)(?!\w*_via_)[a-z0-9]\w*$/i, most: 255, start: olderStart },
    "field-name": { like: /^(?!\w*_via_)\w+$/i, most: 255, start: anyStart },
  },
  "v0.23": {
    "collection-name": { like: /^(?!sqlite_)(?!\w*_via_)\w+$/i, most: 255, start: anyStart },
    "field-name": { like: /^(?!\w*_via_)\w+$/i, most: 100, start: anyStart },
  },
});

/** Id of the default users collection. The legacy user field type relates to it. */
export const usersCollection = "_pb_users_auth_";

const accentPath: Path<Settings> & "meta.accentColor" = "meta.accentColor";
/** Setting with the colour of the dashboard, and the colour of a new backend. */
export const accentColour = { path: accentPath, initial: "#1055c9" } as const;

/** Display names of the administrator role, which texts of screens insert as {admin} and so on. */
export const roleNames = {
  admin: byVersion({ "v0.8": "admin", "v0.23": "superuser" }),
  admins: byVersion({ "v0.8": "admins", "v0.23": "superusers" }),
  Admins: byVersion({ "v0.8": "Admins", "v0.23": "Superusers" }),
};

/** Whether admins are records of `_superusers`, the first of which is created by an install link. */
export const hasSuperusersCollection = byVersion<boolean>({ "v0.8": false, "v0.23": true });

/** Collection of superusers, which cannot become empty. */
export const superusersCollection = "_superusers";

/** Sort key for the newest records first. Views support none. */
export const newestFirst = byVersion<"-created" | "-@rowid">({ "v0.8": "-created", "v0.23": "-@rowid" });

/** Settings path of the application URL, the base of links in emails. */
export const applicationUrl = byVersion({ "v0.8": "meta.appUrl", "v0.23": "meta.appURL" });

/** Characters that no record id may contain. */
export const forbiddenInIds = byVersion({
  "v0.8": `@#$&|.,'"\\/ `,
  "v0.23": "/\\",
  "v0.33": `./\\|"'\`<>:?*%$ `,
});

/**
 * Go regular expressions of the backend itself: of ids up to v0.22 and by default since v0.23, of usernames up to v0.18
 * and since v0.19. Since v0.23 they are options of fields.
 */
export const ownPatterns = {
  id: "^.{15}$",
  laterId: usualIds.pattern,
  username: String.raw`^[\w][\w\.]*$`,
  usernameWithHyphen: String.raw`^[\w][\w\.\-]*$`,
} as const;
