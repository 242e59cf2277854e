import { healthSignatures } from "../../../definitions/backend/health-signatures";
import { versions, type Version } from "../../../definitions/language/versions";
import { backendTexts } from "../../../definitions/texts/backend";
import { interpolate } from "../../values/text/text";

/** Returns the versions from one to another, oldest first. */
export const versionsBetween = (first: Version, last: Version): readonly Version[] =>
  versions.slice(versions.indexOf(first), versions.indexOf(last) + 1);

/** Returns a version and the later ones before the next mark. */
export function rangeUntil(found: Version, marks: readonly Version[]): readonly Version[] {
  const later = versions.slice(versions.indexOf(found) + 1);
  const end = later.findIndex((each) => marks.includes(each));
  return [found, ...(end < 0 ? later : later.slice(0, end))];
}

/** Returns the versions that a backend can have by its response to the health check. */
export const rangeByHealth = (found: Version): readonly Version[] =>
  rangeUntil(
    found,
    healthSignatures.map(({ version }) => version),
  );

/** Formats a range of versions: "PocketBase 0.38 or 0.39". */
export function nameOfRange(range: readonly Version[]): string {
  const [first, last] = [range[0], range.at(-1)].map((each) => (each ?? "").slice(1)) as [string, string];
  const { one, either, many } = backendTexts.found;
  return interpolate(range.length === 1 ? one : range.length === 2 ? either : many, { first, last });
}
