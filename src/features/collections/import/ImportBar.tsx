import type { ReactNode } from "react";
import { importTexts } from "../../../../definitions/texts/import";
import { Button } from "../../../runtime/ui/controls/Button";

interface ImportBarProps {
  /** Handlers of the buttons; undefined while an action is not possible. */
  onClear: (() => void) | undefined;
  onReview: (() => void) | undefined;
}

/** Bar with the form's actions, always visible. */
export const ImportBar = ({ onClear, onReview }: ImportBarProps): ReactNode => (
  <div className="save-bar">
    <div>
      {onClear && (
        <Button look="quiet" size="form" onClick={onClear}>
          {importTexts.clear}
        </Button>
      )}
      <span className="grow" />
      <Button look="primary" size="form" disabled={!onReview} onClick={onReview}>
        {importTexts.review}
      </Button>
    </div>
  </div>
);
