/** Texts about saved drafts. The runtime fills in a {name}. */
export const draftTexts = {
  refused: "This browser can't store drafts: unsaved input is lost when you leave the page.",
  notErased: "The drafts in this browser could not be erased. Clear its data for this page yourself.",
  title: "Unsaved changes",
  offered: "You have unsaved changes from {age} ago.",
  offeredOf: "You have unsaved changes from {age} ago: {summary}.",
  moment: "a moment",
  more: { one: "1 more draft is stored here.", many: "{n} more drafts are stored here." },
  conflict: "Another admin has saved a different value since. You will be asked before you overwrite it.",
  gone: "These fields were removed or have another type, so their values can't be restored:",
  goneRow: "Unsaved changes from {age} ago:",
  left: "Not stored, enter again: {names}.",
  others: "And {n} more changes",
  another: "Show another",
  elsewhere: "These changes were restored or discarded in another tab.",
  // Changes of a list: its order, a removed item and a new item.
  list: {
    order: "{list}: order",
    removed: "Will be removed when you save",
    stays: "Kept",
    item: "{title} ({type})",
  },
  restore: "Restore",
  discard: "Discard",
  copy: "Copy as JSON",
  copied: "the unsaved changes",
} as const;
