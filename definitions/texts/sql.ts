/** Texts of the SQL console. The runtime fills in a {name}. */
export const sqlTexts = {
  editor: "SQL",
  placeholder: "SELECT * FROM …",
  run: "Run",
  keys: "Ctrl Enter",
  count: "{n} of {limit} characters",
  /** With characters outside of ASCII, which the backend counts by their bytes. */
  countBytes: "{n} of {limit} bytes",
  logs: "Logs are in another database and cannot be queried here.",
  result: "Result",
  empty: "Nothing has run yet",
  hint: "Write a statement and press {keys}. It reads or changes the database directly.",
  noRows: "No rows",
  rows: { one: "1 row", many: "{n} rows" },
  timing: "{ms} ms, run at {time}",
  null: "NULL",
  blank: "Empty text",
} as const;
