import { byVersion, type Availability, type Available } from "../language/availability";

/** Comparison operators and their labels. */
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

/** Prefix of an operator that requires only one of several values to match. */
export const anyPrefix = "?";

/** Filter syntax added by later versions. */
export const filterSyntax = [
  // "?" before an operator, negative numbers, and paths through relations in request data.
  { since: "v0.11", show: ["any", "negative", "sentRelations"] },
  // "//" comments up to the end of the line, and collection aliases: "@collection.NAME:alias.".
  { since: "v0.20", show: ["comments", "aliases"] },
  // Back-relations "COLLECTION_via_FIELD". Quotes inside brackets need no extra escape.
  { since: "v0.22", show: ["backRelations", "ownQuotes"] },
  // A backslash escapes another backslash (v0.39.9).
  { since: "v0.39", show: ["escapes"] },
] as const satisfies readonly Available<string>[];

/** Modifiers after a colon, which change the value or the condition. */
export const modifiers = [
  { since: "v0.11", show: ["isset", "length", "each"] },
  { since: "v0.24", show: ["lower"] },
  { since: "v0.34", isHarmless: true, show: ["changed"] },
] as const satisfies readonly Available<string>[];

/** Modifiers for fields with several values. The backend accepts them on any field, but not on all request data. */
export const severalModifiers: readonly string[] = ["length", "each"];

/**
 * Function in filters: argument counts, and the kinds that each argument accepts. The last kinds apply to all further
 * arguments.
 */
export interface FilterFunction extends Availability {
  name: string;
  least: number;
  most: number;
  takes: readonly (readonly ("name" | "number" | "text" | "call")[])[];
}

/** Functions in filters. */
export const functions: readonly FilterFunction[] = [
  { since: "v0.27", name: "geoDistance", least: 4, most: 4, takes: [["name", "number"]] },
  { since: "v0.36", name: "strftime", least: 1, most: 10, takes: [["text"], ["name", "number", "text"], ["text"]] },
];

/** Separator between the collection and the field of a back-relation. */
export const backRelation = "_via_";

/** Logical operators and their labels. */
export const joins = { "&&": "and", "||": "or" } as const;

/** Whether "&&" and "||" have equal precedence, from left to right. Since v0.10 "&&" binds tighter. */
export const joinsFromLeft = byVersion<boolean>({ "v0.8": true, "v0.10": false });

/** Operator that finds an id in a relation. Since v0.11 "=" requires all ids to match. */
export const anyOfOperator = byVersion({ "v0.8": "=", "v0.11": "?=" });

/** Macros that start with @: the request time, its parts, and dates derived from it. */
export const macros = [
  "@now",
  {
    since: "v0.18",
    show: ["@second", "@minute", "@hour", "@weekday", "@day", "@month", "@year"],
  },
  { since: "v0.18", show: ["@todayStart", "@todayEnd", "@monthStart", "@monthEnd", "@yearStart", "@yearEnd"] },
  { since: "v0.24", show: ["@yesterday", "@tomorrow"] },
] as const satisfies readonly (string | Available<string>)[];

/** Literal words, case-insensitive. */
export const literals = ["true", "false", "null"] as const;

/**
 * Characters that `~` matches only next to a "%", which turns "_" into a wildcard. Until v0.9 the backend's escape is
 * unknown to its database. Later versions read a backslash in several ways.
 */
export const needsWildcard = byVersion({ "v0.8": /[_\\]/, "v0.10": /\\/ });

/** Field names usable in filters: the backend rejects a leading digit. */
export const nameInFilters = /^[A-Za-z_]/;

/** Filter term for a record id. */
export const idTerm = 'id="{id}"';

/**
 * Term that is always true but requires an admin. With it the backend rejects an expired token, instead of answering as
 * to a guest. It has no quotes, so it cannot close one before it.
 */
export const adminOnlyTerm = "@request.method != null";

/** Filter for one record, which only an admin may read in this way. */
export const recordById = `${idTerm} && ${adminOnlyTerm}` as const;

/** Filter for the provider links of an account, where links are records. */
export const linksOfAccount = `collectionRef="{collection}" && recordRef="{id}" && ${adminOnlyTerm}`;
