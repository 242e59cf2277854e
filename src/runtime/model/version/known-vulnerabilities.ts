import { vulnerabilities, type Vulnerability } from "../../../../definitions/backend/vulnerabilities";
import type { Version } from "../../../../definitions/language/versions";
import { isAvailable } from "./resolve";

/** Returns the vulnerabilities that affect any of these versions. */
export const knownVulnerabilities = (range: readonly Version[]): readonly Vulnerability[] =>
  vulnerabilities.filter((each) => range.some((version) => isAvailable(each, version)));
