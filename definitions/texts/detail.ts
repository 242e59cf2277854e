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
