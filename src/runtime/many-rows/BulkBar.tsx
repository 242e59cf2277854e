import type { ReactNode } from "react";
import { selectionTexts } from "../../../definitions/texts/selection";
import { formatCount, interpolate, interpolateParts } from "../../values/text/text";
import { Button } from "../ui/controls/Button";

interface BulkBarProps {
  count: number;
  /** Number of matching rows, loaded or not. */
  total: number;
  /** Word for `count` rows; `units` is the plural. */
  unit: string;
  units: string;
  /** Number of loaded rows, while the others load to be selected, too. */
  loading: { loaded: number; onStop: () => void } | undefined;
  /** Selects all matching rows, including rows not loaded yet; undefined if all are selected. */
  onAll: (() => void) | undefined;
  onReset: () => void;
  /** Actions for the selected rows, the dangerous one last. */
  children: ReactNode;
}

/** Bar with the number of selected rows, "Select all", and the bulk actions. */
export const BulkBar = ({ count, total, unit, units, loading, onAll, onReset, children }: BulkBarProps): ReactNode => {
  const pieces = loading
    ? interpolateParts(selectionTexts.loading, {
        n: formatCount(loading.loaded),
        total: formatCount(total),
        unit: units,
      })
    : interpolateParts(selectionTexts.chosen, { n: formatCount(count), unit });
  return (
    <div className="bulk" role="group" aria-label={selectionTexts.heading}>
      <span role="status">
        {pieces.map(({ piece, text, filled }) => (filled && piece === "{n}" ? <b key={piece}>{text}</b> : text))}
      </span>
      {(loading || onAll) && (
        <div ref={handOnFocus}>
          {/* The button becomes Stop: the second click of a double click must not press it. */}
          <Button size="small" onClick={({ detail }) => (loading ? detail < 2 && loading.onStop() : onAll?.())}>
            {loading ? selectionTexts.stop : interpolate(selectionTexts.allFound, { total: formatCount(total) })}
          </Button>
        </div>
      )}
      <Button size="small" onClick={onReset}>
        {selectionTexts.reset}
      </Button>
      {!loading && children}
    </div>
  );
};

// Ref cleanup: the button unmounts once all rows are selected. Pass its focus to the next button.
const handOnFocus = (box: HTMLElement | null) => () => {
  if (box?.contains(document.activeElement)) box.parentElement?.querySelector<HTMLElement>(":scope > button")?.focus();
};
