/** Messages about changes by another admin while a form is open. */
export const conflictTexts = {
  deleted: "Another admin removed {fields}. Save the rest?",
  deletedAll: "Nothing was saved: another admin removed {fields}.",
  noField:
    "Nothing was saved: another admin changed or removed {fields} in the collection. Copy your input, then reload the page.",
  savedWithout:
    "Saved without {fields}: another admin changed or removed it in the collection. Copy your input, then reload the page.",
  conflict: "Another admin changed {fields}. Overwrite their changes?",
  compare: {
    title: "Another admin changed this",
    before: "Before:",
    save: "Save as chosen",
    theirs: "Theirs",
    mine: "Mine",
    nothing: "nothing",
  },
} as const;
