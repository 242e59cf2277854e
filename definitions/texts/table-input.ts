/** Words of an input with rows and cells. */
export const tableInputTexts = {
  cell: "Row {n}, {label}",
  cellRow: "Row {n}:",
  removeRow: "Remove row {n}",
} as const;

/** Explanation of an input for a list of choices. */
export const listInputTexts = {
  quotedParts:
    'Put a choice in double quotes if it contains a comma, starts or ends with a space, or is empty. Write a quote inside it as "".',
} as const;
