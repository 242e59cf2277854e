import { IconClock, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { words } from "../../../definitions/words/words";
import { fill } from "../model/fill";
import type { Zone } from "../model/clock";
import { clockName, local, utc } from "../model/values";

interface RangeChipProps {
  range: readonly [from: number, to: number];
  zone: Zone;
  onClear: () => void;
}

const told = (moment: number, zone: Zone): string => {
  const text = new Date(moment).toISOString();
  return zone === "utc" ? `${utc(text)} ${words.table.utc}` : `${local(text)} ${clockName(text)}`;
};

/** The time that the chart has selected, and the way to take it back. */
export const RangeChip = ({ range: [from, to], zone, onClear }: RangeChipProps): ReactNode => (
  <div className="filter-chips">
    <span className="chip chip--value">
      <IconClock className="i i--s" aria-hidden="true" />
      <span>{fill(words.range.chosen, { from: told(from, zone), to: told(to, zone) })}</span>
      <button
        type="button"
        className="chip-x"
        aria-label={words.range.clear}
        data-tip={words.range.clear}
        onClick={onClear}
      >
        <IconX className="i i--s" aria-hidden="true" />
      </button>
    </span>
  </div>
);
