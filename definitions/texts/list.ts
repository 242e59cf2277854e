/** Texts of sortable lists. The runtime fills in a {name}. */
export const listTexts = {
  isNew: "New",
  options: "{name}: options",
  move: "Move {name}",
  duplicate: "Duplicate",
  remove: "Remove",
  restore: "Restore",
  done: "Done",
  howToMove:
    "Drag it, or press it and then the one at its new position. Keys: Space lifts and drops it, arrow keys move it, Escape puts it back.",
  moveTip: "Drag it, or press it and then the one at its new position. Keys: Space, arrows, Space.",
  lifted: "{name} is lifted, position {n} of {of}.",
  moved: "{name} is moved to position {n} of {of}.",
  dropped: "{name} is dropped at position {n} of {of}.",
  putBack: "{name} is put back at position {n} of {of}.",
} as const;
