import { IconClock, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { tableTexts } from "../../../definitions/texts/table";
import { chartTexts } from "../../../definitions/texts/chart";
import { interpolate } from "../../values/text/text";
import type { Zone } from "../../values/time/clock";
import { clockName, localTime, utcTime } from "../../values/text/format-value";

interface TimeRangeChipProps {
  range: readonly [from: number, to: number];
  zone: Zone;
  onClear: () => void;
}

const momentWords = (moment: number, zone: Zone): string => {
  const text = new Date(moment).toISOString();
  return zone === "utc" ? `${utcTime(text)} ${tableTexts.utc}` : `${localTime(text)} ${clockName(text)}`;
};

/** Chip with the time range selected in the chart, and a button that clears it. */
export const TimeRangeChip = ({ range: [from, to], zone, onClear }: TimeRangeChipProps): ReactNode => (
  <div className="filter-chips">
    <span className="chip chip--value">
      <IconClock className="i i--s" aria-hidden="true" />
      <span>{interpolate(chartTexts.range.chosen, { from: momentWords(from, zone), to: momentWords(to, zone) })}</span>
      <button
        type="button"
        className="chip-x"
        aria-label={chartTexts.range.clear}
        data-tip={chartTexts.range.clear}
        onClick={onClear}
      >
        <IconX className="i i--s" aria-hidden="true" />
      </button>
    </span>
  </div>
);
