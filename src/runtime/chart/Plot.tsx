import type { CSSProperties, ReactNode } from "react";
import { chartTexts } from "../../../definitions/texts/chart";
import { barsOf, rangeText, spanOf, type TimeSpan } from "../model/chart/bars";
import {
  type Point,
  type Range,
  type Unit,
  formatAmount,
  pointLabel,
  nearest,
  perDay,
  snapRange,
} from "../model/chart/points";
import type { ChartAxes } from "../model/chart/axes";
import type { Zone } from "../model/values/time/clock";
import { useBarKeys } from "./use-bar-keys";
import { usePointer } from "./use-pointer";

interface PlotProps {
  points: readonly Point[];
  frame: ChartAxes;
  unit: Unit;
  zone: Zone;
  range: Range | undefined;
  onRange: (range: [number, number] | undefined) => void;
  style: CSSProperties;
}

/**
 * Interactive layer over the drawing: the selected range, the range being chosen, and the nearest point with its count.
 */
export function Plot({ points, frame, unit, zone, range, onRange, style }: PlotProps): ReactNode {
  const { from, to } = frame;
  const moment = (share: number): number => from + share * (to - from);
  const between = (one: number, other: number): Range => snapRange(moment(one), moment(other), points, zone);
  const pick = (share: number): void => {
    // Select the point whose label is shown.
    const point = nearest(points, moment(share));
    if (point) onRange([...snapRange(point.x, point.x, points, zone)]);
  };
  const { pointing, listeners } = usePointer((one, other) => onRange([...between(one, other)]), pick);
  const { at, since } = pointing;
  const dragging = at !== undefined && since !== undefined && at !== since;
  const bars = barsOf(points);
  const rangeOf = ([one, other]: TimeSpan): Range => snapRange(bars[one]!.x, bars[other]!.x, points, zone);
  const first = spanOf(bars, range);
  const keys = useBarKeys(bars.length, first, (span) => onRange([...rangeOf(span)]));
  const keyed = keys.span && rangeOf(keys.span);
  const shown = dragging ? between(since, at) : (keyed ?? range);
  const near = at === undefined ? keys.span && bars[keys.span[1]] : nearest(points, moment(at));
  const slider = bars.length > 0 && {
    role: "slider",
    tabIndex: 0,
    "aria-label": chartTexts.choose,
    "aria-valuemin": 0,
    "aria-valuemax": bars.length - 1,
    "aria-valuenow": (keys.span ?? first)[1],
    "aria-valuetext": rangeText(keyed ?? rangeOf(first), { points, unit, zone }),
    ...keys.listeners,
  };
  return (
    <div className="chart-plot" style={style} {...listeners} {...slider} onDoubleClick={() => onRange(undefined)}>
      {shown && <Band range={shown} frame={frame} />}
      {near && <Near point={near} frame={frame} text={pointLabel(near.x, perDay(points), zone)} unit={unit} />}
    </div>
  );
}

const percent = (share: number): string => `${(Math.min(1, Math.max(0, share)) * 100).toFixed(3)}%`;

function Band({ range, frame: { from, to } }: { range: Range; frame: ChartAxes }): ReactNode {
  const [left, right] = range.map((moment) => (moment - from) / (to - from)) as [number, number];
  return <span className="chart-range" style={{ left: percent(left), right: percent(1 - right) }} />;
}

interface NearProps {
  point: { x: number; y: number };
  frame: ChartAxes;
  text: string;
  unit: Unit;
}

function Near({ point, frame, text, unit }: NearProps): ReactNode {
  const along = (point.x - frame.from) / (frame.to - frame.from);
  const top = percent(1 - point.y / frame.top);
  return (
    <span className="chart-near" style={{ left: percent(along) }}>
      <span className="chart-ring" style={{ top }} />
      <span
        className="chart-tip"
        data-side={along > 0.5 ? "left" : "right"}
        style={{ top: `clamp(1.25rem, ${top}, 100% - 1.25rem)` }}
      >
        {text}
        <b>{formatAmount(point.y, unit)}</b>
      </span>
    </span>
  );
}
