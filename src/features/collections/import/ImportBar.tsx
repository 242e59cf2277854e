import type { ReactNode } from "react";
import { importTexts } from "../../../../definitions/texts/import";
import { Button } from "../../../runtime/ui/controls/Button";

interface ImportBarProps {
  /** What the buttons do, where that can be done now. */
  onClear: (() => void) | undefined;
  onReview: (() => void) | undefined;
}

/** What can be done with the text. It stays in sight however much there is to read. */
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
