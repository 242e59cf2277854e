import { healthSignatures } from "../../../definitions/backend/health-signatures";
import type { Version } from "../../../definitions/language/versions";
import { valueAt } from "../../values/json/path";

/**
 * Detects the minimum version from the response to `GET /api/health` without a token; undefined if it is no PocketBase.
 */
export function versionByHealth(status: number, body: unknown): Version | undefined {
  const has = (path: string): boolean => valueAt(body, path) !== undefined;
  return healthSignatures.find((sign) => sign.status === status && has(sign.has) && !(sign.lacks && has(sign.lacks)))
    ?.version;
}
