import { tokenTypes } from "../../../definitions/backend/health-signatures";
import type { Availability } from "../../../definitions/language/availability";
import { oldestVersion, versions, type Version } from "../../../definitions/language/versions";
import { claimsOf } from "../calls/token";
import { isAvailable } from "../version/resolve-version";
import { backend } from "../version/backend";
import { versionOfRelease } from "../version/release";
import { versionByHealth } from "../version/version-by-health";
import { rememberedVersion, rememberVersion, useProvenVersion } from "./proven-version";
import { validSession } from "../session/session";
import { apiBase } from "../api/base-url";
import { fetchFrontInfo } from "./front-info";

const patience = 5000;

/**
 * Determines the backend's version. Signed in, this is immediate: the remembered version if the token type fits, else
 * the token's minimum. Signed out, it waits for the front server or the backend.
 */
export function findVersion(): Version | Promise<Version> {
  const session = validSession();
  const proof = rememberedVersion(apiBase().href);
  const known = proof?.version;
  useProvenVersion.setState({ proof });
  if (!session) return askStranger(known);
  const era = tokenTypes[String(claimsOf(session.token)?.["type"])] ?? {};
  return known && isAvailable(era, known) ? known : leastOf(era);
}

const leastOf = (era: Availability): Version => versions.find((each) => isAvailable(era, each)) ?? oldestVersion;

const eraOf = (version: Version): Availability =>
  Object.values(tokenTypes).find((era) => isAvailable(era, version)) ?? {};

// Without a session only a minimum is known, unless the front knows the release. A remembered version is used if it is
// possible.
async function askStranger(known: Version | undefined): Promise<Version> {
  const { version, release = "" } = await fetchFrontInfo();
  const named = versionOfRelease(release);
  if (named) {
    rememberVersion(apiBase().href, { version: named, upTo: named, release });
    return named;
  }
  const least = versions.find((each) => each === version) ?? (await askHealth());
  if (!least) return known ?? oldestVersion;
  return known && isAvailable({ ...eraOf(least), since: least }, known) ? known : least;
}

async function askHealth(): Promise<Version | undefined> {
  try {
    const answer = await fetch(new URL("api/health", apiBase()), { signal: AbortSignal.timeout(patience) });
    return versionByHealth(answer.status, await answer.json());
  } catch {
    // The sign-in form reports the error on submit.
    return undefined;
  }
}

/**
 * Returns the backend's minimum version if it is from another era, as after an upgrade across v0.23; else undefined.
 */
export async function versionOfOtherEra(): Promise<Version | undefined> {
  const version = await askHealth();
  return version && !isAvailable(eraOf(backend().version), version) ? version : undefined;
}

let recheck = (): void => {};

/** Checks the version again, because the backend lacks a route that this version has. */
export const doubtVersion = (): void => recheck();

/** Sets the check that `doubtVersion` starts. */
export const onVersionDoubt = (check: () => void): void => void (recheck = check);
