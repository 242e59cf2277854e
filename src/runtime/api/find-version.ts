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
import { noteText, readText } from "../store/browser-storage";
import { useProvenVersion } from "../store/proven-version";
import { validSession } from "../store/session";
import { apiBase } from "./base-url";
import { frontSays } from "./front-says";
import { settingsQuery } from "./queries";

const patience = 5000;

function remembered(): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(readText(storageKeys.versions) ?? "{}") as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

const rememberedVersion = (): Version | undefined => {
  const known = remembered()[apiBase().href];
  return versions.find((each) => each === known);
};

const remember = (version: Version): void => {
  const all = JSON.stringify({ ...remembered(), [apiBase().href]: version });
  if (all !== readText(storageKeys.versions)) noteText(storageKeys.versions, all);
};

/**
 * The version of the backend: at once where it is remembered and the session's token agrees, or where the token tells
 * the least; signed out once the front or the backend has answered.
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

// What is told signed out is the least. What was found before is kept while it can still be true.
async function askStranger(known: Version | undefined): Promise<Version> {
  const { version } = await frontSays();
  const least = versions.find((each) => each === version) ?? (await askHealth());
  if (!least) return known ?? oldestVersion;
  return known && isAvailable({ ...eraOf(least), since: least }, known) ? known : least;
}

async function askHealth(): Promise<Version | undefined> {
  try {
    const answer = await fetch(new URL("api/health", apiBase()), { signal: AbortSignal.timeout(patience) });
    return versionByHealth(answer.status, await answer.json());
  } catch {
    // The form says what is wrong when it is sent.
    return undefined;
  }
}

/** The version that the backend is of at least, where that cannot be of the era in use: it was replaced meanwhile. */
export async function versionOfOtherEra(): Promise<Version | undefined> {
  const found = await askHealth();
  return found && !isAvailable(eraOf(backend().version), found) ? found : undefined;
}

/** The version that a backend with such settings is of at least. */
const versionWith = (settings: unknown): Version =>
  fingerprints.find(([path]) => valueAt(settings, path) !== undefined)?.[1] ?? oldestVersion;

// Where nothing more is found out, the version stays the least.
const probe = (least: Version): Promise<Version | undefined> =>
  import("./probe-version").then(({ probeVersion }) => probeVersion(least)).catch(() => undefined);

/** Tells when the settings have shown that the backend is of another version than was thought, and remembers it. */
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
    // Between two fingerprints what was found before is as exact as can be.
    const version = versionRange(least, true).includes(backend().version) ? backend().version : least;
    take(version);
    if (isProbed || !isAvailable(probed, version)) return;
    isProbed = true;
    // Also where it was found before: the backend may have become another one since.
    void probe(least).then((found) => found && found !== version && take(found));
  };
  // A page of settings may have been the first to ask, with a key of its own that says the same.
  const asked = hashKey(settingsQuery.queryKey);
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && query.queryHash === asked) follow(query.state.data);
  });
  // The settings are requested before the code of the pages is there, and may have come sooner.
  follow(queries.getQueryData(settingsQuery.queryKey));
}
