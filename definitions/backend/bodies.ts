import { byVersion } from "../language/availability";

/** The part of a body with files that has all values as JSON; empty where each value is a part of its own. */
export const valuesPart = byVersion<string>({ "v0.8": "", "v0.21": "@jsonPayload" });
