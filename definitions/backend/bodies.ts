import { byVersion } from "../language/availability";

/** Part of a multipart body that holds all values as JSON. Empty where each value is its own part. */
export const valuesPart = byVersion<string>({ "v0.8": "", "v0.21": "@jsonPayload" });
