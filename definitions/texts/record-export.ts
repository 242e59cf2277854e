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
  fields: { shown: "Visible columns ({n})", all: "All fields ({n})" },
  format: "Format",
  formats: {
    csv: { label: "CSV", hint: "For spreadsheets. Lists and JSON stand in a cell as JSON." },
    json: { label: "JSON", hint: "One list of all records, with every value as the backend has it." },
    ndjson: { label: "NDJSON", hint: "One JSON record per line, for very large files." },
  },
  formulas: "Text that a spreadsheet would run as a formula gets a leading apostrophe. CSV import removes it again.",
  files: "Files are exported as names only. Passwords are never exported.",
  start: "Export",
  again: "Export again",
  stop: "Stop",
  progress: "Exporting",
  done: { one: "Exported 1 record to {file}.", many: "Exported {n} records to {file}." },
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
