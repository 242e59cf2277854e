/**
 * The keys under which local storage has what is true of all screens: what an admin chose, by how much this
 * computer's clock is wrong, which versions backends were of, which of their vulnerabilities were put away, and what of a
 * newer backend was reported.
 * `src/theme.js` reads the theme's, too; the backend's own dashboard keeps its choice of a language for samples under
 * the same key.
 */
export const storageKeys = {
  theme: "sextant-theme",
  zone: "sextant-zone",
  clock: "sextant-clock",
  versions: "sextant-versions",
  vulnerabilities: "sextant-vulnerabilities",
  newer: "sextant-newer",
  era: "sextant-era",
  sampleLanguage: "pb_sdk_preference",
} as const;
