import { texts } from "../../../definitions/texts/texts";
import { lazyComponent } from "../ui/loading/lazy-component";

/** Drawing of bars, lines and points. Lazy: Vega is large. */
export const LazySeriesDrawing = lazyComponent(async () => (await import("./SeriesDrawing")).SeriesDrawing, {
  waiting: <div className="chart-drawing chart-drawing--series" aria-busy="true" />,
  failed: texts.failure.chart,
});
