import { selectionTexts } from "./selection";

/** Texts of the record export. */
export const recordExportTexts = {
  whichRecords: "Records",
  records: {
    selected: { one: "The selected record", many: "The {n} selected records" },
    all: "All of {collection}",
    filtered: "Records that match the filter: {filter}",
  },
  whichFields: "Fields",
  fields: { shown: "Visible columns ({n})", all: "All fields ({n})" },
  format: "Format",
  formats: {
    csv: { label: "CSV", hint: "For spreadsheets. Lists and JSON are written as JSON." },
    json: { label: "JSON", hint: "One list of all records, with values as stored." },
    ndjson: { label: "NDJSON", hint: "One JSON record per line, for very large files." },
  },
  formulas: "Text that a spreadsheet would run as a formula gets a leading apostrophe. CSV import removes it again.",
  files: "Files are exported as names only. Passwords are never exported.",
  start: "Export",
  again: "Export again",
  stop: "Stop",
  progress: "Exporting",
  done: { one: "Exported 1 record to {file}.", many: "Exported {n} records to {file}." },
  nothing: "Nothing to export.",
  counting: "Counting the records…",
  exported: "{n} of {total} records",
  stopped: "The export was stopped after {n} of {total} records. Nothing was saved.",
  failed: "The export stopped after {n} records: {reason}",
  sessionEnded: "Your session has ended.",
  noField: selectionTexts.noField,
  gone: "Another admin deleted {n} of the {total} selected records.",
  retry: "Retry",
  missed: "Records were added during the export: at least {n} are missing from the file. Export again to get all.",
} as const;
