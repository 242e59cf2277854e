import { replacedParts, statementWords } from "../../../definitions/backend/sql";
import { isSign, isWord, type SqlToken } from "./sql-tokens";
import { statementsIn } from "./statements";

/** Why statements are refused before they are sent. */
export type SqlRefusal = "attach" | "transaction" | "vacuumInto" | keyof typeof replacedParts;

/** Table that only the backend should change. */
export type BackendTable = "_collections" | "_params";

/** Statements that write. */
export interface SqlWrite {
  kind: "write";
  /** First words of those that write, each once; blank if one is not understood. */
  verbs: readonly string[];
  tables: readonly BackendTable[];
  /** Each of them begins with a word that begins no statement, such as a misspelled one. */
  isNoStatement: boolean;
}

/** Judgement of statements, as far as their tokens show. */
export type SqlVerdict = { kind: "read" } | { kind: "refused"; reason: SqlRefusal; word: string } | SqlWrite;

/** Judges statements. Those that are not understood count as writes. */
export function judgeSql(source: string): SqlVerdict {
  for (const reason of ["quotedName", "parameter"] as const) {
    const [word] = replacedParts[reason].exec(source) ?? [];
    if (word !== undefined) return { kind: "refused", reason, word };
  }
  const statements = statementsIn(source);
  const judged = statements.map(({ tokens }) => judgeStatement(tokens));
  for (const { refused, verb } of judged) if (refused) return { kind: "refused", reason: refused, word: verb };
  const writes = judged.filter((each) => each.writes);
  if (writes.length === 0) return { kind: "read" };
  const tables = statements.flatMap(({ tokens }, index) => (judged[index]!.writes ? backendTables(tokens) : []));
  const isNoStatement = writes.every((each) => each.isNoStatement);
  return {
    kind: "write",
    verbs: [...new Set(writes.map(({ verb }) => verb))],
    tables: [...new Set(tables)],
    isNoStatement,
  };
}

interface Judged {
  verb: string;
  writes: boolean;
  refused?: SqlRefusal;
  isNoStatement?: boolean;
}

const transactions = new Set(["BEGIN", "COMMIT", "END", "ROLLBACK", "SAVEPOINT", "RELEASE"]);
const changing = new Set(["INSERT", "UPDATE", "DELETE", "REPLACE", "CREATE", "DROP", "ALTER", "DETACH"]);
const upkeep = new Set(["ANALYZE", "REINDEX", "VACUUM"]);

function judgeStatement(tokens: readonly SqlToken[]): Judged {
  const [first, ...rest] = tokens;
  const verb = first?.kind === "word" ? first.text : "";
  if (tokens.some(({ kind }) => kind === "odd")) return { verb: "", writes: true };
  if (transactions.has(verb)) return { verb, writes: true, refused: "transaction" };
  if (verb === "ATTACH") return { verb, writes: true, refused: "attach" };
  if (verb === "VACUUM" && rest.some((token) => isWord(token, "INTO")))
    return { verb: "VACUUM INTO", writes: true, refused: "vacuumInto" };
  if (verb === "EXPLAIN") return judgeExplained(rest);
  if (verb === "PRAGMA") return { verb, writes: !isReadingPragma(rest) };
  if (verb === "WITH") return judgeWith(rest);
  if (verb === "SELECT" || verb === "VALUES") return { verb, writes: optimizes(rest) };
  if (changing.has(verb) || upkeep.has(verb)) return { verb, writes: true };
  return { verb: "", writes: true, isNoStatement: isMisspelled(verb) };
}

// Only plain letters: the database might read a word with others as a statement after all.
const isMisspelled = (verb: string): boolean => /^[A-Z]+$/.test(verb) && !statementWords.includes(verb);

/** An explained statement does not run, but a pragma may take effect while it is compiled. */
function judgeExplained(rest: readonly SqlToken[]): Judged {
  const explained = isWord(rest[0], "QUERY") && isWord(rest[1], "PLAN") ? rest.slice(2) : rest;
  const judged = judgeStatement(explained);
  const runsNothing = isWord(explained[0], ...changing, "SELECT", "VALUES", "WITH");
  return runsNothing && judged.verb !== "" ? { verb: "EXPLAIN", writes: false } : judged;
}

/** The backend does not recognise these as writes, but runs them. */
function judgeWith(rest: readonly SqlToken[]): Judged {
  const isVerb = (token: SqlToken, index: number): boolean =>
    isWord(token, "INSERT", "UPDATE", "DELETE") || (isWord(token, "REPLACE") && isWord(rest[index + 1], "INTO"));
  const writing = rest.find(isVerb);
  if (writing) return { verb: writing.text, writes: true };
  const reads = rest.some((token) => isWord(token, "SELECT", "VALUES"));
  return { verb: reads ? "WITH" : "", writes: !reads || optimizes(rest) };
}

// Pragmas whose argument names what to describe. Any other argument sets a value.
const describing = new Set([
  "FOREIGN_KEY_CHECK",
  "FOREIGN_KEY_LIST",
  "INDEX_INFO",
  "INDEX_LIST",
  "INDEX_XINFO",
  "INTEGRITY_CHECK",
  "QUICK_CHECK",
  "TABLE_INFO",
  "TABLE_LIST",
  "TABLE_XINFO",
]);

// Pragmas that act without an argument.
const acting = new Set(["INCREMENTAL_VACUUM", "OPTIMIZE", "SHRINK_MEMORY", "WAL_CHECKPOINT"]);

function isReadingPragma(rest: readonly SqlToken[]): boolean {
  if (rest.some((token) => isSign(token, "="))) return false;
  const name = isSign(rest[1], ".") ? rest[2] : rest[0];
  if (name?.kind !== "word") return false;
  const hasArgument = rest.some((token) => isSign(token, "("));
  return hasArgument ? describing.has(name.text) : !acting.has(name.text);
}

// The only pragma that a query can call and that writes: statistics of indexes. A text counts as a name, too.
const optimizes = (tokens: readonly SqlToken[]): boolean =>
  tokens.some(({ text }) => text.toLowerCase() === "pragma_optimize");

// A text counts, too: the database accepts one in place of a name.
const backendTables = (tokens: readonly SqlToken[]): BackendTable[] =>
  (["_collections", "_params"] as const).filter((table) => tokens.some(({ text }) => text.toLowerCase() === table));
