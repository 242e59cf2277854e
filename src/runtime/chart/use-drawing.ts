import { type RefObject, useEffect, useState } from "react";
import { useVegaEmbed } from "react-vega";
import type { EmbedOptions, VisualizationSpec } from "vega-embed";
import type { ChartAxes } from "../model/chart/axes";
import { type Bar, stepsOf } from "../model/chart/bars";

type View = NonNullable<ReturnType<typeof useVegaEmbed>>["view"];

/** Padding around the plot, in pixels. */
export interface Padding {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

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

/** Renders a compiled chart into the host. Returns its view with its padding; undefined until it is ready. */
export function useDrawing(
  host: RefObject<HTMLDivElement | null>,
  spec: VisualizationSpec,
): { view: View; padding: Padding } | undefined {
  const view = useVegaEmbed({ ref: host, spec, options })?.view;
  return view && { view, padding: view.padding() as Padding };
}

/** Updates the drawing with bars, axes, and the plot's width in pixels. */
export function useDrawn(view: View | undefined, bars: readonly Bar[], frame: ChartAxes, width: number): void {
  useEffect(() => {
    if (!view || width <= 0) return;
    view.data("points", stepsOf(bars));
    void view.signal("frame", frame).width(width).runAsync();
  }, [view, bars, frame, width]);
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
