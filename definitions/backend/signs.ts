import { byVersion, type Availability } from "../language/availability";
import type { Version } from "../language/versions";

/** An answer to `GET /api/health` without a token: its status, a path that it has, and one that it lacks. */
interface HealthSign {
  version: Version;
  status: number;
  has: string;
  lacks?: string;
}

/** Which version a backend is of at least, by its answer to `GET /api/health` without a token: the first sign that fits. */
export const healthSigns: readonly HealthSign[] = [
  { version: "v0.16", status: 200, has: "data.canBackup" },
  { version: "v0.23", status: 200, has: "data" },
  { version: "v0.10", status: 200, has: "message", lacks: "data" },
  { version: "v0.8", status: 404, has: "code" },
];

/** The types that the tokens of administrators say, and which versions have each. */
export const tokenTypes: Readonly<Record<string, Availability>> = {
  admin: { before: "v0.23" },
  auth: { since: "v0.23" },
};

/** Whether pages name the version that was found, and its known vulnerabilities. The look of v0.8 has no place for them. */
export const namesVersion = byVersion<boolean>({ "v0.8": false, "v0.9": true });

/** Versions that the settings do not tell apart, although they differ: `probes` do. */
export const probed: Availability = { since: "v0.23", before: "v0.37" };
