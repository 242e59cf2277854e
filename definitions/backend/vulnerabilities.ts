import type { Availability } from "../language/availability";

/** A known vulnerability of some versions. Patches cannot be told apart: `upTo` is the last that has it. */
export interface Vulnerability extends Availability {
  cve: string;
  upTo: string;
}

/** The known vulnerabilities of backends, in every line of versions that has them. */
export const vulnerabilities: readonly Vulnerability[] = [
  { before: "v0.23", cve: "CVE-2024-38351", upTo: "0.22.13" },
  { before: "v0.23", cve: "CVE-2026-44166", upTo: "0.22.41" },
  { since: "v0.30", before: "v0.38", cve: "CVE-2026-44166", upTo: "0.37.3" },
];
