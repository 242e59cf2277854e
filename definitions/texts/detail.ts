/** What the panel of a row says of it. A {name} is filled in by the runtime. */
export const detailTexts = {
  before: "Previous entry",
  after: "Next entry",
  copyAll: "Copy as JSON",
  entry: "the entry",
  copy: "Copy {label}",
  filter: { value: "Filter by this {label}", path: "Filter by the path of this {label}" },
  missing: "This entry could not be loaded.",
  showAll: "Show all ({n} characters)",
} as const;
