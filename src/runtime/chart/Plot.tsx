import type { CSSProperties, ReactNode } from "react";
import { chartTexts } from "../../../definitions/texts/chart";
import { type Bar, type TimeSpan, barAt, rangeOf, rangeText, spanOf, toCome } from "../model/chart/bars";
import { type Point, type Range, type Unit, formatAmount, pointLabel, perDay } from "../model/chart/points";
import type { ChartAxes } from "../model/chart/axes";
import type { Zone } from "../../values/time/clock";
import { interpolate } from "../../values/text/text";
import { useBarKeys } from "./use-bar-keys";
import { usePointer } from "./use-pointer";

interface PlotProps {
  points: readonly Point[];
  bars: readonly Bar[];
  frame: ChartAxes;
  unit: Unit;
  zone: Zone;
  range: Range | undefined;
  onRange: (range: [number, number] | undefined) => void;
  style: CSSProperties;
}

/**
 * Interactive layer over the drawing: the selected range, the range being chosen, and the hour or day with its count.
 */
export function Plot({ points, bars, frame, unit, zone, range, onRange, style }: PlotProps): ReactNode {
  const { from, to } = frame;
  const indexAt = (share: number): number => barAt(bars, from + share * (to - from));
  const choose = (span: TimeSpan): void => {
    if (bars.length > 0) onRange([...rangeOf(bars, span)]);
  };
  const { pointing, listeners } = usePointer(
    (one, other) => choose([indexAt(one), indexAt(other)]),
    (at) => choose([indexAt(at), indexAt(at)]),
  );
  const { at, since } = pointing;
  const first = spanOf(bars, range);
  const keys = useBarKeys(bars.length, first, choose);
  const dragged = at !== undefined && since !== undefined && at !== since && ([indexAt(since), indexAt(at)] as const);
  const moved = dragged || keys.span;
  const shown = moved && bars.length > 0 ? rangeOf(bars, moved) : range;
  const near = at === undefined ? keys.span && bars[keys.span[1]] : bars[indexAt(at)];
  const rest = toCome(points, bars);
  const label = ({ x }: Bar): string => {
    const when = pointLabel(x, perDay(points), zone);
    return rest && x === bars.at(-1)?.x ? interpolate(chartTexts.soFar, { when }) : when;
  };
  const slider = bars.length > 0 && {
    role: "slider",
    tabIndex: 0,
    "aria-label": chartTexts.choose,
    "aria-valuemin": 0,
    "aria-valuemax": bars.length - 1,
    "aria-valuenow": (keys.span ?? first)[1],
    "aria-valuetext": rangeText(rangeOf(bars, keys.span ?? first), { points, unit, zone }),
    ...keys.listeners,
  };
  return (
    <div className="chart-plot" style={style} {...listeners} {...slider} onDoubleClick={() => onRange(undefined)}>
      {rest && <Band range={rest} frame={frame} look="chart-rest" />}
      {shown && <Band range={shown} frame={frame} look="chart-range" />}
      {near && <Near bar={near} frame={frame} text={label(near)} unit={unit} />}
    </div>
  );
}

const percent = (share: number): string => `${(Math.min(1, Math.max(0, share)) * 100).toFixed(3)}%`;

interface BandProps {
  range: Range;
  frame: ChartAxes;
  /** Class name. */
  look: string;
}

function Band({ range, frame: { from, to }, look }: BandProps): ReactNode {
  const [left, right] = range.map((moment) => (moment - from) / (to - from)) as [number, number];
  return <span className={look} style={{ left: percent(left), right: percent(1 - right) }} />;
}

interface NearProps {
  bar: Bar;
  frame: ChartAxes;
  text: string;
  unit: Unit;
}

function Near({ bar: { x, end, y }, frame, text, unit }: NearProps): ReactNode {
  const along = ((x + end) / 2 - frame.from) / (frame.to - frame.from);
  const top = percent(1 - y / frame.top);
  return (
    <span className="chart-near" style={{ left: percent(along) }}>
      <span className="chart-ring" style={{ top }} />
      <span
        className="chart-tip"
        data-side={along > 0.5 ? "left" : "right"}
        style={{ top: `clamp(1.25rem, ${top}, 100% - 1.25rem)` }}
      >
        {text}
        <b>{formatAmount(y, unit)}</b>
      </span>
    </span>
  );
}
