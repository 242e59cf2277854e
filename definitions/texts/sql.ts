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
  /** Statements that write are confirmed. */
  ask: {
    title: "This changes data: {verbs}",
    unknown: "This may change data: not all of it is understood",
    statement: "Statement",
    undo: "There is no undo.",
    skips: "SQL skips rules, validation, hooks and cascade deletes, and files of records stay in the storage.",
    tables: {
      _collections: "_collections describes all collections: the backend may no longer start, or read wrong columns.",
      _params: "_params has the settings of the backend: it may no longer start.",
    },
    yes: "Run {verbs}",
    yesUnknown: "Run",
  },
  backup: {
    make: "Create a backup first",
    making: "Creating a backup",
    made: "The backup is complete.",
  },
  /** Statements that are not sent. */
  refused: {
    transaction:
      "{word} is not sent: the backend would keep the transaction open and block all other writes. Several statements that begin with INSERT, UPDATE, DELETE or CREATE already run in one transaction.",
    attach: "ATTACH is not sent: it could open any file of the server as a database.",
    vacuumInto: "VACUUM INTO is not sent: it writes a file on the server. Create a backup instead.",
    tooLong: "This has {n} bytes. The backend accepts {limit}.",
  },
  changed: { none: "No rows changed", one: "Changed 1 row", many: "Changed {n} rows" },
  done: "Done",
  uncounted: "The backend does not count the rows that this changed.",
  fault: "The database says: {reason}",
  faultAt: "Line {line}. The database says: {reason}",
  result: "Result",
  empty: "Nothing has run yet",
  hint: "Write a statement and press {keys}. It reads or changes the database directly.",
  noRows: "No rows",
  rows: { one: "1 row", many: "{n} rows" },
  cut: "{n} rows shown. More may have been cut: the backend sends {n} at most.",
  bytes: "Bytes that are no text are shown as \uFFFD. Use hex() to read them.",
  export: {
    label: "Copy or download the result",
    copyCsv: "Copy as CSV",
    copyJson: "Copy as JSON",
    csv: "Download CSV",
    json: "Download JSON",
    /** Name in the toast. */
    name: "the result",
  },
  copyCell: "Copy the value",
  cell: "the value",
  timing: "{ms} ms, run at {time}",
  null: "NULL",
  blank: "Empty text",
} as const;
