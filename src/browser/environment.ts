import { sharedKeys } from "../../definitions/limits/shared-keys";

/**
 * Returns the name of this page's environment, which the front writes into the page; undefined if it serves a single
 * backend.
 */
export const environmentName = (): string | undefined => document.documentElement.dataset["environment"];

/**
 * Returns the key of a stored value at a place, by default the one of this page. The place names the environment and
 * its backend: a session must not reach another backend that has the same name here.
 */
export const keyIn = (key: string, place = document.documentElement.dataset["place"]): string =>
  place === undefined || Object.values<string>(sharedKeys).includes(key) ? key : `${key}@${place}`;
