/** The names of the backend that was found, and the notes about it. */
export const backendTexts = {
  found: {
    one: "PocketBase {first}",
    either: "PocketBase {first} or {last}",
    many: "PocketBase {first} to {last}",
  },
  releaseNotes: "{name}, release notes",
} as const;
