/** Largest height of a text area in pixels before it scrolls. */
export const textHeights = { text: 200, json: 400 };

/** Number of offered records above which a search is shown. */
export const searchThreshold = 5;

/** Number of choices above which a search is shown, and displayed characters per choice. */
export const choiceLimits = { all: 200, text: 200 };

/** Number of choices, files or related records shown at once. */
export const listLimits = { shown: 100 };

/** Texts of record editors. */
export const recordTexts = {
  none: "None",
  shortened: "Only the first {n} of {all} characters are shown. Load all to edit the text.",
  loadAll: "Load all",
  jsonFault: "Not valid JSON yet (line {line}, column {column}).",
  geoPoint: {
    lat: "Latitude, −90 to 90",
    lon: "Longitude, −180 to 180",
    map: {
      show: "Show map",
      hide: "Hide map",
      name: "Map",
      help: "Click or drag to set the point. Arrow keys move it, with Shift ten steps; + and − zoom.",
      nearer: "Zoom in",
      farther: "Zoom out",
      world: "Show the world",
    },
    // The link to a map with more detail. Change it to a map of your choice.
    detailed: {
      label: "Open in OpenStreetMap",
      address: "https://www.openstreetmap.org/?mlat={lat}&mlon={lon}#map=12/{lat}/{lon}",
    },
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
    orDrop: "or drop files here",
    drop: "Drop files here",
    remove: "Remove {name}",
    restore: "Restore",
    restoreFile: "Restore {name}",
    isNew: "New",
    isProtected: "Protected",
    noToken: "Protected files can't be opened now: {reason}",
    removed: "Will be deleted when you save",
    typeDiffers: "The backend may reject it: only {types} are allowed.",
    count: "{n} of {max}",
    sizedCount: "{n} of {max}, up to {size} each",
    tooMany: "Select no more than {max}: remove {n} before you save.",
    noRoom: {
      one: "{name} was not added: only 1 file is allowed.",
      many: "{name} was not added: only {max} files are allowed.",
    },
    tooLarge: "{name} was not added: it has {size} bytes, only {limit} are allowed.",
    otherType: "{name} was not added: only {types} are allowed.",
    unreadable: "{name} was not added: the browser could not read it.",
    preview: "Preview {name}",
    neighbours: { before: "Previous file", after: "Next file" },
    download: "Download",
    unreadableNow: "The file could not be loaded.",
    noPreview: "This kind of file has no preview. Download it to open it.",
    noPdf: "This browser does not show PDF files in a page. Open it in a new tab, or download it.",
    notShown: "The browser could not show this file. Download it to open it.",
    beginning: "Only the beginning is shown. Download the file to read all of it.",
    tooLate: "{files} was not saved: it was still being read. Add it again.",
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
    note: "Shown only here, until this panel closes.",
    saved: "Saved password",
    savedNote: "Copy it now: it is shown only here, until this panel closes.",
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
      one: "1 record of {collection} requires a value in {field}: nothing can be deleted while it links here.",
      many: "{n} records of {collection} require a value in {field}: nothing can be deleted while they link here.",
    },
    refusedOfSeveral: {
      one: "1 record of {collection} requires a value in {field}: records it links to are not deleted, the others are.",
      many: "{n} records of {collection} require a value in {field}: records they link to are not deleted, the others are.",
    },
    deleted: {
      one: "1 record of {collection} is also deleted, because its {field} would be empty.",
      many: "{n} records of {collection} are also deleted, because their {field} would be empty.",
    },
    kept: {
      one: "1 record of {collection} keeps its link to {it} in {field}: the backend clears only the last of several fields. Remove the link yourself.",
      many: "{n} records of {collection} keep their link to {it} in {field}: the backend clears only the last of several fields. Remove the links yourself.",
    },
    cleared: {
      one: "1 record of {collection} loses its link to {it} in {field}.",
      many: "{n} records of {collection} lose their link to {it} in {field}.",
    },
    blocked: { one: "This record cannot be deleted.", many: "None of the {n} selected records can be deleted." },
    moreBlocking: { one: "And 1 more", many: "And {n} more" },
    more: "More records may link to {it}: not all could be checked.",
    it: { one: "it", many: "them" },
    its: { one: "Its", many: "Their" },
    files: { one: "{its} file is also deleted.", many: "{its} {n} files are also deleted." },
  },
  uses: {
    title: "Used by",
    count: "Count",
    again: "Count again",
    stopAll: "Stop",
    counting: { one: "Counting in 1 field", many: "Counting in {n} fields" },
    fields: { one: "1 field can point at this record", many: "{n} fields can point at this record" },
    total: { none: "No record points at this one", one: "1 link to this record", many: "{n} links to this record" },
    least: {
      none: "No record found so far",
      one: "At least 1 link to this record",
      many: "At least {n} links to this record",
    },
    records: { one: "1 record", many: "{n} records" },
    stop: "Stop counting in {collection}, {field}",
    stopped: "Stopped",
    failed: "Could not be counted",
    unsearchable: "Filters cannot name this field",
    retry: "Count in {collection}, {field}",
    view: "view",
    fates: {
      deleted: "deleted with this record",
      refused: "prevents that this record is deleted",
      cleared: "loses its link when this record is deleted",
    },
    severalFates: {
      deleted: "deleted with this record, unless it has other links",
      refused: "prevents that this record is deleted, unless it has other links",
      cleared: "loses its link when this record is deleted",
    },
    show: { one: "Show it in {collection}", many: "Show all {n} in {collection}" },
  },
  relation: {
    pick: "Select",
    search: "Search records",
    hint: 'Words, or a filter such as id = "..."',
    more: "Load more",
    nothing: "No records found.",
    failed: "The records could not be loaded.",
    missing: "This record no longer exists.",
    named: "{title} ({id})",
    namesAndMore: "{names} and {n} more",
    missingName: "{id} (no longer exists)",
    open: "Open {name}",
    look: "Look at {name}",
    remove: "Remove {name}",
    tooMany: "{n} are stored, but only {max} are allowed: a change removes those struck through.",
    noCollection: "The linked collection no longer exists.",
    chosen: "{n} of up to {max} selected. The next one replaces the first.",
    add: "New {name} record",
  },
} as const;
