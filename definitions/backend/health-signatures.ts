import { byVersion, type Availability } from "../language/availability";
import type { Version } from "../language/versions";

/** Response to `GET /api/health` without a token: status, a path it has, and one it lacks. */
interface HealthSign {
  version: Version;
  status: number;
  has: string;
  lacks?: string;
}

/** Minimum backend version by its response to `GET /api/health` without a token. The first match counts. */
export const healthSignatures: readonly HealthSign[] = [
  { version: "v0.16", status: 200, has: "data.canBackup" },
  { version: "v0.23", status: 200, has: "data" },
  { version: "v0.10", status: 200, has: "message", lacks: "data" },
  { version: "v0.8", status: 404, has: "code" },
];

/** Token types of administrators, by version. */
export const tokenTypes: Readonly<Record<string, Availability>> = {
  admin: { before: "v0.23" },
  auth: { since: "v0.23" },
};

/** Whether pages show the detected version and its known vulnerabilities. The v0.8 layout has no room. */
export const showsVersion = byVersion<boolean>({ "v0.8": false, "v0.9": true });

/**
 * Where the built-in dashboard names its release: the script in its page, and the name in the script. Everybody may read
 * both, and no backend logs it.
 */
export const releaseSigns = {
  script: /src="\.\/(assets\/index[^"]*\.js)"/,
  release: /PocketBase v(\d+\.\d+\.\d+)/,
};
