/** What lists that can be sorted say. A {name} is filled in by the runtime. */
export const listTexts = {
  isNew: "New",
  move: "Move {name}",
  remove: "Remove",
  restore: "Restore",
  done: "Done",
  howToMove: "Press Space or Enter to lift, the arrow keys to move, Space or Enter to drop, Escape to put back.",
  lifted: "{name} is lifted, position {n} of {of}.",
  moved: "{name} is moved to position {n} of {of}.",
  dropped: "{name} is dropped at position {n} of {of}.",
  putBack: "{name} is put back at position {n} of {of}.",
} as const;
