/** Limits of SQL: bytes of the statements, and rows of an answer, which are cut without a notice. */
export const sqlLimits = { bytes: 5000, rows: 1000 };

/**
 * First words by which the backend recognises statements that change data. It runs all statements of such a text in one
 * transaction and counts the rows of the last one. Any other text runs as a query.
 */
export const countedWrites = ["INSERT", "CREATE", "UPDATE", "DELETE", "DROP", "DETACH", "ALTER", "REPLACE"];

/**
 * Parts of a text that the backend replaces before the database reads it, also inside quotes and comments: names in
 * double brackets become quoted names, and parameters have no values. The database would run another text.
 */
export const replacedParts = {
  quotedName: /\{\{[\w\-. ]+\}\}|\[\[[\w\-. ]+\]\]/,
  parameter: /\{:\w+\}/,
};

/** First words of all statements that the database knows. It refuses a statement that begins with any other word. */
export const statementWords = [
  "ALTER",
  "ANALYZE",
  "ATTACH",
  "BEGIN",
  "COMMIT",
  "CREATE",
  "DELETE",
  "DETACH",
  "DROP",
  "END",
  "EXPLAIN",
  "INSERT",
  "PRAGMA",
  "REINDEX",
  "RELEASE",
  "REPLACE",
  "ROLLBACK",
  "SAVEPOINT",
  "SELECT",
  "UPDATE",
  "VACUUM",
  "VALUES",
  "WITH",
];

/** Tables of the database besides collections, with their columns. */
export const backendTables = {
  _collections: [
    "id",
    "system",
    "type",
    "name",
    "fields",
    "indexes",
    "listRule",
    "viewRule",
    "createRule",
    "updateRule",
    "deleteRule",
    "options",
    "created",
    "updated",
  ],
  _params: ["id", "value", "created", "updated"],
  _migrations: ["file", "applied"],
  sqlite_master: ["type", "name", "tbl_name", "rootpage", "sql"],
};
