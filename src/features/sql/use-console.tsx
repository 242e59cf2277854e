import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sqlLimits } from "../../../definitions/backend/sql";
import { sqlTexts } from "../../../definitions/texts/sql";
import type { SqlAnswer } from "../../../definitions/types/sql";
import { isRefusal, toFailure, type Failure } from "../../backend/calls/failure";
import { serverNow } from "../../backend/session/server-clock";
import { showToast } from "../../browser/toasts";
import { askConfirmation } from "../../runtime/store/confirmation";
import { formatCount, interpolate, joinWithAnd } from "../../values/text/text";
import { runSql } from "./data";
import { changedRows } from "./model/changed-rows";
import { faultIn, lineAt } from "./model/fault";
import type { SqlWrite } from "../../backend/sql/judge-sql";
import { withRun, withSaved, type PastQuery } from "./model/queries";
import { planRun, type RunPlan } from "./model/plan-run";
import { useEditorText, type ShownQuery, type SqlFailure } from "./use-editor-text";
import { useRunning } from "./use-running";
import { WriteQuestion } from "./WriteQuestion";

/** Answer to a run. */
export interface SqlResult {
  /** Number of the text in the editor that was run. */
  opened: number;
  /** Number of the run, from 1. */
  run: number;
  query: string;
  answer: SqlAnswer;
  /** Number of changed rows, or "uncounted"; undefined if the statements only read. */
  changed: number | "uncounted" | undefined;
  /** When it was answered, in milliseconds of the backend's clock. */
  at: number;
}

type Sent = Extract<RunPlan, { query: string }>;

/** Result of the last run of the console, and the functions to run and save its text. */
export function useConsole(linked: ShownQuery | undefined, onBusy: (busy: boolean) => void) {
  const client = useQueryClient();
  const { editor, queries, opened, isOpened, charts, setCharts, setFailure } = useEditorText(linked);
  const { text, selection } = editor;
  const { busy, seconds, stop, isShown, begin, end } = useRunning(onBusy);
  const [result, setResult] = useState<SqlResult>();
  const [isAnswered, setAnswered] = useState(true);
  const remember = (plan: Sent, at: number, outcome: Partial<PastQuery>): void =>
    queries.update((stored) => withRun(stored, { sql: plan.query, at, ...outcome }));
  const fail = (failure: SqlFailure): void => {
    setAnswered(false);
    setFailure(failure);
  };
  const send = async (plan: Sent): Promise<void> => {
    const signal = begin();
    setFailure(undefined);
    try {
      const answer = await runSql(client, plan.query, { writes: plan.kind === "ask", signal });
      const changed = plan.kind === "ask" ? changedRows(plan, answer) : undefined;
      const at = serverNow();
      setAnswered(true);
      setResult((last) => ({ opened, run: (last?.run ?? 0) + 1, query: plan.query, answer, changed, at }));
      remember(plan, at, countsOf(answer, changed));
    } catch (thrown) {
      const failed = toFailure(thrown);
      if (failed.aborted && !signal.aborted) return;
      const failure = signal.aborted ? { reason: sqlTexts.stopped[plan.kind] } : failureIn(failed, plan, text);
      // Another text that was opened since did not cause this error.
      if (isShown() && (signal.aborted || isOpened(opened))) fail(failure);
      else if (plan.kind === "ask") showToast("error", interpolate(sqlTexts.unseen, { reason: failure.reason }));
      remember(plan, serverNow(), outcomeOf(failed, plan, signal));
    } finally {
      end();
    }
  };
  const run = (): void => {
    if (busy) return;
    const plan = planRun(text, selection);
    const refusal = refusalText(plan);
    if (refusal === undefined) setFailure(undefined);
    else fail({ reason: refusal });
    if (plan.kind === "read") void send(plan);
    if (plan.kind === "ask") askToWrite(plan.query, plan.write, () => void send(plan));
  };
  const save = (name: string): void => {
    queries.update((stored) => withSaved(stored, { name, sql: text, chart: charts[opened] }));
    showToast("success", interpolate(sqlTexts.save.saved, { name }));
  };
  // A quick run does not make the page flicker.
  const isPrevious = !isAnswered || seconds >= 1;
  return { editor, queries, busy, seconds, stop, result, isPrevious, charts, setCharts, run, save };
}

const countsOf = (answer: SqlAnswer, changed: SqlResult["changed"]): Pick<PastQuery, "rows" | "changed"> => {
  if (typeof changed === "number") return { changed };
  return answer.columns.length > 0 ? { rows: answer.rows.length } : {};
};

// Only a refusal tells that a write changed nothing.
const outcomeOf = (failed: Failure, { kind }: Sent, { aborted }: AbortSignal): Partial<PastQuery> =>
  aborted || (kind === "ask" && !isRefusal(failed)) ? { isUnknown: true } : { failed: true };

/** Returns the message of the database, with the line and the place that it names. */
function failureIn({ status, message }: Failure, { query, at }: Sent, text: string): SqlFailure {
  if (status !== 400) return { reason: message };
  const { reason, place: found } = faultIn(message, query);
  if (!found) return { reason: interpolate(sqlTexts.fault, { reason }) };
  const place = { from: at + found.from, to: at + found.to };
  const line = lineAt(text, place.from);
  return { reason: interpolate(sqlTexts.faultAt, { line, reason }), fault: { place, text } };
}

/** Returns why statements are not sent; undefined if they are. */
function refusalText(plan: RunPlan): string | undefined {
  const { refused } = sqlTexts;
  if (plan.kind === "refused") return interpolate(refused[plan.reason], { word: plan.word });
  if (plan.kind !== "tooLong") return undefined;
  return interpolate(refused.tooLong, { n: formatCount(plan.bytes), limit: formatCount(sqlLimits.bytes) });
}

function askToWrite(query: string, write: SqlWrite, onYes: () => void): void {
  const { ask } = sqlTexts;
  const isUnknown = write.verbs.includes("");
  const named = { verbs: joinWithAnd(write.verbs) };
  const unknown = write.isNoStatement ? ask.noStatement : ask.unknown;
  askConfirmation(isUnknown ? unknown : interpolate(ask.title, named), onYes, {
    body: <WriteQuestion query={query} write={write} />,
    yes: isUnknown ? ask.yesUnknown : interpolate(ask.yes, named),
    no: ask.no,
  });
}
