/** What one page before the session hands on to another, by names: in memory, as a part of a sign-in is a secret. */
export type Handed = Readonly<Record<string, string>>;

let current: { route: string; handed: Handed } | undefined;

/** Hands something on to the page at a route, and to no other. */
export const handOn = (route: string, handed: Handed): void => void (current = { route, handed });

/** What was handed on to the page at a route. */
export const handedTo = (route: string | undefined): Handed | undefined =>
  current?.route === route ? current?.handed : undefined;

/** Forgets what was handed on. */
export const forgetHanded = (): void => void (current = undefined);
