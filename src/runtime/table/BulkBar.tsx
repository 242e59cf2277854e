import type { ReactNode } from "react";
import { selectionTexts } from "../../../definitions/texts/selection";
import { formatCount, interpolateParts } from "../model/values/text/text";
import { Button } from "../ui/controls/Button";

interface BulkBarProps {
  count: number;
  /** What so many rows are called. */
  unit: string;
  onReset: () => void;
  /** What can be done with them, the dangerous last. */
  children: ReactNode;
}

/** How many rows are selected, and what can be done with them. */
export const BulkBar = ({ count, unit, onReset, children }: BulkBarProps): ReactNode => (
  <div className="bulk" role="group" aria-label={selectionTexts.heading}>
    <span role="status">
      {interpolateParts(selectionTexts.chosen, { n: formatCount(count), unit }).map(({ piece, text, filled }) =>
        filled && piece === "{n}" ? <b key={piece}>{text}</b> : text,
      )}
    </span>
    <Button size="small" onClick={onReset}>
      {selectionTexts.reset}
    </Button>
    {children}
  </div>
);
