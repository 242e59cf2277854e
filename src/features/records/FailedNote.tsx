import type { ReactNode } from "react";
import { recordTexts } from "../../../definitions/texts/record";
import { texts } from "../../../definitions/texts/texts";
import { toFailure } from "../../backend/calls/failure";
import { Button } from "../../runtime/ui/controls/Button";

/** Error message for records that failed to load, with a retry button; renders nothing without an error. */
export function FailedNote({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  if (!error || toFailure(error).aborted) return null;
  return (
    <p className="hint" role="alert">
      {`${recordTexts.relation.failed} ${toFailure(error).message}`}{" "}
      <Button size="small" onClick={onRetry}>
        {texts.failure.retry}
      </Button>
    </p>
  );
}
