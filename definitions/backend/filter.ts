import { byVersion, type Availability, type Available } from "../language/availability";

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

/** What stands before an operator that asks of several values, such as those of a relation, that one is so. */
export const anySign = "?";

/** What filters of later versions may have besides, each since the parser of that version reads it. */
export const filterParts = [
  // A sign before an operator, numbers below zero, and names that lead on from a relation that is sent.
  { since: "v0.11", show: ["any", "negative", "sentRelations"] },
  // From "//" to the end of the line, and another name for a collection: "@collection.NAME:alias.".
  { since: "v0.20", show: ["comments", "aliases"] },
  // Records that relate to this one, by "COLLECTION_via_FIELD"; quotes within brackets stay as they are written.
  { since: "v0.22", show: ["backRelations", "ownQuotes"] },
  // A backslash escapes one that follows it (v0.39.9).
  { since: "v0.39", show: ["escapes"] },
] as const satisfies readonly Available<string>[];

/** Modifiers: they follow a name after a colon, and change its value or its condition. */
export const modifiers = [
  { since: "v0.11", show: ["isset", "length", "each"] },
  { since: "v0.24", show: ["lower"] },
  { since: "v0.34", show: ["changed"] },
] as const satisfies readonly Available<string>[];

/** The modifiers of fields with several values; the backend takes them of any field, but not of all that is sent. */
export const severalModifiers: readonly string[] = ["length", "each"];

/** A value that is worked out of others: how many it takes, and of which kinds each can be. The last kinds are those of all further ones, too. */
export interface FilterFunction extends Availability {
  name: string;
  least: number;
  most: number;
  takes: readonly (readonly ("name" | "number" | "text" | "call")[])[];
}

/** Functions of filters. */
export const functions: readonly FilterFunction[] = [
  { since: "v0.27", name: "geoDistance", least: 4, most: 4, takes: [["name", "number"]] },
  { since: "v0.36", name: "strftime", least: 1, most: 10, takes: [["text"], ["name", "number", "text"], ["text"]] },
];

/** What stands between a collection and the field by which its records relate to this one. */
export const backRelation = "_via_";

/** How comparisons are joined. */
export const joins = { "&&": "and", "||": "or" } as const;

/** Whether joins have the same rank and are read from left to right. Since v0.10 "&&" is joined before "||". */
export const joinsFromLeft = byVersion<boolean>({ "v0.8": true, "v0.10": false });

/** The operator that finds an id among those of a relation. Since v0.11 the other one asks that it is all of them. */
export const amongOperator = byVersion({ "v0.8": "=", "v0.11": "?=" });

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

/**
 * What `~` finds in no text unless a "%" stands beside it, which makes "_" any character: until v0.9 the backend escapes
 * it in a way that its database does not know. A backslash is read in several ways by later ones, too.
 */
export const needsWildcard = byVersion({ "v0.8": /[_\\]/, "v0.10": /\\/ });

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
