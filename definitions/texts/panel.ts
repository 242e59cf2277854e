import { texts } from "./texts";

/** Texts of row panels. */
export const panelTexts = {
  leave: "You have unsaved changes. Do you really want to close the panel?",
  leaveAll: "You have unsaved changes in {n} panels. Do you really want to close them?",
  create: "Create",
  more: "More",
  remove: "Delete",
  copyId: "Copy {label}",
  created: "Created {created}",
  updated: "Updated {updated}",
  gone: texts.failure.gone,
  noItem: "Nothing was created: another admin deleted the collection.",
  neighbours: { before: "Previous record (Alt+Page Up)", after: "Next record (Alt+Page Down)" },
  leaveQuestion: "You have unsaved changes. Discard them and continue?",
  copy: {
    files: "Files in {fields} are not copied.",
    blank: "Not copied: {fields}.",
  },
} as const;
