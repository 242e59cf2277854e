import { notUnique } from "../../../../../definitions/backend/refusals";
import { recordImportTexts } from "../../../../../definitions/texts/record-import";
import { Failure, toFailure, isRecordFailure } from "../../../../backend/calls/failure";
import { serverErrors } from "../../../../backend/calls/error-paths";
import { valueAt } from "../../../../values/json/path";
import { interpolate, joinWithAnd } from "../../../../values/text/text";
import { texts } from "../../../../../definitions/texts/texts";
import type { RowPlan } from "./check-rows";
import type { RowProblem } from "./import-setup";

/** Progress of a run. */
export interface RunProgress {
  state: "running" | "paused" | "over";
  failure?: Failure;
  /** The session ended during the run, so values that only admins may set can be missing in some records. */
  asGuest?: boolean;
  created: number;
  updated: number;
  /** Rows that the backend refused, with the reasons. */
  refused: readonly RowPlan[];
  total: number;
}

/** Pausable run of an import. It starts paused. */
export interface Run {
  progress: () => RunProgress;
  resume: () => void;
  /** Pauses the run; pending requests continue. */
  pause: () => void;
  /** Ends the run and returns the rows that were not sent. */
  stop: () => readonly RowPlan[];
  /** Resolves when no request is pending. */
  whenIdle: () => Promise<void>;
}

interface RunSetup {
  plans: readonly RowPlan[];
  /** Maximum number of parallel requests. */
  atOnce: number;
  /** Sends a row. `again` is true if an earlier attempt had an unknown outcome. Throws a Failure. */
  sendRow: (plan: RowPlan, again: boolean) => Promise<void>;
  /** Resolves to whether the session outlived the requests so far. */
  confirm: () => Promise<boolean>;
  onChange: () => void;
}

interface Running extends RunSetup {
  progress: RunProgress;
  /** One shared array, because there may be very many. */
  refused: RowPlan[];
  /** Rows with an unknown outcome. */
  again: RowPlan[];
  /** Rows that were refused without a reason while others were being sent. Each is sent again by itself. */
  alone: RowPlan[];
  next: number;
  sending: number;
  /** Callbacks for when no request is pending. */
  waiting: (() => void)[];
}

/**
 * Creates a run that sends rows in parallel. A refused row is recorded and the run continues. Any other error pauses
 * the run; rows with an unknown outcome are sent again on resume.
 */
export function startRun(setup: RunSetup): Run {
  const refused: RowPlan[] = [];
  const progress: RunProgress = { state: "paused", created: 0, updated: 0, refused, total: setup.plans.length };
  const run: Running = { ...setup, progress, refused, again: [], alone: [], next: 0, sending: 0, waiting: [] };
  return {
    progress: () => run.progress,
    resume: () => {
      const { failure: _, ...rest } = run.progress;
      run.progress = rest;
      change(run, { state: "running" });
      sendOn(run);
    },
    pause: () => change(run, { state: "paused" }),
    stop: () => {
      const unsent = [...run.again, ...run.alone, ...run.plans.slice(run.next)];
      run.next = run.plans.length;
      run.again = [];
      run.alone = [];
      change(run, { state: "over" });
      return unsent;
    },
    whenIdle: () => new Promise((done) => (run.sending === 0 ? done() : run.waiting.push(done))),
  };
}

function change(run: Running, part: Partial<RunProgress>): void {
  run.progress = { ...run.progress, ...part };
  run.onChange();
}

function sendOn(run: Running): void {
  while (run.progress.state === "running" && run.sending < run.atOnce) {
    const turn = nextTurn(run);
    if (!turn) break;
    run.sending++;
    void run
      .sendRow(turn.plan, turn.again)
      .then(() => change(run, counted(run.progress, turn.plan)))
      .catch((thrown: unknown) => take(run, turn, toFailure(thrown)))
      .then(() => {
        run.sending--;
        sendOn(run);
        if (run.sending === 0) for (const done of run.waiting.splice(0)) done();
      });
  }
  if (run.sending === 0) void checkSession(run);
}

/** Checks the session after the last request of a run that is done, paused or stopped. */
async function checkSession(run: Running): Promise<void> {
  if (!(await run.confirm()))
    change(run, { asGuest: true, failure: new Failure(texts.session.ended, { status: 401 }) });
  const isDone = run.sending + run.again.length + run.alone.length === 0 && run.next >= run.plans.length;
  if (isDone && run.progress.state !== "over") change(run, { state: "over" });
}

interface Turn {
  plan: RowPlan;
  again: boolean;
  /** Whether no other request is pending. */
  alone: boolean;
}

function nextTurn(run: Running): Turn | undefined {
  const again = run.again.shift();
  if (again) return { plan: again, again: true, alone: false };
  const plan = run.plans[run.next];
  if (plan) {
    run.next++;
    return { plan, again: false, alone: run.atOnce === 1 };
  }
  const alone = run.sending === 0 ? run.alone.shift() : undefined;
  return alone && { plan: alone, again: false, alone: true };
}

const counted = ({ created, updated }: RunProgress, { action }: RowPlan): Partial<RunProgress> =>
  action === "create" ? { created: created + 1 } : { updated: updated + 1 };

function take(run: Running, { plan, alone }: Turn, failure: Failure): void {
  // After the end, the row is not sent again.
  const isOver = run.progress.state === "over";
  // PocketBase refuses some changes of accounts only because of concurrent writes.
  if (!isOver && !alone && failure.status === 400 && serverErrors(failure.data).size === 0) {
    run.alone.push(plan);
  } else if (isRecordFailure(failure) || isOver) {
    run.refused.push({ ...plan, problems: reasonsOf(failure) });
    change(run, {});
  } else {
    run.again.push(plan);
    change(run, { state: "paused", ...(!failure.aborted && { failure }) });
  }
}

const reasonsOf = ({ status, data, message }: Failure): RowProblem[] => {
  if (status === 404) return [{ text: recordImportTexts.wrong.lost }];
  const errors = [...serverErrors(data)];
  // The backend reports each field of an index, but only one index.
  const takenFields = errors.map(([field]) => field).filter((field) => valueAt(data, `${field}.code`) === notUnique);
  const together = takenFields.length > 1 ? takenFields : [];
  const problems = errors
    .filter(([field]) => !together.includes(field))
    .flatMap(([field, sentences]) => sentences.map((text) => (field === "" ? { text } : { field, text })));
  if (together.length > 0)
    problems.push({ text: interpolate(recordImportTexts.wrong.takenTogether, { fields: joinWithAnd(together) }) });
  return problems.length > 0 ? problems : [{ text: message }];
};
