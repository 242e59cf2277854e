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
}

/** A way to show one value as text or pictures, never as markup. */
export interface Cell {
  draw: ComponentType<CellProps>;
  /** How it is shown where there is room for all of it. */
  drawFull?: ComponentType<CellProps>;
  /** The width of its column, in rem: columns that measured themselves would jump while rows come and go. */
  width: number;
  /** Figures stand at the right. */
  right?: true;
}

/** A way to show the values of each kind. */
export type Cells = Readonly<Record<CellName, Cell>>;

export const CellsContext = createContext<Cells>(undefined as never);

/** The cells that the table, or the panel of its row, is drawn with. */
export const useCells = (): Cells => useContext(CellsContext);
