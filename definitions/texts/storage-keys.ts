/** The keys under which local storage has what an admin chose for all screens. `public/theme.js` reads the theme's, too. */
export const storageKeys = { theme: "sextant-theme", zone: "sextant-zone" } as const;
