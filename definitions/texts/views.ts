/** Texts about the memory of a table in the browser: its search history and views. The runtime fills in a {name}. */
export const historyTexts = {
  label: "Search history of {name}",
  /** Announced when the list opens, and shown below it. */
  count: { one: "1 earlier filter, by arrow down", many: "{n} earlier filters, by arrow down" },
  found: { none: "Nothing found", one: "1 found", many: "{n} found" },
  clear: "Clear the history",
  kept: "Kept in this browser only",
} as const;

/** Texts about named views. */
export const viewTexts = {
  label: "View: {name}",
  changed: "changed",
  linked: "Shared view",
  isDefault: "Default",
  problems: { renamed: "A field was renamed", gone: "A field is gone" },
  save: "Save",
  saveAs: "Save as...",
  discard: "Discard the changes",
  copyLink: "Copy share link",
  link: "the link",
  useDefault: "Use as default for {name}",
  noDefault: "Do not use as default",
  rename: "Rename...",
  remove: "Delete view",
  removeQuestion: 'Delete the view "{name}"?',
  kept: "Kept in this browser only",
  saved: 'Saved "{name}" in this browser.',
  popup: {
    title: { add: "Save view", rename: "Rename view" },
    name: "Name",
    act: { add: "Save", rename: "Rename", replace: "Replace" },
    taken: 'This replaces the view "{name}".',
    close: "Close",
  },
  repair: {
    question: 'Fields in the view "{name}" were renamed. Update its filter?\n{before}\n{after}',
    yes: "Update and open",
    no: "Cancel",
    impossible: 'The view "{name}" cannot be opened as it was saved. {problem}',
    skipped: {
      renamed: 'Fields in the default view "{name}" were renamed, so it was not opened.',
      gone: 'The default view "{name}" was not opened. {problem}',
    },
    offer: "Fields in this filter were renamed.",
    use: "Update to {filter}",
  },
} as const;

/** Texts of the menu of a cell. */
export const cellMenuTexts = {
  label: "Actions for {label}",
  only: 'Filter by "{value}"',
  without: 'Exclude "{value}"',
} as const;

/** Label of the button that opens the filter builder. Its other texts load with it. */
export const filterBuilderLabel = "Filter builder";
