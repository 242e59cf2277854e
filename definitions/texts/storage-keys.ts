/**
 * The keys under which local storage has what is true of all screens: what an admin chose, by how much this
 * computer's clock is wrong, and which versions backends were of. `public/theme.js` reads the theme's, too; the backend's own dashboard keeps its choice of a
 * language for samples under the same key.
 */
export const storageKeys = {
  theme: "sextant-theme",
  zone: "sextant-zone",
  clock: "sextant-clock",
  versions: "sextant-versions",
  era: "sextant-era",
  sampleLanguage: "pb_sdk_preference",
} as const;
