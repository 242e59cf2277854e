import { environmentName } from "./environment";

/** One of several backends that the front serves. */
export interface Environment {
  /** Lower case letters, digits and hyphens; its dashboard is in the folder of this name. */
  name: string;
  /** Host of the backend, with its port. */
  host: string;
  /** Where this browser stores its values: the name, and a hash of the backend's address. */
  place: string;
  /** "#rrggbb". */
  color?: string;
  isProtected?: true;
}

/** Returns all environments, in the order of the start; empty if the front serves a single backend. */
export const environments = (): readonly Environment[] =>
  JSON.parse(document.documentElement.dataset["environments"] ?? "[]") as Environment[];

/** Returns the environment of this page; undefined if the front serves a single backend. */
export const environment = (): Environment | undefined => environments().find(({ name }) => name === environmentName());

/** Returns where this browser stores the values of an environment; undefined if the front does not serve it. */
export const placeOf = (name: string): string | undefined => environments().find((each) => each.name === name)?.place;

/** Returns the environments besides the one of this page; empty if the front serves a single backend. */
export const otherEnvironments = (): readonly Environment[] => {
  const here = environmentName();
  return environments().filter(({ name }) => name !== here);
};
