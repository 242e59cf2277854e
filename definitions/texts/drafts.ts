/** What is said of drafts that this browser keeps. A {name} is filled in by the runtime. */
export const draftTexts = {
  refused: "This browser keeps no drafts: what you type here and do not save is lost with the page.",
  notErased: "The unsaved changes that this browser keeps could not be erased. Clear its data of this page by hand.",
  title: "Unsaved changes",
  offered: "You left changes unsaved here {age} ago.",
  moment: "a moment",
  more: { one: "1 more draft is kept here.", many: "{n} more drafts are kept here." },
  overtaken: "Somebody else has saved another value since. You are asked again before you save over it.",
  gone: "These fields are gone or are of another type, so their values cannot be restored:",
  goneRow: "You left these changes unsaved here {age} ago:",
  left: "Not kept, and to be entered again: {names}.",
  others: "And {n} more changes",
  another: "Show another",
  elsewhere: "These changes were restored or discarded in another tab.",
  // Of a list: its order, the mark of an item, and an item that is new.
  list: {
    order: "{list}: order",
    removed: "Removed with the next save",
    stays: "Kept",
    item: "{title} ({type})",
  },
  restore: "Restore",
  discard: "Discard",
  copy: "Copy as JSON",
  copied: "the unsaved changes",
} as const;
