import type { Available } from "../language/availability";

/** How two values are compared in a filter, and what each comparison is called. */
export const operators = {
  "=": "equal",
  "!=": "not equal",
  ">": "greater",
  ">=": "greater or equal",
  "<": "less",
  "<=": "less or equal",
  "~": "contains",
  "!~": "does not contain",
} as const;

/** How comparisons are joined. They have the same rank and are read from left to right. */
export const joins = { "&&": "and", "||": "or" } as const;

/** Words that begin with @ and stand for a value: the moment of the request, parts of it, and moments about it. */
export const macros = [
  "@now",
  {
    since: "v0.18",
    show: ["@second", "@minute", "@hour", "@weekday", "@day", "@month", "@year"],
  },
  { since: "v0.18", show: ["@todayStart", "@todayEnd", "@monthStart", "@monthEnd", "@yearStart", "@yearEnd"] },
  { since: "v0.24", show: ["@yesterday", "@tomorrow"] },
] as const satisfies readonly (string | Available<string>)[];

/** Values that are written as words, in any case. */
export const literals = ["true", "false", "null"] as const;

/** What `~` finds in no text unless a "%" stands beside it: the backend escapes it in a way that its database does not know. */
export const needsWildcard = /[_\\]/;

/** The names of fields that a filter can use: the backend reads none that begins with a digit. */
export const nameInFilters = /^[A-Za-z_]/;

/** The term that finds a record by its id. */
export const idTerm = 'id="{id}"';

/**
 * What is true of every record, and what only admins may ask: with it a dead token is refused, which else would be
 * answered with what guests may see. Without quotes, that it closes none in front of it.
 */
export const adminsAlone = "@request.method != null";

/** Finds the links of an account to providers, where these are records of their own. */
export const linksOfAccount = `collectionRef="{collection}" && recordRef="{id}" && ${adminsAlone}`;
