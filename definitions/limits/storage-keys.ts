import { sharedKeys } from "./shared-keys";

/**
 * Local storage keys shared by all screens: preferences, shades of the accent colour, clock offset, backend versions,
 * dismissed vulnerabilities, reported newer backends, the collection opened last, the search history and views of
 * tables, the queries and the column widths of the SQL console, the positions in the diagram, the addresses visited last
 * without their filters. `src/theme.js` reads the keys of theme and accent too. The sample language key is the one of
 * the backend's own dashboard. Keys outside of `sharedKeys` are kept apart by environment.
 */
export const storageKeys = {
  ...sharedKeys,
  accent: "sextant-accent",
  clock: "sextant-clock",
  versions: "sextant-versions",
  vulnerabilities: "sextant-vulnerabilities",
  newer: "sextant-newer",
  last: "sextant-last",
  lists: "sextant-lists",
  sql: "sextant-sql",
  sqlWidths: "sql@columnWidths",
  positions: "diagram@positions",
  recent: "sextant-recent",
} as const;

/** Endings of the local storage keys of a sidebar's choices. The key of its page is in front. */
export const sidebarKeys = { byName: "@byName", pins: "@pins" } as const;
