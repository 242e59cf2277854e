import { recordImportTexts } from "../../../../../definitions/texts/record-import";
import { failureOf, isOfRecord, type Failure } from "../../../../runtime/model/calls/failure";
import { serverErrors } from "../../../../runtime/model/form/errors";
import type { RowPlan } from "./check-rows";
import type { RowProblem } from "./import-setup";

/** How far a run is. */
export interface RunProgress {
  state: "running" | "paused" | "over";
  /** Why it has paused by itself. */
  failure?: Failure;
  created: number;
  updated: number;
  /** The rows that the backend has refused, with its reasons. */
  refused: readonly RowPlan[];
  total: number;
}

/** A run of rows that can be paused. Nothing is sent until it is resumed for the first time. */
export interface Run {
  progress: () => RunProgress;
  resume: () => void;
  /** What has been sent is waited for. */
  pause: () => void;
  /** Pauses for good: the rows that were not sent. */
  stop: () => readonly RowPlan[];
  /** Resolves once nothing is on its way any more. */
  settled: () => Promise<void>;
}

interface RunSetup {
  plans: readonly RowPlan[];
  /** How many are sent at once. */
  atOnce: number;
  /** Sends a row. `again` says that it was sent before, and nobody knows what became of it. Throws a Failure. */
  sendRow: (plan: RowPlan, again: boolean) => Promise<void>;
  onChange: () => void;
}

/** A run as it stands. */
interface Running extends RunSetup {
  progress: RunProgress;
  /** One list for all: there may be very many. */
  refused: RowPlan[];
  /** The rows of which nobody knows what became. */
  again: RowPlan[];
  /** The rows that were refused without a reason, beside others: they are sent once more, each by itself. */
  alone: RowPlan[];
  next: number;
  sending: number;
  /** Those who wait until nothing is on its way. */
  waiting: (() => void)[];
}

/**
 * Sends rows, some at once. What the backend refuses of a row is taken down, and the others go on; whatever else fails,
 * such as the connection, pauses the run, and the rows that were on their way are sent again when it is resumed.
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
      const left = [...run.again, ...run.alone, ...run.plans.slice(run.next)];
      run.next = run.plans.length;
      run.again = [];
      run.alone = [];
      change(run, { state: "over" });
      return left;
    },
    settled: () => new Promise((done) => (run.sending === 0 ? done() : run.waiting.push(done))),
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
      .catch((thrown: unknown) => take(run, turn, failureOf(thrown)))
      .then(() => {
        run.sending--;
        sendOn(run);
        if (run.sending === 0) for (const done of run.waiting.splice(0)) done();
      });
  }
  const isDone = run.sending + run.again.length + run.alone.length === 0 && run.next >= run.plans.length;
  if (isDone && run.progress.state !== "over") change(run, { state: "over" });
}

interface Turn {
  plan: RowPlan;
  again: boolean;
  /** Nothing else is on its way beside it. */
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
  // After the end nobody sends it again.
  const isOver = run.progress.state === "over";
  // The backend refuses some changes of accounts only because others are being written.
  if (!isOver && !alone && failure.status === 400 && serverErrors(failure.data).size === 0) {
    run.alone.push(plan);
  } else if (isOfRecord(failure) || isOver) {
    run.refused.push({ ...plan, problems: reasonsOf(failure) });
    change(run, {});
  } else {
    run.again.push(plan);
    change(run, { state: "paused", ...(!failure.aborted && { failure }) });
  }
}

const reasonsOf = ({ status, data, message }: Failure): RowProblem[] => {
  if (status === 404) return [{ text: recordImportTexts.wrong.lost }];
  const fieldProblems = [...serverErrors(data)].flatMap(([field, sentences]) =>
    sentences.map((text) => (field === "" ? { text } : { field, text })),
  );
  return fieldProblems.length > 0 ? fieldProblems : [{ text: message }];
};
