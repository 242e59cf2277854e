/** Texts about the memory of a table in the browser: its search history and views. The runtime fills in a {name}. */
export const historyTexts = {
  label: "Search history of {name}",
  /** Announced when the list opens, and shown below it. */
  count: { one: "1 earlier filter, by arrow down", many: "{n} earlier filters, by arrow down" },
  found: { none: "Nothing found", one: "1 found", many: "{n} found" },
  clear: "Clear the history",
  kept: "Kept in this browser only",
} as const;
