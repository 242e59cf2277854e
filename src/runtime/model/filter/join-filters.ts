/**
 * The admin's filter with presets behind it. The backend joins strictly from left to right, so each preset applies to
 * all that stands before it; brackets around the admin's part would change how its quotes are read.
 */
export const joinFilters = (own: string, ...presets: readonly string[]): string =>
  [own, ...presets]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" && ");
