/** Label of the button that opens the command palette. */
export const searchLabel = "Search (Ctrl K)";
