import { texts } from "../../../definitions/texts/texts";
import { type Failure, failureOf } from "../model/calls/failure";
import { serverErrors } from "../model/form/errors";
import type { Row } from "../registry/cell";
import { closeRowRun, updateRowRun, useRowRun, type FailedRow } from "../store/row-run";
import { showToast } from "../store/toasts";

interface RunSetup {
  /** What is done, and what several of the rows are called. */
  label: string;
  unit: string;
  rows: readonly Row[];
  titleOf: (row: Row) => string;
  /** Does it with one row. Throws a Failure. */
  make: (row: Row) => Promise<void>;
  onFailed: (id: string, reason: string) => void;
  success: string;
  /** Follows each run, whatever became of it. */
  onEnd: () => void;
}

/**
 * Does something with one row after the other, as the backend takes no writes at once. A row that is refused is told
 * with its reason, and the others go on; what no other row would go better after ends it.
 */
export async function runOverRows(setup: RunSetup): Promise<void> {
  await workThrough(setup);
  setup.onEnd();
}

async function workThrough(setup: RunSetup): Promise<void> {
  const { label, unit, rows, titleOf, make, onFailed, success } = setup;
  const failed: FailedRow[] = [];
  let done = 0;
  const left = new Set(rows);
  const retry = (): void => void runOverRows({ ...setup, rows: [...left] });
  // Another one may have begun, once the page of this one was left.
  const isOwn = (): boolean => useRowRun.getState().run?.retry === retry;
  const update: typeof updateRowRun = (change) => {
    if (isOwn()) updateRowRun(change);
  };
  useRowRun.setState({ run: { label, unit, total: rows.length, done, failed, state: "running", retry } });
  for (const row of rows) {
    try {
      await make(row);
      left.delete(row);
      done += 1;
    } catch (thrown) {
      const failure = failureOf(thrown);
      const reason = reasonOf(failure);
      onFailed(row.id, reason);
      if (!isOfRow(failure)) return update({ state: "halted", reason });
      failed.push({ id: row.id, title: titleOf(row), reason });
    }
    update({ done, failed: [...failed] });
    if (!isOwn() || useRowRun.getState().run?.state !== "running") break;
  }
  if (!isOwn()) return;
  if (done === rows.length) {
    showToast("success", success);
    closeRowRun();
  } else updateRowRun({ state: done + failed.length < rows.length ? "stopped" : "ended" });
}

// A refusal of the session, and all that is no answer to this call, would be the same for each.
const isOfRow = ({ status }: Failure): boolean => status >= 400 && status < 500 && status !== 401 && status !== 429;

/** What a refusal says of each value; or in general where it says nothing of any. */
function reasonOf({ message, data, gone }: Failure): string {
  if (gone) return texts.failure.gone;
  const values = [...serverErrors(data)].map(([path, sentences]) => `${path}: ${sentences.join(" ")}`);
  // That something is wrong with the values says nothing beside what it is.
  return values.length > 0 ? values.join(" ") : message;
}
