import type { ReactNode } from "react";
import { recordImportTexts } from "../../../../definitions/texts/record-import";
import type { RunProgress } from "./model/import-run";
import { formatCount, interpolate, plural } from "../../../values/text/text";
import { dropImport } from "./record-imports";
import { Button } from "../../../runtime/ui/controls/Button";
import { Note } from "../../../runtime/ui/notices/Note";
import { stopRun } from "./import-actions";
import { CloseButton } from "./CloseButton";
import { noStep, type ImportStep, type ImportStepProps } from "./import-step";
import { ProblemList } from "./ProblemList";
import { Progress } from "./Progress";

/** Last step: progress and result of the import. */
export function runStep({ subject, state, onClose }: ImportStepProps): ImportStep {
  const { read, checked, run, progress, untried = [], incomplete = [] } = state;
  if (!read || !checked || !run || !progress) return noStep;
  const { id } = subject.item;
  const isOver = progress.state === "over";
  const foot = isOver ? (
    <>
      <Button look="quiet" size="form" onClick={() => dropImport(id)}>
        {(state.from === undefined ? recordImportTexts : recordImportTexts.copied).restart}
      </Button>
      <span className="grow" />
      <CloseButton onClose={onClose} />
    </>
  ) : (
    <>
      <span className="grow" />
      <Button size="form" onClick={() => stopRun(id)}>
        {recordImportTexts.stop}
      </Button>
      {progress.state === "running" ? (
        <Button look="primary" size="form" onClick={run.pause}>
          {recordImportTexts.pause}
        </Button>
      ) : (
        <Button look="primary" size="form" onClick={run.resume}>
          {recordImportTexts.resume}
        </Button>
      )}
    </>
  );
  if (!isOver) return { content: <Running {...{ progress }} />, foot };
  const notStored = [...checked.wrong, ...progress.refused, ...untried, ...incomplete].toSorted(
    (one, other) => one.index - other.index,
  );
  const content = (
    <>
      <Done {...{ progress }} untried={untried.length} wrong={notStored.length - untried.length} />
      <ProblemList {...{ read, subject }} plans={notStored} />
    </>
  );
  return { content, foot };
}

function Running({ progress }: { progress: RunProgress }): ReactNode {
  const { state, failure, created, updated, refused, total } = progress;
  const tried = created + updated + refused.length;
  return (
    <>
      <Progress label={recordImportTexts.running} share={tried / Math.max(total, 1)}>
        {interpolate(recordImportTexts.progress, { n: formatCount(tried), total: formatCount(total) })}
      </Progress>
      {refused.length > 0 && <p className="hint">{plural(recordImportTexts.done.failed, refused.length)}</p>}
      {state === "paused" &&
        (failure ? (
          <Note kind="danger" alert>
            {interpolate(recordImportTexts.failed, { reason: failure.message })}
          </Note>
        ) : (
          <div role="status">
            <Note kind="info">{recordImportTexts.paused}</Note>
          </div>
        ))}
    </>
  );
}

interface DoneProps {
  progress: RunProgress;
  /** Number of invalid or refused rows, and of rows that were not sent. */
  wrong: number;
  untried: number;
}

const Done = ({ progress: { created, updated, asGuest = false }, wrong, untried }: DoneProps): ReactNode => (
  <div role="status">
    <Note kind={asGuest || wrong + untried > 0 ? "warning" : "success"}>
      {asGuest && <p>{recordImportTexts.done.asGuest}</p>}
      {(created > 0 || updated === 0) && <p>{plural(recordImportTexts.done.created, created)}</p>}
      {updated > 0 && <p>{plural(recordImportTexts.done.updated, updated)}</p>}
      {wrong > 0 && <p>{plural(recordImportTexts.done.failed, wrong)}</p>}
      {untried > 0 && <p>{plural(recordImportTexts.done.left, untried)}</p>}
    </Note>
  </div>
);
