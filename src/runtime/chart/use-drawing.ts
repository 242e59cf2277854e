import { type RefObject, useEffect, useState } from "react";
import { useVegaEmbed } from "react-vega";
import type { EmbedOptions, VisualizationSpec } from "vega-embed";
import type { Point } from "../model/chart/points";
import type { ChartAxes } from "../model/chart/axes";
import dataflow from "./generated/line.dataflow.json";

type View = NonNullable<ReturnType<typeof useVegaEmbed>>["view"];

/** Padding around the plot, in pixels. */
export interface Padding {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const spec = dataflow as unknown as VisualizationSpec;

// ast: interprets expressions, as the CSP forbids eval. defaultStyle: off, as the CSP forbids style elements. hover:
// off, as it redraws on every move.
const options: EmbedOptions = {
  mode: "vega",
  ast: true,
  renderer: "svg",
  actions: false,
  defaultStyle: false,
  hover: false,
  tooltip: false,
  logLevel: 1,
};

/** Renders the Vega view into the host. Returns it with its padding; undefined until it is ready. */
export function useDrawing(host: RefObject<HTMLDivElement | null>): { view: View; padding: Padding } | undefined {
  const view = useVegaEmbed({ ref: host, spec, options })?.view;
  return view && { view, padding: view.padding() as Padding };
}

/** Updates the drawing with points, axes, and the plot's width in pixels. */
export function useDrawn(view: View | undefined, points: readonly Point[], frame: ChartAxes, width: number): void {
  useEffect(() => {
    if (!view || width <= 0) return;
    // Clone the points: Vega adds properties to them.
    view.data(
      "points",
      points.map((point) => ({ ...point })),
    );
    void view.signal("frame", frame).width(width).runAsync();
  }, [view, points, frame, width]);
}

/** Returns the width of an element in pixels; 0 until measured. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
