/** What lists that can be sorted say. A {name} is filled in by the runtime. */
export const listTexts = {
  isNew: "New",
  move: "Move {name}",
  remove: "Remove",
  restore: "Restore",
  done: "Done",
  secretMoved: "It has another place now, where the backend keeps the secret of another one. Type its secret again.",
  howToMove:
    "Drag it, or press it and then the one whose place it takes. By keys: Space lifts and drops it, the arrow keys move it, Escape puts it back.",
  moveTip: "Drag it, or press it and then the one whose place it takes. Keys: Space, arrows, Space.",
  lifted: "{name} is lifted, position {n} of {of}.",
  moved: "{name} is moved to position {n} of {of}.",
  dropped: "{name} is dropped at position {n} of {of}.",
  putBack: "{name} is put back at position {n} of {of}.",
} as const;
