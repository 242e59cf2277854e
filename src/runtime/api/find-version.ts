import { hashKey, type QueryClient } from "@tanstack/react-query";
import { probed, tokenTypes } from "../../../definitions/backend/signs";
import type { Availability } from "../../../definitions/language/availability";
import { oldestVersion, versions, type Version } from "../../../definitions/language/versions";
import { fingerprints } from "../../../definitions/schemas/fingerprints";
import { storageKeys } from "../../../definitions/texts/storage-keys";
import { claimsOf } from "../model/calls/token";
import { valueAt } from "../model/values/json/path";
import { isAvailable } from "../model/version/resolve";
import { backend } from "../model/version/backend";
import { versionRange } from "../model/version/version-range";
import { versionByHealth } from "../model/version/version-by-health";
import { readObject, readText, tryWriteText } from "../store/browser-storage";
import { useProvenVersion } from "../store/proven-version";
import { validSession } from "../store/session";
import { apiBase } from "./base-url";
import { fetchFrontInfo } from "./front-info";
import { settingsQuery } from "./queries";

const patience = 5000;

const rememberedVersion = (): Version | undefined => {
  const known = readObject(storageKeys.versions)[apiBase().href];
  return versions.find((each) => each === known);
};

const remember = (version: Version): void => {
  const all = JSON.stringify({ ...readObject(storageKeys.versions), [apiBase().href]: version });
  if (all !== readText(storageKeys.versions)) tryWriteText(storageKeys.versions, all);
};

/**
 * Determines the backend's version. Signed in, this is immediate: the remembered version if the token type fits, else
 * the token's minimum. Signed out, it waits for the front server or the backend.
 */
export function findVersion(): Version | Promise<Version> {
  const session = validSession();
  const known = rememberedVersion();
  useProvenVersion.setState({ version: known });
  if (!session) return askStranger(known);
  const era = tokenTypes[String(claimsOf(session.token)?.["type"])] ?? {};
  return known && isAvailable(era, known) ? known : leastOf(era);
}

const leastOf = (era: Availability): Version => versions.find((each) => isAvailable(era, each)) ?? oldestVersion;

const eraOf = (version: Version): Availability =>
  Object.values(tokenTypes).find((era) => isAvailable(era, version)) ?? {};

// Without a session only a minimum is known. A remembered version is used if it is possible.
async function askStranger(known: Version | undefined): Promise<Version> {
  const { version } = await fetchFrontInfo();
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

/** Returns the minimum version of a backend with these settings. */
const versionWith = (settings: unknown): Version =>
  fingerprints.find(([path]) => valueAt(settings, path) !== undefined)?.[1] ?? oldestVersion;

// If the probe fails, the minimum version remains.
const probe = (least: Version): Promise<Version | undefined> =>
  import("./probe-version").then(({ probeVersion }) => probeVersion(least)).catch(() => undefined);

/** Derives the version from the settings and remembers it. Calls back if it differs from the assumed one. */
export function followVersion(queries: QueryClient, onFound: (version: Version) => void): void {
  let isProbed = false;
  const take = (version: Version): void => {
    remember(version);
    useProvenVersion.setState({ version });
    if (version !== backend().version) onFound(version);
  };
  const follow = (settings: unknown): void => {
    if (settings === undefined) return;
    const least = versionWith(settings);
    // The known version is at least as exact as the fingerprint if both fit.
    const version = versionRange(least, true).includes(backend().version) ? backend().version : least;
    take(version);
    if (isProbed || !isAvailable(probed, version)) return;
    isProbed = true;
    // Also probe if the version was known: the backend may have been upgraded.
    void probe(least).then((found) => found && found !== version && take(found));
  };
  // A settings page may fetch first, with its own key object; only the hash is equal.
  const asked = hashKey(settingsQuery.queryKey);
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && query.queryHash === asked) follow(query.state.data);
  });
  // The settings are prefetched and may have arrived before this subscription.
  follow(queries.getQueryData(settingsQuery.queryKey));
}
