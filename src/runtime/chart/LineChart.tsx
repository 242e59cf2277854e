import type { ReactNode } from "react";
import { chartTexts } from "../../../definitions/texts/chart";
import { texts } from "../../../definitions/texts/texts";
import { type Point, formatAmount, timeBase, summary, totalOf } from "../model/chart/points";
import { lazyComponent } from "../ui/loading/lazy-component";
import { ChartTable } from "./ChartTable";
import type { DrawingProps } from "./Drawing";

interface LineChartProps extends Omit<DrawingProps, "points"> {
  title: string;
  /** Undefined before the first counts are loaded. */
  points: readonly Point[] | undefined;
  /** True while new points load; earlier ones stay visible. */
  loading: boolean;
}

// Lazy: Vega is large. The total is shown before it loads.
const LazyDrawing = lazyComponent(async () => (await import("./Drawing")).Drawing, {
  waiting: null,
  failed: texts.failure.chart,
});

/**
 * Line chart of counts over time. A click selects an hour or a day, dragging selects a range, a double click clears it.
 * By keyboard: arrows move, Shift extends the range, Enter selects.
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
