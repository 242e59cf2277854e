/** Texts of edits in the cells of a table. {unit} is the word for that number of rows. */
export const cellEditTexts = {
  label: "Edit cells",
  hints: {
    off: "Off. A click opens the record.",
    on: "On. Press Enter or double-click a cell to edit it, and Tab for the next one.",
    busy: "On. Save or discard the changes before you turn it off.",
  },
  heading: "Changes in cells",
  changes: { one: "1 change", many: "{n} changes" },
  faulty: { one: "1 change, with an error", many: "{n} changes, some with errors" },
  save: "Save",
  discard: "Discard",
  discardRow: "Discard the changes of {id}",
  discardQuestion: { one: "Discard 1 change?", many: "Discard {n} changes?" },
  editor: "Edit {label} of {id}",
  leave: "You have unsaved changes in cells. Discard them and continue?",
  conflict: "{title}: {label}",
  since: "Another admin changed {fields} in between. Save again to choose.",
  outcome: {
    failed: "{n} of {total} {unit} were rejected. Their changes are kept.",
    gone: "Another admin deleted {n} of {total} {unit}.",
    stay: "The other changes are kept.",
  },
} as const;
