import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sqlLimits } from "../../../definitions/backend/sql";
import { sqlTexts } from "../../../definitions/texts/sql";
import type { SqlAnswer } from "../../../definitions/types/sql";
import { toFailure, type Failure } from "../../backend/calls/failure";
import { serverNow } from "../../backend/session/server-clock";
import { askConfirmation } from "../../runtime/store/confirmation";
import { formatCount, interpolate, joinWithAnd } from "../../values/text/text";
import { runSql } from "./data";
import { changedRows } from "./model/changed-rows";
import { faultIn, lineAt } from "./model/fault";
import type { SqlWrite } from "./model/judge";
import { planRun, type RunPlan } from "./model/plan-run";
import type { Span } from "./model/sql-tokens";
import { WriteQuestion } from "./WriteQuestion";

/** Answer to a run. */
export interface SqlResult {
  /** Number of the run, from 1. */
  run: number;
  answer: SqlAnswer;
  /** Number of changed rows, or "uncounted"; undefined if the statements only read. */
  changed: number | "uncounted" | undefined;
  /** When it was answered, in milliseconds of the backend's clock. */
  at: number;
}

/** Reason why there is no answer, and the place in the text that it names. */
interface SqlFailure {
  text: string;
  fault?: Span;
}

type Sent = Extract<RunPlan, { query: string }>;

/** Text of the console, the result of the last run, and the failure of a later one. */
export function useConsole(onBusy: (busy: boolean) => void) {
  const queries = useQueryClient();
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<SqlResult>();
  const [failure, setFailure] = useState<SqlFailure>();
  const [selection, select] = useState<Span>({ from: 0, to: 0 });
  const track = (sending: boolean): void => {
    setBusy(sending);
    onBusy(sending);
  };
  const send = async (plan: Sent): Promise<void> => {
    track(true);
    setFailure(undefined);
    try {
      const answer = await runSql(queries, plan.query, plan.kind === "ask");
      const changed = plan.kind === "ask" ? changedRows(plan, answer) : undefined;
      setResult((last) => ({ run: (last?.run ?? 0) + 1, answer, changed, at: serverNow() }));
    } catch (thrown) {
      const failed = toFailure(thrown);
      if (!failed.aborted) setFailure(failureIn(failed, plan, text));
    } finally {
      track(false);
    }
  };
  const run = (): void => {
    if (busy) return;
    const plan = planRun(text, selection);
    const refusal = refusalText(plan);
    setFailure(refusal === undefined ? undefined : { text: refusal });
    if (plan.kind === "read") void send(plan);
    if (plan.kind === "ask") askToWrite(plan.query, plan.write, () => send(plan));
  };
  const edit = (edited: string): void => {
    setText(edited);
    // Its place has moved.
    setFailure((shown) => shown && { text: shown.text });
  };
  return { text, edit, busy, result, failure, selection, select, run };
}

/** Returns the message of the database, with the line and the place that it names. */
function failureIn({ status, message }: Failure, { query, at }: Sent, text: string): SqlFailure {
  if (status !== 400) return { text: message };
  const { reason, place } = faultIn(message, query);
  if (!place) return { text: interpolate(sqlTexts.fault, { reason }) };
  const fault = { from: at + place.from, to: at + place.to };
  return { text: interpolate(sqlTexts.faultAt, { line: lineAt(text, fault.from), reason }), fault };
}

/** Returns why statements are not sent; undefined if they are. */
function refusalText(plan: RunPlan): string | undefined {
  const { refused } = sqlTexts;
  if (plan.kind === "refused") return interpolate(refused[plan.reason], { word: plan.word });
  if (plan.kind !== "tooLong") return undefined;
  return interpolate(refused.tooLong, { n: formatCount(plan.bytes), limit: formatCount(sqlLimits.bytes) });
}

function askToWrite(query: string, { verbs, tables }: SqlWrite, onYes: () => Promise<void>): void {
  const { ask } = sqlTexts;
  const isUnknown = verbs.includes("");
  const named = { verbs: joinWithAnd(verbs) };
  askConfirmation(isUnknown ? ask.unknown : interpolate(ask.title, named), onYes, {
    body: <WriteQuestion query={query} tables={tables} />,
    yes: isUnknown ? ask.yesUnknown : interpolate(ask.yes, named),
  });
}
