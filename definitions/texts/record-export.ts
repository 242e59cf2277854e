import { selectionTexts } from "./selection";

/** What the export of records says. */
export const recordExportTexts = {
  whichRecords: "Records",
  records: {
    selected: { one: "The selected record", many: "The {n} selected records" },
    all: "All of {collection}",
    filtered: "Those that the filter finds: {filter}",
  },
  whichFields: "Fields",
  fields: { shown: "The columns that are shown ({n})", all: "All fields ({n})" },
  format: "Format",
  formats: {
    csv: { label: "CSV", hint: "For spreadsheets. Lists and JSON stand in a cell as JSON." },
    json: { label: "JSON", hint: "One list of all records, with every value as the backend has it." },
    ndjson: { label: "NDJSON", hint: "One record of JSON a line, for files that are too large to be read whole." },
  },
  formulas:
    "A text that a spreadsheet would run as a formula gets an apostrophe before it. An import from CSV takes it away again.",
  files: "Files are exported by their names, passwords never.",
  start: "Export",
  again: "Export again",
  stop: "Stop",
  progress: "Exporting",
  done: { one: "1 record is exported to {file}.", many: "{n} records are exported to {file}." },
  nothing: "There is nothing to export.",
  counting: "Counting the records…",
  exported: "{n} of {total} records",
  stopped: "The export was stopped after {n} of {total} records. Nothing was saved.",
  failed: "The export stopped after {n} records: {reason}",
  sessionEnded: "Your session has ended.",
  noField: selectionTexts.noField,
  gone: "Somebody else has deleted {n} of the {total} selected records.",
  retry: "Retry",
  missed:
    "While it ran, records were added: of all that are there now, the file lacks at least {n}. Export again for all of them.",
} as const;
