import { healthSigns } from "../../../../definitions/backend/signs";
import type { Version } from "../../../../definitions/language/versions";
import { valueAt } from "../values/json/path";

/** The version that a backend is of at least, by its answer to `GET /api/health` without a token; undefined of what is no such backend. */
export function versionByHealth(status: number, body: unknown): Version | undefined {
  const has = (path: string): boolean => valueAt(body, path) !== undefined;
  return healthSigns.find((sign) => sign.status === status && has(sign.has) && !(sign.lacks && has(sign.lacks)))
    ?.version;
}
