import { hashKey, type QueryClient } from "@tanstack/react-query";
import { tokenTypes } from "../../../definitions/backend/signs";
import type { Availability } from "../../../definitions/language/availability";
import { oldestVersion, versions, type Version } from "../../../definitions/language/versions";
import { fingerprints } from "../../../definitions/schemas/fingerprints";
import { claimsOf } from "../model/calls/token";
import { valueAt } from "../model/values/json/path";
import { isAvailable } from "../model/version/resolve";
import { backend } from "../model/version/backend";
import { versionOfRelease } from "../model/version/release";
import { versionRange } from "../model/version/version-range";
import { versionByHealth } from "../model/version/version-by-health";
import {
  proofOf,
  rememberedVersion,
  rememberVersion,
  useProvenVersion,
  type ProvenVersion,
} from "../store/proven-version";
import { validSession } from "../store/session";
import { apiBase } from "./base-url";
import { fetchFrontInfo } from "./front-info";
import { settingsQuery } from "./queries";
import { idle } from "./when-idle";

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
    rememberVersion(apiBase().href, { version: named, source: "release", release });
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
  const found = await askHealth();
  return found && !isAvailable(eraOf(backend().version), found) ? found : undefined;
}

/** Returns the versions that a backend with these settings can have. */
const rangeWith = (settings: unknown): readonly Version[] =>
  versionRange(fingerprints.find(([path]) => valueAt(settings, path) !== undefined)?.[1] ?? oldestVersion, "settings");

// If the check fails, the known version remains. The first rows are more urgent.
const check = (range: readonly Version[], known: ProvenVersion, isDoubted: boolean) =>
  idle()
    .then(() => import("./check-version"))
    .then(({ checkVersion }) => checkVersion(range, known, isDoubted))
    .catch(() => undefined);

let recheck = (): void => {};

/** Checks the version again, because the backend lacks a route that this version has. */
export const doubtVersion = (): void => recheck();

/** Derives the version from the settings and remembers it. Calls back if it differs from the assumed one. */
export function followVersion(queries: QueryClient, onFound: (version: Version) => void): void {
  let isChecked = false;
  let isDoubted = false;
  const take = (proof: ProvenVersion): void => {
    rememberVersion(apiBase().href, proof);
    if (proof.version !== backend().version) onFound(proof.version);
  };
  const follow = (settings: unknown): void => {
    if (settings === undefined) return;
    const range = rangeWith(settings);
    const { version } = backend();
    // The assumed version may be more exact than the settings.
    const known: ProvenVersion =
      (range.includes(version) && proofOf(version)) ||
      ({ version: range.includes(version) ? version : range[0]!, source: "settings" } as const);
    take(known);
    if (isChecked) return;
    isChecked = true;
    void check(range, known, isDoubted).then((found) => found && take(found));
  };
  // A settings page may fetch first, with its own key object; only the hash is equal.
  const asked = hashKey(settingsQuery.queryKey);
  const current = (): unknown => queries.getQueryData(settingsQuery.queryKey);
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && query.queryHash === asked) follow(query.state.data);
  });
  // Once for each page load, so that a call that is always refused does not repeat the check.
  recheck = () => {
    if (isDoubted) return;
    isDoubted = true;
    isChecked = false;
    follow(current());
  };
  // The settings are prefetched and may have arrived before this subscription.
  follow(current());
}
