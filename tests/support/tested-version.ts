import { builtVersion, type BuiltVersion } from "../../server/built-versions.mjs";

const named = process.env["SEXTANT_BACKEND_VERSION"];

/** The version of the backend that tests run on unless they name one: v0.8.0, or the one that `npm test` was given. */
export const testedVersion: BuiltVersion =
  named === undefined ? "v0.8.0" : builtVersion(named, "SEXTANT_BACKEND_VERSION");
