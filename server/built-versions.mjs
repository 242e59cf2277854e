/**
 * Versions of the backend that can be built. Each has a folder in server/backends with the checksums of its
 * dependencies.
 */
export const builtVersions = /** @type {const} */ (["v0.40.4", "v0.39.11", "v0.22.21", "v0.8.0"]);

/** Versions that are built for on-demand tests only, because each build takes a minute. */
export const otherVersions = /** @type {const} */ ([
  "v0.38.2",
  "v0.36.8",
  "v0.30.4",
  "v0.26.6",
  "v0.23.12",
  "v0.16.10",
]);

/** @typedef {(typeof builtVersions | typeof otherVersions)[number]} BuiltVersion */

/**
 * Version that is started by default.
 * @type {BuiltVersion}
 */
export const defaultVersion = "v0.40.4";

/**
 * Returns the version of that name. Throws a sentence if it cannot be built.
 * @param {string} name
 * @param {string} option the option that named it
 * @returns {BuiltVersion}
 */
export function builtVersion(name, option) {
  const found = [...builtVersions, ...otherVersions].find((each) => each === name);
  if (found) return found;
  throw new Error(`${option} takes one of ${builtVersions.join(", ")}, not "${name}".`);
}
