import type { Version } from "../../definitions/language/versions";
import { builtVersion, defaultVersion, type BuiltVersion } from "../../server/built-versions.mjs";

const named = process.env["SEXTANT_BACKEND_VERSION"];

/** The version of the backend that tests run on unless they name one: the newest, or the one that `npm test` was given. */
export const testedVersion: BuiltVersion =
  named === undefined ? defaultVersion : builtVersion(named, "SEXTANT_BACKEND_VERSION");

/** The version of contract tests without a named one. Most were found on v0.8.0. */
export const contractVersion: BuiltVersion = named === undefined ? "v0.8.0" : testedVersion;

/** The version that tests run on which need admins, logs of requests, or the editor of collections. */
export const withAdmins: BuiltVersion = "v0.8.0";

/**
 * Built versions without v0.39.11, for tests of what has one definition for v0.39 and v0.40: a break shows on either.
 * Tests of logs' sizes, providers' secrets, filters, SQL and signing in run on all.
 */
export const versionsApart = ["v0.40.4", "v0.22.21", "v0.8.0"] as const satisfies readonly BuiltVersion[];

/** The version by which definitions know a backend that can be built: without the number of its last correction. */
export const seriesOf = (version: BuiltVersion): Version => version.replace(/\.\d+$/, "") as Version;
