import { builtVersion, defaultVersion, type BuiltVersion } from "../../server/built-versions.mjs";

const named = process.env["SEXTANT_BACKEND_VERSION"];

/** The version of the backend that tests run on unless they name one: the default, or the one that `npm test` was given. */
export const testedVersion: BuiltVersion =
  named === undefined ? defaultVersion : builtVersion(named, "SEXTANT_BACKEND_VERSION");
