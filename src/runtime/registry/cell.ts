import { createContext, useContext, type ComponentType } from "react";
import type { CellName } from "../../../definitions/language/names";
import type { ColumnModel } from "../model/table/columns";

/** A row as the backend sent it: a record, a log entry, an admin. */
export type Row = Readonly<Record<string, unknown>> & { id: string };

/** What a cell is told: one value, the row that it stands in, and its column. */
export interface CellProps {
  value: unknown;
  row: Row;
  column: ColumnModel;
  /** The pixels that it has in its line, where its kind asks for them and they are bounded. */
  room?: number | undefined;
  /** There is room for all of it: nothing of it can be cut off, and it needs no box of its own. */
  hasRoom?: boolean | undefined;
}

/** A way to show one value as text or pictures, never as markup. */
export interface Cell {
  draw: ComponentType<CellProps>;
  /** How it is shown where there is room for all of it. */
  drawFull?: ComponentType<CellProps>;
  /** The least and the most that its column is wide by itself, in rem; the same twice where all values are alike. */
  bounds: readonly [least: number, most: number];
  /** The pixels that a value takes in a line. Nothing may be laid out for it. */
  measure: (props: CellProps) => number;
  /** It fits what it shows into its room. */
  fits?: true;
  /** Figures stand at the right. */
  right?: true;
  /** Rows with such a cell are at least so high, in rem. */
  rowHeight?: number;
  /** What it shows needs no heading in sight. */
  bare?: true;
}

/** A way to show the values of each kind. */
export type Cells = Readonly<Record<CellName, Cell>>;

export const CellsContext = createContext<Cells>(undefined as never);

/** The cells that the table, or the panel of its row, is drawn with. */
export const useCells = (): Cells => useContext(CellsContext);
