import type { Availability } from "../../../../definitions/language/availability";
import type { Version } from "../../../../definitions/language/versions";
import { isAvailable } from "../../../backend/version/resolve-version";
import type { Schema, Schemas } from "./schema";

/**
 * Reduces the schemas to one backend version. Missing properties are listed as `unavailable`, and their lines are
 * omitted.
 */
export const resolveSchemas = (version: Version, schemas: Schemas): Schemas =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, resolveSchema(version, schema)]));

function resolveSchema(version: Version, given: Schema): Schema {
  const schema = withLater(version, given);
  const { properties = {}, definitions, required } = schema;
  const unavailable = Object.keys(properties).filter((name) => !isAvailable(properties[name] as Availability, version));
  if (unavailable.length === 0 && !definitions && Object.keys(properties).length === 0) return schema;
  const kept = Object.entries(properties).filter(([name]) => !unavailable.includes(name));
  return {
    ...schema,
    ...(definitions && { definitions: resolveSchemas(version, definitions) }),
    ...(schema.properties && { properties: resolveSchemas(version, Object.fromEntries(kept)) }),
    ...(required && { required: required.filter((name) => !unavailable.includes(name)) }),
    ...(unavailable.length > 0 && { unavailable }),
  };
}

/** Applies the keywords that a later version changes. The value "none" removes a keyword. */
function withLater(version: Version, { later, ...schema }: Schema): Schema {
  const [, since, changes = ""] = /^(\S+) (.+)$/s.exec(later ?? "") ?? [];
  if (since === undefined || !isAvailable({ since: since as Version }, version)) return schema;
  const changed = [...changes.matchAll(/^ *(\S+) (.+)$/gm)].map(([, keyword, value]) => [
    keyword,
    keyword === "minimum" ? Number(value) : value,
  ]);
  const all = { ...schema, ...Object.fromEntries(changed) } as Schema;
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== "none"));
}
