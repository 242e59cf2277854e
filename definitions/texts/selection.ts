/** What is said of rows that are selected, and of what is done with all of them. {unit} is what they are called. */
export const selectionTexts = {
  heading: "Selection",
  all: "Select all loaded {unit}",
  row: "Select {id}",
  chosen: "Selected {n} {unit}",
  reset: "Reset",
  reasons: "Show reasons",
  reasonsTitle: "Could not be done",
  running: "{n} of {total}",
  stopping: "Stopping after this one…",
  set: "Set {label}",
  choose: "Choose what is to be the same in all of them. What is left blank is emptied.",
  preview: "Preview changes",
  question: "{n} of {total} {unit} change. Do you really want to save?",
  others: "And {n} more",
  nothing: "Nothing would change: it is like this already.",
  outcome: {
    failed: "{n} of {total} {unit} were refused. They stay as they were, and selected.",
    stopped: "Stopped: {n} of {total} {unit} are done. The others stay as they were, and selected.",
    halted: "Halted after {n} of {total} {unit}: {reason} The others stay as they were, and selected.",
    left: "Stopped as the page was left: {n} of {total} {unit} are done.",
  },
} as const;
