/** Names of the detected backend, and notes about it. */
export const backendTexts = {
  found: {
    one: "PocketBase {first}",
    either: "PocketBase {first} or {last}",
    many: "PocketBase {first} to {last}",
  },
  releaseNotes: "{name}, release notes",
} as const;
