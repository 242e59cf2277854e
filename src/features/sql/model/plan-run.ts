import { sqlLimits } from "../../../../definitions/backend/sql";
import type { SqlAnswer } from "../../../../definitions/types/sql";
import { judgeSql, type SqlRefusal, type SqlWrite } from "../../../backend/sql/judge-sql";
import { isWord, type Span } from "../../../backend/sql/sql-tokens";
import { runnablePart, statementsIn } from "../../../backend/sql/statements";

/** Outcome of a run of the selected part, before anything is sent. `at` is where the query begins in the text. */
export type RunPlan =
  | { kind: "nothing" }
  | { kind: "refused"; reason: SqlRefusal; word: string }
  | { kind: "tooLong"; bytes: number }
  | { kind: "read"; query: string; at: number }
  | { kind: "ask"; query: string; at: number; write: SqlWrite };

const encoder = new TextEncoder();

const bytesOf = (text: string): number => encoder.encode(text).length;

/** Returns the length of the part that would run, as the backend counts it. */
export function runLength(text: string, selection: Span): { bytes: number; isAscii: boolean } {
  const { from, to } = runnablePart(text, selection) ?? { from: 0, to: 0 };
  const bytes = bytesOf(text.slice(from, to));
  return { bytes, isAscii: bytes === to - from };
}

/** Decides what a run of the selected part does: writes are asked about, and some statements are not sent. */
export function planRun(text: string, selection: Span): RunPlan {
  const part = runnablePart(text, selection);
  if (!part) return { kind: "nothing" };
  const query = text.slice(part.from, part.to);
  const bytes = bytesOf(query);
  if (bytes > sqlLimits.bytes) return { kind: "tooLong", bytes };
  const verdict = judgeSql(query);
  if (verdict.kind === "refused") return verdict;
  if (verdict.kind === "read") return { kind: "read", query, at: part.from };
  return { kind: "ask", query, at: part.from, write: verdict };
}

/** Returns whether an answer has as many rows as the backend sends at most. */
export const isCut = ({ rows }: Pick<SqlAnswer, "rows">): boolean => rows.length >= sqlLimits.rows;

/** Returns the statement that counts the rows of a query; undefined unless that is one statement which only reads. */
export function countQuery(query: string): string | undefined {
  const [statement, ...others] = statementsIn(query);
  const isQuery = others.length === 0 && isWord(statement?.tokens[0], "SELECT", "VALUES", "WITH");
  const counting = `SELECT COUNT(*) FROM (${query})`;
  const isSent = isQuery && judgeSql(query).kind === "read" && bytesOf(counting) <= sqlLimits.bytes;
  return isSent ? counting : undefined;
}
