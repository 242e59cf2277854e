/** Note about known vulnerabilities of the backend. */
export const vulnerabilityTexts = {
  known: "PocketBase up to {upTo} has a known vulnerability ({cve}). Update it if yours is not newer.",
  ofRelease: "PocketBase {release} has a known vulnerability ({cve}). Update to a release after {upTo}.",
  address: "https://www.cve.org/CVERecord?id={cve}",
  putAway: "Do not show again",
} as const;
