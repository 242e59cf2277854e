import { type ReactNode, useMemo, useRef } from "react";
import type { VisualizationSpec } from "vega-embed";
import type { Point, Range, Unit } from "../model/chart/points";
import { chartAxes } from "../model/chart/axes";
import { barsOf } from "../model/chart/bars";
import type { Zone } from "../../values/time/clock";
import dataflow from "./generated/line.dataflow.json";
import { Plot } from "./Plot";
import { useDrawing, useDrawn, useWidth } from "./use-drawing";

/** Props of the chart's drawing. */
export interface DrawingProps {
  points: readonly Point[];
  unit: Unit;
  zone: Zone;
  range: Range | undefined;
  onRange: (range: [number, number] | undefined) => void;
}

const spec = dataflow as unknown as VisualizationSpec;

/**
 * Vega drawing of the line and its axes, with the interactive layer on top. Hidden from screen readers, which use the
 * table.
 */
export function Drawing({ points, unit, zone, range, onRange }: DrawingProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const drawing = useDrawing(host, spec);
  const { left, right, top, bottom } = drawing?.padding ?? noPadding;
  const width = useWidth(host) - left - right;
  const bars = useMemo(() => barsOf(points, zone), [points, zone]);
  const frame = useMemo(() => chartAxes(points, width, zone), [points, width, zone]);
  useDrawn(drawing?.view, bars, frame, width);
  return (
    <>
      <div ref={host} className="chart-drawing" aria-hidden="true" />
      {drawing && (
        <Plot {...{ points, bars, frame, unit, zone, range, onRange, style: { left, right, top, bottom } }} />
      )}
    </>
  );
}

const noPadding = { left: 0, right: 0, top: 0, bottom: 0 };
