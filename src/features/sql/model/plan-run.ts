import { sqlLimits } from "../../../../definitions/backend/sql";
import { judgeSql, type SqlRefusal, type SqlWrite } from "./judge";
import type { Span } from "./sql-tokens";
import { runnablePart } from "./statements";

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
