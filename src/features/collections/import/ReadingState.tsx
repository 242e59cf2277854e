import type { ReactNode } from "react";
import { importTexts } from "../../../../definitions/texts/import";
import { Button } from "../../../runtime/ui/controls/Button";

/** Notice that a file is being read, with a cancel button. */
export const ReadingState = ({ onCancel }: { onCancel: () => void }): ReactNode => (
  <div className="comparing">
    <span className="spin" aria-hidden="true" />
    <span role="status">{importTexts.reading}</span>
    <Button size="small" onClick={onCancel}>
      {importTexts.cancel}
    </Button>
  </div>
);
