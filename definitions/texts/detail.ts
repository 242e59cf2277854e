/** What the panel of a row says of it. A {name} is filled in by the runtime. */
export const detailTexts = {
  before: "Previous entry",
  after: "Next entry",
  copyAll: "Copy as JSON",
  entry: "the entry",
  copy: "Copy {label}",
  filter: { value: "Filter by this {label}", path: "Filter by the path of this {label}" },
  without: { value: "Leave out this {label}", path: "Leave out the path of this {label}" },
  failed: "This entry could not be loaded.",
  missing: { title: "There is no such entry.", reason: "It has been deleted, or the address is not right." },
  showAll: "Show all ({n} characters)",
} as const;
