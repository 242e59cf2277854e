import { probes } from "../../../../definitions/backend/probes";
import { healthSignatures } from "../../../../definitions/backend/signs";
import { versions, type Version } from "../../../../definitions/language/versions";
import { fingerprints } from "../../../../definitions/schemas/fingerprints";
import { backendTexts } from "../../../../definitions/texts/backend";
import { interpolate } from "../values/text/text";

/** Source of a version: the settings, probes for features, or the name of the release. */
export type VersionSource = "settings" | "probes" | "release";

const settingsMarks = fingerprints.map(([, since]) => since);

/** Versions that a source can tell from the ones before. */
const marks: Readonly<Record<VersionSource | "health", readonly Version[]>> = {
  health: healthSignatures.map(({ version }) => version),
  settings: settingsMarks,
  probes: [...settingsMarks, ...probes.map(({ since }) => since)],
  release: versions,
};

/**
 * Returns the versions that the detected one can mean, oldest first, up to the next one that the source can detect.
 * Before sign-in there is only the response to the health check.
 */
export function versionRange(found: Version, source: VersionSource | undefined): readonly Version[] {
  const later = versions.slice(versions.indexOf(found) + 1);
  const end = later.findIndex((each) => marks[source ?? "health"].includes(each));
  return [found, ...(end < 0 ? later : later.slice(0, end))];
}

/** Formats a range of versions: "PocketBase 0.38 or 0.39". */
export function nameOfRange(range: readonly Version[]): string {
  const [first, last] = [range[0], range.at(-1)].map((each) => (each ?? "").slice(1)) as [string, string];
  const { one, either, many } = backendTexts.found;
  return interpolate(range.length === 1 ? one : range.length === 2 ? either : many, { first, last });
}
