import { type RefObject, useEffect, useState } from "react";
import { useVegaEmbed } from "react-vega";
import type { EmbedOptions, VisualizationSpec } from "vega-embed";
import type { Point } from "../model/chart/points";
import type { ChartAxes } from "../model/chart/axes";
import dataflow from "./generated/line.dataflow.json";

type View = NonNullable<ReturnType<typeof useVegaEmbed>>["view"];

/** What the drawing keeps free around its plot, in pixels. */
export interface Padding {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const spec = dataflow as unknown as VisualizationSpec;

// ast: without eval. defaultStyle: off, the policy forbids style elements. hover: on would redraw at every move.
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

/** The view in a host, and what it keeps free around its plot; undefined until it is there. */
export function useDrawing(host: RefObject<HTMLDivElement | null>): { view: View; padding: Padding } | undefined {
  const view = useVegaEmbed({ ref: host, spec, options })?.view;
  return view && { view, padding: view.padding() as Padding };
}

/** Draws points in a frame, on a plot so many pixels wide. */
export function useDrawn(view: View | undefined, points: readonly Point[], frame: ChartAxes, width: number): void {
  useEffect(() => {
    if (!view || width <= 0) return;
    // Copies: Vega marks the objects that it is given.
    view.data(
      "points",
      points.map((point) => ({ ...point })),
    );
    void view.signal("frame", frame).width(width).runAsync();
  }, [view, points, frame, width]);
}

/** The width of an element, in pixels; 0 until it is known. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
