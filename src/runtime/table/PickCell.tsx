import { memo, useEffect, useId, useRef, type ReactNode } from "react";
import { selectionTexts } from "../../../definitions/texts/selection";
import { interpolate } from "../../values/text/text";
import type { ToggleRow } from "./row-selecting";

interface PickCellProps {
  id: string;
  selected: boolean;
  /** Reason why an action failed for the row. */
  reason: string | undefined;
  onPress: ToggleRow;
}

/** Cell with the checkbox that selects a row. */
export const SelectionCell = memo(function Pick({ id, selected, reason, onPress }: PickCellProps): ReactNode {
  const reasonId = useId();
  return (
    <td className="pick" aria-colindex={1}>
      <label className="pick-label" data-tip={reason}>
        <input
          type="checkbox"
          className={reason === undefined ? "check" : "check check--failed"}
          tabIndex={-1}
          aria-label={interpolate(selectionTexts.row, { id })}
          aria-invalid={reason !== undefined || undefined}
          aria-describedby={reason === undefined ? undefined : reasonId}
          checked={selected}
          onChange={(event) => onPress(id, event)}
        />
      </label>
      {reason !== undefined && (
        <span className="sr" id={reasonId}>
          {reason}
        </span>
      )}
    </td>
  );
});

interface PickHeadProps {
  /** Word for several rows. */
  unit: string;
  state: "none" | "some" | "all";
  onToggle: () => void;
}

/** Heading of the selection cells; its checkbox selects all loaded rows. */
export const PickHead = memo(function PickAll({ unit, state, onToggle }: PickHeadProps): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  // `indeterminate` exists as a DOM property only.
  useEffect(() => {
    box.current!.indeterminate = state === "some";
  });
  const label = interpolate(selectionTexts.all, { unit });
  return (
    <th scope="col" className="pick" aria-colindex={1} aria-label={selectionTexts.heading}>
      <label className="pick-label" data-tip={label}>
        <input
          ref={box}
          type="checkbox"
          className="check"
          aria-label={label}
          checked={state === "all"}
          onChange={onToggle}
        />
      </label>
    </th>
  );
});
