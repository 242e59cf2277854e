/**
 * Local storage keys shared by all screens: preferences, clock offset, backend versions, dismissed vulnerabilities,
 * reported newer backends, the collection opened last and the views. `src/theme.js` reads the theme key too. The sample language key is the one of the backend's
 * own dashboard.
 */
export const storageKeys = {
  theme: "sextant-theme",
  zone: "sextant-zone",
  clock: "sextant-clock",
  versions: "sextant-versions",
  vulnerabilities: "sextant-vulnerabilities",
  newer: "sextant-newer",
  last: "sextant-last",
  sampleLanguage: "pb_sdk_preference",
} as const;
