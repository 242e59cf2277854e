import type { ReactNode } from "react";
import { importTexts } from "../../../../definitions/texts/import";
import { interpolate } from "../../../values/text/text";
import { Button } from "../../../runtime/ui/controls/Button";
import { Note } from "../../../runtime/ui/notices/Note";
import type { Comparison } from "./use-comparison";

/** Progress of a comparison, with a button to cancel or repeat it. */
export function ComparisonState({ comparison }: { comparison: Comparison }): ReactNode {
  const { found, progress, cancel, again } = comparison;
  if (progress !== undefined) {
    const label = interpolate(importTexts.comparing, { n: Math.round(progress * 100) });
    return (
      <div className="comparing">
        <span className="spin" aria-hidden="true" />
        <span role="progressbar" aria-label={label} aria-valuenow={Math.round(progress * 100)}>
          {label}
        </span>
        <Button size="small" onClick={cancel}>
          {importTexts.cancel}
        </Button>
      </div>
    );
  }
  if (found?.state !== "cancelled" && found?.state !== "failed") return null;
  const sentence =
    found.state === "cancelled" ? importTexts.cancelled : interpolate(importTexts.crashed, { reason: found.reason });
  return (
    <Note kind="warning" alert>
      <div className="import-note-acts">
        <p>{sentence}</p>
        <Button size="small" onClick={again}>
          {importTexts.compare}
        </Button>
      </div>
    </Note>
  );
}
