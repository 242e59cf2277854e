/** Named values that one signed-out page passes to another. In memory only, as parts of a sign-in are secrets. */
export type Handed = Readonly<Record<string, string>>;

let current: { route: string; handed: Handed } | undefined;

/** Passes values to the page at a route, and to no other. */
export const handOn = (route: string, handed: Handed): void => void (current = { route, handed });

/** Returns the values passed to the page at a route. */
export const handedTo = (route: string | undefined): Handed | undefined =>
  current?.route === route ? current?.handed : undefined;

/** Clears the passed values. */
export const forgetHanded = (): void => void (current = undefined);
