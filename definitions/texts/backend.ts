/** Names of the detected backend, and notes about it. */
export const backendTexts = {
  found: {
    one: "PocketBase {first}",
    either: "PocketBase {first} or {last}",
    many: "PocketBase {first} to {last}",
    release: "PocketBase {release}",
  },
  releaseNotes: "{name}, release notes",
  notesOfRelease: "https://github.com/pocketbase/pocketbase/releases/tag/v{release}",
} as const;
