/**
 * Local storage keys shared by all screens: preferences, shades of the accent colour, clock offset, backend versions,
 * dismissed vulnerabilities, reported newer backends, the collection opened last, the width of the sidebar, the search
 * history and views of tables, and the queries of the SQL console. `src/theme.js` reads the keys of theme and accent too. The sample language key is
 * the one of the backend's own dashboard.
 */
export const storageKeys = {
  theme: "sextant-theme",
  accent: "sextant-accent",
  zone: "sextant-zone",
  loadOnScroll: "sextant-load-on-scroll",
  clock: "sextant-clock",
  versions: "sextant-versions",
  vulnerabilities: "sextant-vulnerabilities",
  newer: "sextant-newer",
  last: "sextant-last",
  side: "sextant-side",
  lists: "sextant-lists",
  sql: "sextant-sql",
  sampleLanguage: "pb_sdk_preference",
} as const;
