import { useEffect, useRef, type ReactNode } from "react";
import type { VisualizationSpec } from "vega-embed";
import type { SeriesMarks } from "../model/chart/series";
import dataflow from "./generated/series.dataflow.json";
import { useDrawing, useWidth } from "./use-drawing";

const spec = dataflow as unknown as VisualizationSpec;

/** Vega drawing of bars, lines and points. Hidden from screen readers, which need the values as text. */
export function SeriesDrawing({ marks }: { marks: SeriesMarks }): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const drawing = useDrawing(host, spec);
  const width = useWidth(host) - (drawing ? drawing.padding.left + drawing.padding.right : 0);
  const view = drawing?.view;
  useEffect(() => {
    if (!view || width <= 0) return;
    for (const name of ["bars", "lines", "points"] as const) view.data(name, [...marks[name]]);
    void view.signal("frame", marks.frame).width(width).runAsync();
  }, [view, marks, width]);
  return <div ref={host} className="chart-drawing chart-drawing--series" aria-hidden="true" />;
}
