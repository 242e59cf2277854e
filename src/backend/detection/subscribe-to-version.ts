import { hashKey, type QueryClient } from "@tanstack/react-query";
import { probes } from "../../../definitions/backend/probes";
import { oldestVersion, type Version } from "../../../definitions/language/versions";
import { fingerprints } from "../../../definitions/schemas/fingerprints";
import { valueAt } from "../../values/json/path";
import { backend } from "../version/backend";
import { rangeUntil } from "../version/version-range";
import { proofOf, rememberVersion, type ProvenVersion } from "./proven-version";
import { apiBase } from "../api/base-url";
import { checkVersion } from "./check-version";
import { onVersionDoubt } from "./find-version";
import { settingsQuery } from "../api/queries";

const settingsMarks = fingerprints.map(([, since]) => since);
const allMarks = [...settingsMarks, ...probes.map(({ since }) => since)];

/** Returns the versions that a backend with these settings can have. */
export const rangeBySettings = (settings: unknown): readonly Version[] =>
  rangeUntil(fingerprints.find(([path]) => valueAt(settings, path) !== undefined)?.[1] ?? oldestVersion, settingsMarks);

/** Returns the versions that a backend can have whose settings and probes have shown this version. */
export const rangeByProbes = (found: Version): readonly Version[] => rangeUntil(found, allMarks);

/** Returns what is known of a backend whose settings leave these versions possible. */
function knownIn(range: readonly Version[]): ProvenVersion {
  const { version } = backend();
  const upTo = range.at(-1)!;
  // The assumed version may be more exact than the settings.
  if (!range.includes(version)) return { version: range[0]!, upTo };
  return proofOf(version) ?? { version, upTo };
}

/** Derives the version from the settings and remembers it. Calls back if pages must be drawn for another one. */
export function subscribeToVersion(queries: QueryClient, onFound: (version: Version) => void): void {
  let isChecked = false;
  let isDoubted = false;
  const take = (proof: ProvenVersion, isFinal = false): void => {
    rememberVersion(apiBase().href, proof);
    const { version, upTo } = backend();
    if (proof.version !== version || (isFinal && proof.upTo !== upTo)) onFound(proof.version);
  };
  const noteSettings = (settings: unknown): void => {
    if (settings === undefined) return;
    const range = rangeBySettings(settings);
    const known = knownIn(range);
    take(known);
    if (isChecked) return;
    isChecked = true;
    // If the check fails, the known version remains.
    checkVersion(range, known, isDoubted)
      .then((found) => found && take(found, true))
      .catch(() => {});
  };
  // A settings page may fetch first, with its own key object; only the hash is equal.
  const settingsHash = hashKey(settingsQuery.queryKey);
  const current = (): unknown => queries.getQueryData(settingsQuery.queryKey);
  queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && query.queryHash === settingsHash) noteSettings(query.state.data);
  });
  // Once for each page load, so that a call that is always refused does not repeat the check.
  onVersionDoubt(() => {
    if (isDoubted || !isChecked) return;
    isDoubted = true;
    isChecked = false;
    noteSettings(current());
  });
  // The settings are prefetched and may have arrived before this subscription.
  noteSettings(current());
}
