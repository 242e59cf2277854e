import { type ReactNode, useMemo, useRef } from "react";
import { chartTexts } from "../../../definitions/texts/chart";
import { type Point, type Range, type Unit, formatAmount, timeBase, summary, totalOf } from "../model/chart/points";
import { chartAxes } from "../model/chart/axes";
import type { Zone } from "../model/values/clock";
import { ChartTable } from "./ChartTable";
import { Plot } from "./Plot";
import { useDrawing, useDrawn, useWidth } from "./use-drawing";

interface LineChartProps {
  points: readonly Point[];
  title: string;
  unit: Unit;
  zone: Zone;
  /** What is drawn is of before, and the points to come are on their way. */
  loading: boolean;
  range: Range | undefined;
  onRange: (range: [number, number] | undefined) => void;
}

/**
 * Counts over time as a line. A click selects an hour or a day, dragging over it a range of them; a double click clears it.
 */
export default function LineChart({ points, title, unit, zone, loading, range, onRange }: LineChartProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const drawing = useDrawing(host);
  const { left, right, top, bottom } = drawing?.padding ?? noPadding;
  const width = useWidth(host) - left - right;
  const frame = useMemo(() => chartAxes(points, width, zone), [points, width, zone]);
  useDrawn(drawing?.view, points, frame, width);
  const told = { points, title, unit, zone };
  return (
    <figure className="chart" aria-busy={loading}>
      <figcaption className="chart-head">
        <h2>{title}</h2>
        <span className="chart-base">{timeBase(points, zone)}</span>
        {!loading && <p className="sr">{summary(told)}</p>}
      </figcaption>
      <div className="chart-box" aria-hidden="true">
        <div ref={host} className="chart-drawing" />
        {drawing && <Plot {...{ points, frame, unit, zone, range, onRange, style: { left, right, top, bottom } }} />}
        {loading && <span className="chart-wait spin spin--large" />}
      </div>
      <p className="chart-total">{loading ? chartTexts.loading : formatAmount(totalOf(points), unit)}</p>
      {!loading && <ChartTable {...told} />}
    </figure>
  );
}

const noPadding = { left: 0, right: 0, top: 0, bottom: 0 };
