import type { Availability } from "../language/availability";

/** Known vulnerability. `upTo` is the last affected release. */
export interface Vulnerability extends Availability {
  cve: string;
  upTo: string;
}

/** Known vulnerabilities, by version line. */
export const vulnerabilities: readonly Vulnerability[] = [
  { before: "v0.23", cve: "CVE-2024-38351", upTo: "0.22.13" },
  { before: "v0.23", cve: "CVE-2026-44166", upTo: "0.22.41" },
  // The advisory begins at v0.30, but v0.23 to v0.29 have the same code.
  { since: "v0.23", before: "v0.38", cve: "CVE-2026-44166", upTo: "0.37.3" },
];
