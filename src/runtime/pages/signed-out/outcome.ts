/**
 * Outcome of a page's calls: done, continued on another page, refused for good, or superseded by another admin.
 * "refused": no retry helps; `isOfToken` tells whether the token is the cause.
 */
export type CallsOutcome =
  | { kind: "done"; data: unknown; answer: unknown }
  | { kind: "elsewhere"; leadsTo: string; says: string | undefined; handed: PassedValues }
  | { kind: "refused"; reason: string; isOfToken: boolean }
  | { kind: "conflict" };

/** Named values that one signed-out page passes to another. In memory only, as a sign-in has secrets. */
export type PassedValues = Readonly<Record<string, string>>;

let current: { route: string; handed: PassedValues } | undefined;

/** Passes values to the page at a route, and to no other. */
export const passValuesTo = (route: string, handed: PassedValues): void => void (current = { route, handed });

/** Returns the values passed to the page at a route. */
export const readPassedValues = (route: string | undefined): PassedValues | undefined =>
  current?.route === route ? current?.handed : undefined;

/** Clears the passed values. */
export const clearPassedValues = (): void => void (current = undefined);
