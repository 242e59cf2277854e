/** Words of an input with rows and cells. */
export const tableInputTexts = {
  cell: "Row {n}, {label}",
  cellRow: "Row {n}:",
  removeRow: "Remove row {n}",
} as const;
