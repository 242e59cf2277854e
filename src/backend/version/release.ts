import { releaseSigns } from "../../../definitions/backend/health-signatures";
import { newestVersion, versions, type Version } from "../../../definitions/language/versions";

/** Returns the address of the script in the page of the built-in dashboard, relative to that page. */
export const scriptIn = (page: string): string | undefined => releaseSigns.script.exec(page)?.[1];

/** Returns the release that a script of the built-in dashboard names, such as "0.26.6". */
export const releaseIn = (script: string): string | undefined => releaseSigns.release.exec(script)?.[1];

/** Returns the version of a release: the newest known one for later releases, undefined for unsupported ones. */
export function versionOfRelease(release: string): Version | undefined {
  const minor = /^0\.\d+/.exec(release)?.[0];
  const known = versions.find((each) => each === `v${minor}`);
  return known ?? (isLaterRelease(release, newestVersion.slice(1)) ? newestVersion : undefined);
}

/** Returns whether a release came after another one. A missing patch counts as 0. */
export function isLaterRelease(release: string, other: string): boolean {
  const [one, two] = [release, other].map((each) => each.split(".").map(Number));
  const place = [0, 1, 2].find((index) => (one?.[index] ?? 0) !== (two?.[index] ?? 0));
  return place !== undefined && (one?.[place] ?? 0) > (two?.[place] ?? 0);
}
