import { useEffect, type ComponentProps, type MouseEvent, type ReactNode } from "react";
import { selectionTexts } from "../../../definitions/texts/selection";
import { texts } from "../../../definitions/texts/texts";
import { formatCount, interpolate } from "../../values/text/text";
import { askBeforeLeaving } from "../store/unfinished-work";
import { closeRowRun, stopRowRun, useRowRun, type RowRun } from "../store/row-run";
import { useSession } from "../../backend/session/session";
import { showToast } from "../../browser/toasts";
import { Button } from "../ui/controls/Button";
import { Note } from "../ui/notices/Note";
import { PopupFrame } from "../ui/dialogs/PopupFrame";
import { Reasons } from "./ReasonsPopup";

/** Progress of a run over many rows, with Cancel; then its failures with their reasons. */
export function RunPopup(): ReactNode {
  const run = useRowRun((state) => state.run);
  const busy = run !== undefined && isBusy(run);
  useEffect(() => stopWithPage, []);
  // Closing the browser tab would end the run halfway, without a report.
  useEffect(() => (busy ? askBeforeLeaving() : undefined), [busy]);
  if (!run) return null;
  const foot = (
    <>
      <span className="grow" />
      {busy ? (
        <Button look="quiet" size="form" busy={run.state === "stopping"} onClick={stopByClick}>
          {texts.form.cancel}
        </Button>
      ) : (
        <>
          <Button look="quiet" size="form" onClick={closeRowRun}>
            {texts.form.close}
          </Button>
          {canRetry(run) && (
            <Button look="primary" size="form" onClick={run.retry}>
              {texts.failure.retry}
            </Button>
          )}
        </>
      )}
    </>
  );
  return (
    <PopupFrame title={run.label} className="popup--form" stays {...{ busy, foot }} onClose={closeRowRun}>
      {busy ? <Progress run={run} /> : <Outcome run={run} />}
    </PopupFrame>
  );
}

// Cancel replaces Retry: the second click of a double click on Retry must not cancel.
const stopByClick = ({ detail }: MouseEvent): void => {
  if (detail < 2) stopRowRun();
};

const isBusy = ({ state }: RowRun): boolean => state === "running" || state === "stopping";

// After a complete run, a retry is pointless if only deleted rows failed.
const canRetry = (run: RowRun): boolean => run.state !== "ended" || run.failed.length > goneOf(run);

// The current request finishes. The run stops after it, as its page can no longer show results.
function stopWithPage(): void {
  const { run } = useRowRun.getState();
  const { left, sessionEnded } = selectionTexts.outcome;
  const why = useSession.getState().session ? left : sessionEnded;
  if (run && isBusy(run)) showToast("warning", interpolate(why, countsOf(run)));
  stopRowRun();
  closeRowRun();
}

const countsOf = ({ done, total, unit, reason }: RowRun) => ({
  n: formatCount(done),
  total: formatCount(total),
  unit,
  reason,
});

const Progress = ({ run }: { run: RowRun }): ReactNode => {
  const { done, failed, total, state, label } = run;
  const worked = done + failed.length;
  return (
    <div className="run">
      <progress className="run-bar" aria-label={label} max={total} value={worked} />
      <p role="status">
        {state === "stopping"
          ? selectionTexts.stopping
          : interpolate(selectionTexts.running, { n: formatCount(worked), total: formatCount(total) })}
      </p>
    </div>
  );
};

const Outcome = ({ run }: { run: RowRun }): ReactNode => (
  <>
    <Note kind={outcomeKind(run)} alert>
      {outcomeText(run)}
    </Note>
    {run.failed.length > 0 && <Reasons rows={run.failed} />}
  </>
);

const goneOf = ({ failed }: RowRun): number => failed.filter((row) => row.gone).length;

function outcomeKind(run: RowRun): ComponentProps<typeof Note>["kind"] {
  if (run.state === "halted" || run.failed.length > goneOf(run)) return "danger";
  return run.failed.length > 0 ? "warning" : "info";
}

function outcomeText(run: RowRun): string {
  const { state, failed, done } = run;
  const { outcome, gone } = selectionTexts;
  const words = run.words ?? { failed: outcome.failed, gone, stay: outcome.others.stay };
  const [goneCount, counts] = [goneOf(run), countsOf(run)];
  const refused = failed.length - goneCount;
  const say = (text: string, n: number): string[] =>
    n > 0 ? [interpolate(text, { ...counts, n: formatCount(n) })] : [];
  const goneText = say(words.gone, goneCount);
  if (state === "stopped" || state === "halted")
    return [interpolate(outcome[state], counts), ...goneText, words.stay].join(" ");
  const othersDone = refused === 0 && done > 0 ? [outcome.others.done] : [];
  return [...say(words.failed, refused), ...goneText, ...othersDone].join(" ");
}
