import { sharedKeys } from "../../definitions/limits/shared-keys";

/**
 * Returns the name of this page's environment, which the front writes into the page; undefined if it serves a single
 * backend.
 */
export const environmentName = (): string | undefined => document.documentElement.dataset["environment"];

/** Returns the key of a stored value in an environment, by default the one of this page. */
export const keyIn = (key: string, name = environmentName()): string =>
  name === undefined || Object.values<string>(sharedKeys).includes(key) ? key : `${key}@${name}`;
