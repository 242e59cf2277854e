import { useEffect, type ReactNode } from "react";
import { selectionTexts } from "../../../definitions/texts/selection";
import { texts } from "../../../definitions/texts/texts";
import { formatCount, interpolate } from "../model/values/text";
import { askBeforeLeaving } from "../store/ask-before-leaving";
import { closeRowRun, stopRowRun, useRowRun, type RowRun } from "../store/row-run";
import { showToast } from "../store/toasts";
import { Button } from "../ui/Button";
import { Note } from "../ui/Note";
import { PopupFrame } from "../ui/PopupFrame";
import { ToastHost } from "../ui/ToastHost";
import { Reasons } from "./ReasonsPopup";

/** How far what is done with many rows has come, with a way to stop it; then what could not be done, and why. */
export function RunPopup(): ReactNode {
  const run = useRowRun((state) => state.run);
  const busy = run !== undefined && isBusy(run);
  useEffect(() => stopWithPage, []);
  // With the browser's page the run would end somewhere in the middle, and nobody would be told where.
  useEffect(() => (busy ? askBeforeLeaving() : undefined), [busy]);
  if (!run) return null;
  const foot = (
    <>
      <span className="grow" />
      {busy ? (
        <Button look="quiet" size="form" busy={run.state === "stopping"} onClick={stopRowRun}>
          {texts.form.cancel}
        </Button>
      ) : (
        <>
          <Button look="quiet" size="form" onClick={closeRowRun}>
            {texts.form.close}
          </Button>
          <Button look="primary" size="form" onClick={run.retry}>
            {texts.failure.retry}
          </Button>
        </>
      )}
    </>
  );
  return (
    <PopupFrame title={run.label} className="popup--form" stays {...{ busy, foot }} onClose={closeRowRun}>
      {busy ? <Progress run={run} /> : <Outcome run={run} />}
      <ToastHost onEscape={() => !busy && closeRowRun()} />
    </PopupFrame>
  );
}

const isBusy = ({ state }: RowRun): boolean => state === "running" || state === "stopping";

// What is under way is finished; nobody would see what comes after it.
function stopWithPage(): void {
  const { run } = useRowRun.getState();
  if (run && isBusy(run)) showToast("warning", interpolate(selectionTexts.outcome.left, countsOf(run)));
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

const Outcome = ({ run }: { run: RowRun }): ReactNode => {
  const { state, failed, total } = run;
  const text =
    { stopped: selectionTexts.outcome.stopped, halted: selectionTexts.outcome.halted }[state as string] ??
    selectionTexts.outcome.failed;
  const counts = countsOf(run);
  const n = state === "ended" ? formatCount(failed.length) : counts.n;
  return (
    <>
      <Note kind={state === "stopped" && failed.length === 0 ? "info" : "danger"} alert>
        {interpolate(text, { ...counts, n, total: formatCount(total) })}
      </Note>
      {failed.length > 0 && <Reasons rows={failed} />}
    </>
  );
};
