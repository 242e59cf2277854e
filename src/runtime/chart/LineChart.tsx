import type { ReactNode } from "react";
import { chartTexts } from "../../../definitions/texts/chart";
import { texts } from "../../../definitions/texts/texts";
import { type Point, formatAmount, timeBase, summary, totalOf } from "../model/chart/points";
import { lazyPart } from "../ui/loading/lazy-part";
import { ChartTable } from "./ChartTable";
import type { DrawingProps } from "./Drawing";

interface LineChartProps extends Omit<DrawingProps, "points"> {
  title: string;
  /** None before anything was counted. */
  points: readonly Point[] | undefined;
  /** What is drawn is of before, and the points to come are on their way. */
  loading: boolean;
}

// What draws is large, and comes last: how many there are is told before.
const LazyDrawing = lazyPart(async () => (await import("./Drawing")).Drawing, {
  waiting: null,
  failed: texts.failure.chart,
});

/**
 * Counts over time as a line. A click selects an hour or a day, dragging over it a range of them; a double click clears it.
 * By keyboard, arrows move from one to the next, with Shift over a range, and Enter selects.
 */
export function LineChart({ title, loading, points: counted, ...drawn }: LineChartProps): ReactNode {
  const { unit, zone } = drawn;
  const points = counted ?? none;
  const description = { points, title, unit, zone };
  return (
    <figure className="chart" aria-busy={loading}>
      <figcaption className="chart-head">
        <h2>{title}</h2>
        <span className="chart-base">{timeBase(points, zone)}</span>
        {!loading && <p className="sr">{summary(description)}</p>}
      </figcaption>
      <div className="chart-box">
        {counted && <LazyDrawing {...drawn} points={counted} />}
        {loading && <span className="chart-wait spin spin--large" aria-hidden="true" />}
      </div>
      <p className="chart-total">{loading ? chartTexts.loading : formatAmount(totalOf(points), unit)}</p>
      {!loading && <ChartTable {...description} />}
    </figure>
  );
}

const none: readonly Point[] = [];
