import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { SqlAnswer } from "../../../definitions/types/sql";
import { toFailure } from "../../backend/calls/failure";
import { serverNow } from "../../backend/session/server-clock";
import { runSql } from "./data";
import type { Span } from "./model/sql-tokens";
import { runnablePart } from "./model/statements";

/** Answer to a statement. */
export interface SqlResult {
  /** Number of the run, from 1. */
  run: number;
  answer: SqlAnswer;
  /** When it was answered, in milliseconds of the backend's clock. */
  at: number;
}

/** Text of the console, the result of the last run, and the failure of a later one. */
export function useConsole(onBusy: (busy: boolean) => void) {
  const queries = useQueryClient();
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<SqlResult>();
  const [failure, setFailure] = useState<string>();
  const selection = useRef<Span>({ from: 0, to: 0 });
  const track = (sending: boolean): void => {
    setBusy(sending);
    onBusy(sending);
  };
  const send = async (query: string): Promise<void> => {
    track(true);
    setFailure(undefined);
    try {
      const answer = await runSql(queries, query, false);
      setResult((last) => ({ run: (last?.run ?? 0) + 1, answer, at: serverNow() }));
    } catch (thrown) {
      const { aborted, message } = toFailure(thrown);
      if (!aborted) setFailure(message);
    } finally {
      track(false);
    }
  };
  const run = (): void => {
    const part = runnablePart(text, selection.current);
    if (part && !busy) void send(text.slice(part.from, part.to));
  };
  const select = (selected: Span): void => void (selection.current = selected);
  return { text, setText, busy, result, failure, select, run };
}
