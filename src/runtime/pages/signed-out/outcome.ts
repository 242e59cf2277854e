import type { PassedValues } from "./passed-values";

/**
 * Outcome of a page's calls: done, continued on another page, refused for good, or superseded by another admin.
 * "refused": no retry helps; `isOfToken` tells whether the token is the cause.
 */
export type CallsOutcome =
  | { kind: "done"; data: unknown; answer: unknown }
  | { kind: "elsewhere"; leadsTo: string; says: string | undefined; handed: PassedValues }
  | { kind: "refused"; reason: string; isOfToken: boolean }
  | { kind: "conflict" };
