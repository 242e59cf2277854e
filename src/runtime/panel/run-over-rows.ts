import { texts } from "../../../definitions/texts/texts";
import { Failure, failureOf, isOfRecord } from "../model/calls/failure";
import { serverErrors } from "../model/form/errors";
import { formatCount, interpolate } from "../model/values/text/text";
import type { Row } from "../registry/cell";
import { closeRowRun, updateRowRun, useRowRun, type FailedRow } from "../store/row-run";
import { useSession } from "../store/session";
import { showToast } from "../store/toasts";

/** A row was stored without some of what was sent, as each of the others would be. */
export class PartlyStored extends Failure {
  constructor(
    message: string,
    /** What is told of the row itself. */
    readonly ofRow: string,
  ) {
    super(message);
  }
}

interface RunSetup {
  /** What is done, and what several of the rows are called. */
  label: string;
  unit: string;
  rows: readonly Row[];
  titleOf: (row: Row) => string;
  /** Does it with one row. Throws a Failure. */
  make: (row: Row) => Promise<void>;
  onFailed: (id: string, reason: string) => void;
  /** Somebody else has deleted it. */
  onGone: (id: string) => void;
  success: string;
  /** Follows each run, whatever became of it. Told how many rows could be tried again. */
  onEnd: (left: number) => void;
}

/**
 * Does something with one row after the other, as the backend takes no writes at once. A row that is refused
 * or gone is told with its reason, and the others go on; what no other row would go better after ends it.
 */
export async function runOverRows(setup: RunSetup): Promise<void> {
  const left = new Set(setup.rows);
  await workThrough(setup, left);
  setup.onEnd(left.size);
}

async function workThrough(setup: RunSetup, left: Set<Row>): Promise<void> {
  const { label, unit, rows, titleOf, make, onFailed, onGone, success } = setup;
  const failed: FailedRow[] = [];
  let done = 0;
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
      // The page of the run goes with the session, and tells how far it has come.
      if (!useSession.getState().session) return;
      const failure = failureOf(thrown);
      const isPartly = failure instanceof PartlyStored;
      const why = reasonOf(failure);
      const reason = isPartly ? failure.ofRow : why;
      const { gone } = failure;
      if (gone) {
        left.delete(row);
        onGone(row.id);
      } else if (tellsOfRow(failure)) onFailed(row.id, reason);
      if (isPartly || isOfRecord(failure)) failed.push({ id: row.id, title: titleOf(row), reason, gone });
      if (!isOfRecord(failure)) return update({ state: "halted", failed: [...failed], reason: why });
    }
    update({ done, failed: [...failed] });
    if (!isOwn() || useRowRun.getState().run?.state !== "running") break;
  }
  if (!isOwn()) return;
  if (done === rows.length) {
    showToast("success", interpolate(success, { n: formatCount(done), unit }));
    closeRowRun();
  } else updateRowRun({ state: done + failed.length < rows.length ? "stopped" : "ended" });
}

// Where no answer came, the row may have been changed all the same. An aborted call belongs to a session that is over.
const tellsOfRow = ({ status, aborted }: Failure): boolean => !aborted && status !== 401 && status !== 429;

/** What a refusal says of each value; or in general where it says nothing of any. */
function reasonOf({ message, data, gone, aborted }: Failure): string {
  if (aborted) return texts.session.ended;
  if (gone) return texts.failure.gone;
  const values = [...serverErrors(data)].map(([path, sentences]) => `${path}: ${sentences.join(" ")}`);
  // That something is wrong with the values says nothing beside what it is.
  return values.length > 0 ? values.join(" ") : message;
}
