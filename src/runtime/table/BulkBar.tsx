import type { ReactNode } from "react";
import { selectionTexts } from "../../../definitions/texts/selection";
import { formatCount, interpolate, interpolateParts } from "../model/values/text/text";
import { Button } from "../ui/controls/Button";

interface BulkBarProps {
  count: number;
  /** How many rows are found, loaded or not. */
  total: number;
  /** What so many rows are called, and several of them. */
  unit: string;
  units: string;
  /** How many rows are loaded, while the others are on their way to be selected, too. */
  loading: { loaded: number; onStop: () => void } | undefined;
  /** Selects also the rows that are not loaded, where there are any. */
  onAll: (() => void) | undefined;
  onReset: () => void;
  /** What can be done with them, the dangerous last. */
  children: ReactNode;
}

/** How many rows are selected, how all come to be, and what can be done with them. */
export const BulkBar = ({ count, total, unit, units, loading, onAll, onReset, children }: BulkBarProps): ReactNode => {
  const said = loading
    ? interpolateParts(selectionTexts.loading, {
        n: formatCount(loading.loaded),
        total: formatCount(total),
        unit: units,
      })
    : interpolateParts(selectionTexts.chosen, { n: formatCount(count), unit });
  return (
    <div className="bulk" role="group" aria-label={selectionTexts.heading}>
      <span role="status">
        {said.map(({ piece, text, filled }) => (filled && piece === "{n}" ? <b key={piece}>{text}</b> : text))}
      </span>
      {(loading || onAll) && (
        <div ref={handOnFocus}>
          {/* A double click on the one is no click on the other. */}
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

// The button goes once all are selected: who is on it goes on with the next one.
const handOnFocus = (box: HTMLElement | null) => () => {
  if (box?.contains(document.activeElement)) box.parentElement?.querySelector<HTMLElement>(":scope > button")?.focus();
};
