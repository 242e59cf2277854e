/**
 * The keys under which local storage has what is true of all screens: what an admin chose, and by how much this
 * computer's clock is wrong. `public/theme.js` reads the theme's, too.
 */
export const storageKeys = { theme: "sextant-theme", zone: "sextant-zone", clock: "sextant-clock" } as const;
