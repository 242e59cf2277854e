import { createContext, useContext, type ComponentType } from "react";
import type { CellName } from "../../../definitions/language/widget-names";
import type { ColumnModel } from "../model/table/columns";

/** Row as sent by the backend: a record, log entry or admin. */
export type Row = Readonly<Record<string, unknown>> & { id: string };

/** Props of a cell: a value, its row and its column. */
export interface CellProps {
  value: unknown;
  row: Row;
  column: ColumnModel;
  /** Available width in pixels; only for cells that fit their content to it. */
  room?: number | undefined;
  /** The value fits completely, so the cell needs no clipping container. */
  hasRoom?: boolean | undefined;
}

/** Renderer of a value as text or images, never as HTML. */
export interface Cell {
  draw: ComponentType<CellProps>;
  /** Rendering without a width limit. */
  drawFull?: ComponentType<CellProps>;
  /** Minimum and maximum automatic column width, in rem. Equal if all values have the same width. */
  bounds: readonly [least: number, most: number];
  /** Estimates the width of a value in pixels. Must not cause layout. */
  measure: (props: CellProps) => number;
  /** Fits its content to `room`. */
  fits?: true;
  /** Right-aligned, for numbers. */
  right?: true;
  /** Minimum row height, in rem. */
  rowHeight?: number;
  /** Needs no visible column header. */
  bare?: true;
}

/** Cell renderers by name. */
export type Cells = Readonly<Record<CellName, Cell>>;

export const CellsContext = createContext<Cells>(undefined as never);

/** Returns the cell renderers of the surrounding table or panel. */
export const useCells = (): Cells => useContext(CellsContext);
