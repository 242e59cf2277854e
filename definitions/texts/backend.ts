/** Names of the detected backend, and notes about it. */
export const backendTexts = {
  found: {
    one: "PocketBase {first}",
    either: "PocketBase {first} or {last}",
    many: "PocketBase {first} to {last}",
    release: "PocketBase {release}",
  },
  releaseNotes: "{name}, release notes",
  documentation: { label: "Documentation", address: "https://pocketbase.io/docs/" },
  notesOfRelease: "https://github.com/pocketbase/pocketbase/releases/tag/v{release}",
} as const;

/** Notice about a backend newer than the newest known version. The runtime fills in {name}. */
export const newerNotice =
  "This backend seems newer than {name}, the newest that Sextant knows, and is treated like it. Unknown data is kept unchanged.";

/** Note about known vulnerabilities of the backend. */
export const vulnerabilityTexts = {
  known: "PocketBase up to {upTo} has a known vulnerability ({cve}). Update it if yours is not newer.",
  ofRelease: "PocketBase {release} has a known vulnerability ({cve}). Update to a release after {upTo}.",
  address: "https://www.cve.org/CVERecord?id={cve}",
  putAway: "Do not show again",
} as const;

/** Note in a session whose token the backend does not renew. The runtime fills in {time}. */
export const sessionEnds = "This session cannot be renewed. It ends at {time} UTC. Then sign in again.";
