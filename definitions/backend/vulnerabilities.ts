import type { Availability } from "../language/availability";

/** Known vulnerability. Patch versions are not detectable: `upTo` is the last affected one. */
export interface Vulnerability extends Availability {
  cve: string;
  upTo: string;
}

/** Known vulnerabilities, by version line. */
export const vulnerabilities: readonly Vulnerability[] = [
  { before: "v0.23", cve: "CVE-2024-38351", upTo: "0.22.13" },
  { before: "v0.23", cve: "CVE-2026-44166", upTo: "0.22.41" },
  { since: "v0.30", before: "v0.38", cve: "CVE-2026-44166", upTo: "0.37.3" },
];
