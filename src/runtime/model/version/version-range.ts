import { healthSignatures } from "../../../../definitions/backend/signs";
import { versions, type Version } from "../../../../definitions/language/versions";
import { fingerprints } from "../../../../definitions/schemas/fingerprints";
import { backendTexts } from "../../../../definitions/texts/backend";
import { interpolate } from "../values/text/text";

/**
 * Returns the versions that the detected one can mean, oldest first, up to the next detectable one. After sign-in
 * (`isProven`) the settings distinguish more versions.
 */
export function versionRange(found: Version, isProven: boolean): readonly Version[] {
  const marks = isProven ? fingerprints.map(([, since]) => since) : healthSignatures.map(({ version }) => version);
  const later = versions.slice(versions.indexOf(found) + 1);
  const end = later.findIndex((each) => marks.includes(each));
  return [found, ...(end < 0 ? later : later.slice(0, end))];
}

/** Formats a range of versions: "PocketBase 0.38 or 0.39". */
export function nameOfRange(range: readonly Version[]): string {
  const [first, last] = [range[0], range.at(-1)].map((each) => (each ?? "").slice(1)) as [string, string];
  const { one, either, many } = backendTexts.found;
  return interpolate(range.length === 1 ? one : range.length === 2 ? either : many, { first, last });
}
