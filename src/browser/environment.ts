import { sharedKeys } from "../../definitions/limits/storage-keys";

/** One of several backends that the front serves. */
export interface Environment {
  /** Lower case letters, digits and hyphens; its dashboard is in the folder of this name. */
  name: string;
  /** Host of the backend, with its port. */
  host: string;
  /** "#rrggbb". */
  color?: string;
  isProtected?: true;
}

interface Stated {
  name?: string;
  all?: readonly Environment[];
}

let read: string | undefined;
let stated: Stated = {};

/** Returns what the front has written into the page. */
function fromPage(): Stated {
  const text = document.documentElement.dataset["environment"];
  if (text !== read) stated = JSON.parse(text ?? "{}") as Stated;
  read = text;
  return stated;
}

/** Returns all environments, in the order of the start; empty if the front serves a single backend. */
export const environments = (): readonly Environment[] => fromPage().all ?? [];

/** Returns the environment of this page; undefined if the front serves a single backend. */
export const environment = (): Environment | undefined => fromPage().all?.find(({ name }) => name === stated.name);

/** Returns the key of a stored value in an environment, by default the one of this page. */
export const keyIn = (key: string, name = fromPage().name): string =>
  name === undefined || sharedKeys.has(key) ? key : `${key}@${name}`;
