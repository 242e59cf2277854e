import { texts } from "../../../definitions/texts/texts";
import { confirmSession } from "../../backend/api/send";
import { Failure, toFailure, isRecordFailure } from "../../backend/calls/failure";
import { serverErrors, type Errors } from "../../backend/calls/error-paths";
import { formatCount, interpolate } from "../../values/text/text";
import type { Row } from "../registry/cell";
import { closeRowRun, updateRowRun, useRowRun, type FailedRow, type RowRun } from "../store/row-run";
import { useSession } from "../../backend/session/session";
import { showToast } from "../../browser/toasts";

/** A row was stored without some of the sent fields. Every other row would be, too. */
export class PartialSaveFailure extends Failure {
  constructor(
    message: string,
    /** Message about this row. */
    readonly ofRow: string,
  ) {
    super(message);
  }
}

interface RunSetup extends Pick<RowRun, "words"> {
  /** Name of the action; `unit` is the word for several rows. */
  label: string;
  unit: string;
  rows: readonly Row[];
  titleOf: (row: Row) => string;
  /** Sends one row, as part of a run. Returns how to count it as done. Both throw a Failure. */
  make: (row: Row) => Promise<() => void>;
  /** Gets the reason, and the refusals of single fields. */
  onFailed: (id: string, reason: string, errors: Errors) => void;
  /** Called if another admin has deleted the row. */
  onGone: (id: string) => void;
  success: string;
  /** Runs after each run, even a failed one, with the number of rows that a retry could process. */
  onEnd: (left: number) => void;
  /** Replaces a retry of the rows that are left. */
  onRetry?: () => void;
}

/**
 * Processes rows one after the other, as the backend allows one write at a time. Reports rows that were refused or
 * deleted and continues; any other failure ends the run.
 */
export async function runOverRows(setup: RunSetup): Promise<void> {
  const pending = new Set(setup.rows);
  await workThrough(setup, pending);
  setup.onEnd(pending.size);
}

async function workThrough(setup: RunSetup, left: Set<Row>): Promise<void> {
  const { label, unit, rows, titleOf, make, onFailed, onGone, success, words } = setup;
  const failed: FailedRow[] = [];
  let done = 0;
  const retry = (): void => (setup.onRetry ? leaveRun(setup.onRetry) : void runOverRows({ ...setup, rows: [...left] }));
  // A new run may have started after this one's page was left.
  const isOwn = (): boolean => useRowRun.getState().run?.retry === retry;
  const update: typeof updateRowRun = (change) => {
    if (isOwn()) updateRowRun(change);
  };
  useRowRun.setState({ run: { label, unit, total: rows.length, done, failed, state: "running", words, retry } });
  const isStopping = (): boolean => !isOwn() || useRowRun.getState().run?.state !== "running";
  // The run's page unmounts with the session, and reports the progress then.
  const isCutOff = async (isLast: boolean): Promise<boolean> =>
    !useSession.getState().session || ((isLast || isStopping()) && !(await confirmSession()));
  for (const row of rows) {
    const isLast = row === rows.at(-1);
    try {
      const count = await make(row);
      if (await isCutOff(isLast)) return;
      count();
      left.delete(row);
      done += 1;
    } catch (thrown) {
      const failure = toFailure(thrown);
      if (await isCutOff(isLast || !isRecordFailure(failure))) return;
      const isPartly = failure instanceof PartialSaveFailure;
      const why = reasonOf(failure);
      const reason = isPartly ? failure.ofRow : why;
      const { gone } = failure;
      if (gone) {
        left.delete(row);
        onGone(row.id);
      } else if (tellsOfRow(failure)) onFailed(row.id, reason, serverErrors(failure.data));
      if (isPartly || isRecordFailure(failure)) failed.push({ id: row.id, title: titleOf(row), reason, gone });
      if (!isRecordFailure(failure)) return update({ state: "halted", failed: [...failed], reason: why });
    }
    update({ done, failed: [...failed] });
    if (isStopping()) break;
  }
  if (!isOwn()) return;
  if (done === rows.length) {
    showToast("success", interpolate(success, { n: formatCount(done), unit }));
    closeRowRun();
  } else updateRowRun({ state: done + failed.length < rows.length ? "stopped" : "ended" });
}

function leaveRun(then: () => void): void {
  closeRowRun();
  then();
}

// Without an answer the row may still have been changed. An aborted call belongs to an ended session.
const tellsOfRow = ({ status, aborted }: Failure): boolean => !aborted && status !== 401 && status !== 429;

/** Returns the reason of a refusal by field, else its message. */
function reasonOf({ message, data, gone, aborted }: Failure): string {
  if (aborted) return texts.session.ended;
  if (gone) return texts.failure.gone;
  const values = [...serverErrors(data)].map(([path, sentences]) => `${path}: ${sentences.join(" ")}`);
  // With field errors, the general message adds nothing.
  return values.length > 0 ? values.join(" ") : message;
}
