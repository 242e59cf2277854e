import { vulnerabilities, type Vulnerability } from "../../../definitions/backend/vulnerabilities";
import type { Version } from "../../../definitions/language/versions";
import { isLaterRelease } from "./release";
import { isAvailable } from "./resolve-version";

/** Returns the vulnerabilities that affect a release, or any of these versions if the release is not known. */
export const knownVulnerabilities = (range: readonly Version[], release?: string): readonly Vulnerability[] =>
  vulnerabilities.filter(
    (each) =>
      range.some((version) => isAvailable(each, version)) &&
      (release === undefined || !isLaterRelease(release, each.upTo)),
  );
