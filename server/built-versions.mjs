/** The versions of the backend that can be built: each has a folder of server/backends, with the checksums of all its parts. */
export const builtVersions = /** @type {const} */ (["v0.40.4", "v0.39.11", "v0.22.21", "v0.8.0"]);

/** Others that can be built and started. They are toured on demand alone: each takes a minute to build. */
export const otherVersions = /** @type {const} */ (["v0.16.10"]);

/** @typedef {(typeof builtVersions | typeof otherVersions)[number]} BuiltVersion */

/**
 * The version that is started unless another is asked for.
 * @type {BuiltVersion}
 */
export const defaultVersion = "v0.40.4";

/**
 * The version of that name. Throws a sentence when it cannot be built.
 * @param {string} name
 * @param {string} option the option that named it
 * @returns {BuiltVersion}
 */
export function builtVersion(name, option) {
  const found = [...builtVersions, ...otherVersions].find((each) => each === name);
  if (found) return found;
  throw new Error(`${option} takes one of ${builtVersions.join(", ")}, not "${name}".`);
}
