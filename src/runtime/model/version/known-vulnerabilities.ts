import { vulnerabilities, type Vulnerability } from "../../../../definitions/backend/vulnerabilities";
import type { Version } from "../../../../definitions/language/versions";
import { isAvailable } from "./resolve";

/** The vulnerabilities that a backend of one of these versions may have. */
export const knownVulnerabilities = (range: readonly Version[]): readonly Vulnerability[] =>
  vulnerabilities.filter((each) => range.some((version) => isAvailable(each, version)));
