import { texts } from "./texts";

/** Texts of row panels. */
export const panelTexts = {
  leave: "You have unsaved changes. Do you really want to close the panel?",
  leaveAll: "You have unsaved changes in {n} panels. Do you really want to close them?",
  leaveAnswers: { no: "Keep editing", yes: "Discard" },
  create: "Create",
  afterSave: "After saving",
  close: { new: "Create and close", edit: "Save and close" },
  stay: { new: "Create and continue", edit: "Save and continue" },
  reset: { menu: "Reset changes", one: "Reset {label}", all: "Reset all {n} changes" },
  more: "More",
  unsorted: "The files are saved, but new ones come last: {reason} Put them in order and save again.",
  remove: "Delete",
  copyId: "Copy {label}",
  created: "Created {created}",
  updated: "Updated {updated}",
  date: "{name} {moment}",
  noDate: "{name} not set",
  gone: texts.failure.gone,
  noItem: "Nothing was created: another admin deleted the collection.",
  neighbours: { before: "Previous record (Alt+Page Up)", after: "Next record (Alt+Page Down)" },
  leaveQuestion: "You have unsaved changes. Discard them and continue?",
  copy: {
    files: "Files in {fields} are not copied.",
    blank: "Not copied: {fields}.",
  },
} as const;

/** Texts of the row panel. The runtime fills in a {name}. */
export const detailTexts = {
  before: "Previous entry",
  after: "Next entry",
  copyAll: "Copy as JSON",
  entry: "the entry",
  copy: "Copy {label}",
  filter: { value: "Filter by this {label}", path: "Filter by the path of this {label}" },
  without: { value: "Exclude this {label}", path: "Exclude the path of this {label}" },
  failed: "This entry could not be loaded.",
  missing: { title: "This entry does not exist.", reason: "It was deleted, or the address is wrong." },
  showAll: "Show all ({n} characters)",
} as const;
