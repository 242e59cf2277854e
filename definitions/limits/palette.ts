/**
 * Command palette: entries of a group before "Show all", recent places kept and shown, and requests at once of the
 * search for an id.
 */
export const paletteLimits = { group: 8, recentKept: 20, recentShown: 5, lookups: 4 };
