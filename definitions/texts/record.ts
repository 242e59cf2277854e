/** How high texts grow, in pixels, before they scroll. */
export const textHeights = { text: 200, json: 400 };

/** Of more records that are offered than so many, one can search in them. */
export const searchedAbove = 5;

/** Above how many choices of a field one searches in them, and how much of one is shown, in characters. */
export const choiceLimits = { all: 200, text: 200 };

/** How many choices of a field, or stored files or related records of a value, are shown at once. */
export const listLimits = { shown: 100 };

/** What the editors of a record's values say. */
export const recordTexts = {
  none: "None",
  shortened: "Only the first {n} of {all} characters are shown. Load all to edit the text.",
  loadAll: "Load all",
  jsonFault: "This is no JSON yet: line {line}, column {column}.",
  geoPoint: { lat: "Latitude, −90 to 90", lon: "Longitude, −180 to 180" },
  richText: {
    toolbar: "Format",
    heading: "Heading",
    bold: "Bold",
    italic: "Italic",
    underline: "Underline",
    bulletList: "Bullet list",
    numberedList: "Numbered list",
    quote: "Quote",
    link: "Link",
    clear: "Clear format",
    address: "Address of the link",
    apply: "Apply",
    removeLink: "Remove link",
    source: "HTML",
    sourceOnly: "Has HTML that the text view cannot keep. Edit it here.",
  },
  choices: {
    gone: "{name} (no longer a choice)",
    find: "Find a choice",
    list: "Choices",
    onlyChosen: "Show only chosen ({n} of {total})",
    narrow: { one: "And 1 more. Type to find it.", many: "And {n} more. Type to find them." },
    nothing: "No choice matches.",
  },
  files: {
    upload: "Upload new file",
    drop: "Drop files here",
    remove: "Remove {name}",
    restore: "Restore",
    restoreFile: "Restore {name}",
    isNew: "New",
    isProtected: "Protected",
    noToken: "Protected files cannot be opened now: {reason}",
    removed: "Deleted with the next save",
    typeDiffers: "The backend may refuse it: it takes {types} only.",
    count: "{n} of {max}",
    sizedCount: "{n} of {max}, up to {size} each",
    tooMany: "Select no more than {max}: {n} must go before the save.",
    noRoom: {
      one: "{name} is left out: no more than 1 file is taken.",
      many: "{name} is left out: no more than {max} files are taken.",
    },
    tooLarge: "{name} is left out: it has {size} bytes, and up to {limit} are taken.",
    otherType: "{name} is left out: it is {type}, and the field takes {types} only.",
    unreadable: "{name} is left out: the browser could not read it.",
    tooLate: "{files} was still being read when the record was saved, and is not stored.",
  },
  publicity: { on: "Public: On", off: "Public: Off" },
  password: {
    generate: "Generate password",
    again: "Generate another password",
    show: "Show",
    hide: "Hide",
    copy: "Copy password",
    name: "the password",
    generated: "Generated password",
    note: "It is shown here only, and until it is saved.",
  },
  providers: {
    none: "No linked OAuth2 providers.",
    failed: "The linked providers could not be loaded.",
    unlink: "Unlink {provider}",
    question: "Do you really want to unlink the {provider} provider?",
    unlinked: "Successfully unlinked the {provider} provider.",
    id: "Provider ID: {providerId}",
  },
  removal: {
    refused: {
      one: "1 record of {collection} must have a value in {field}: the backend deletes nothing while it relates here.",
      many: "{n} records of {collection} must have a value in {field}: the backend deletes nothing while they relate here.",
    },
    refusedOfSeveral: {
      one: "1 record of {collection} must have a value in {field}: what it relates to is not deleted, the others are.",
      many: "{n} records of {collection} must have a value in {field}: what they relate to is not deleted, the others are.",
    },
    deleted: {
      one: "1 record of {collection} is deleted with {it}, since its {field} would be empty.",
      many: "{n} records of {collection} are deleted with {it}, since their {field} would be empty.",
    },
    kept: {
      one: "1 record of {collection} stays, and still names {it} in {field}: the backend clears only the last of several fields. Remove {it} there by hand.",
      many: "{n} records of {collection} stay, and still name {it} in {field}: the backend clears only the last of several fields. Remove {it} there by hand.",
    },
    cleared: {
      one: "1 record of {collection} stays, and loses {it} from {field}.",
      many: "{n} records of {collection} stay, and lose {it} from {field}.",
    },
    more: "More records may relate to {it} than could be looked at.",
    it: { one: "it", many: "them" },
    its: { one: "Its", many: "Their" },
    files: { one: "{its} file is deleted, too.", many: "{its} {n} files are deleted, too." },
  },
  relation: {
    pick: "Select",
    search: "Search records",
    more: "Load more",
    nothing: "No records found.",
    failed: "The records could not be loaded.",
    missing: "This record no longer exists.",
    named: "{title} ({id})",
    namesAndMore: "{names} and {n} more",
    missingName: "{id} (no longer exists)",
    open: "Open {name}",
    remove: "Remove {name}",
    tooMany: "{n} are stored, and the field takes {max}: a change leaves out those that are struck through.",
    noCollection: "The collection that it relates to no longer exists.",
    chosen: "{n} of up to {max} selected. One more takes the place of the first.",
    add: "New {name} record",
  },
} as const;
