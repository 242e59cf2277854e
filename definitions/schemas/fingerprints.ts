import type { Version } from "../language/versions";

/** Paths that a version added to the settings, newest first: an answer that has one is of that version or later. */
export const fingerprints: readonly (readonly [path: string, since: Version])[] = [
  ["logs.maxDataSize", "v0.40"],
  ["superuserIPs", "v0.38"],
  ["meta.accentColor", "v0.37"],
  ["meta.appURL", "v0.23"],
  ["logs.logIP", "v0.23"],
  ["logs.logAuthId", "v0.23"],
  ["batch", "v0.23"],
  ["rateLimits", "v0.23"],
  ["trustedProxy", "v0.23"],
  ["planningcenterAuth", "v0.22"],
  ["bitbucketAuth", "v0.21"],
  ["logs.minLevel", "v0.20"],
  ["logs.logIp", "v0.20"],
  ["patreonAuth", "v0.19"],
  ["smtp.localName", "v0.18"],
  ["vkAuth", "v0.17"],
  ["smtp.authMethod", "v0.17"],
  ["backups", "v0.16"],
];
