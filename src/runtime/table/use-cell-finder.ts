import { useMemo } from "react";
import { cardLayout } from "../model/table/card";
import type { ColumnModel } from "../model/table/columns";
import type { Row } from "../registry/cell";
import { useMeasures } from "./use-measures";

/** Cell of a table, with its column and its row. */
export interface FoundCell {
  cell: HTMLElement;
  column: ColumnModel;
  row: Row;
  /** Indexes of the column and the row, from 0. */
  columnIndex: number;
  rowIndex: number;
}

/** Returns a function that finds the cell of the page's table around an element. */
export function useCellFinder(shown: readonly ColumnModel[], rows: readonly Row[] | undefined) {
  const { narrow } = useMeasures();
  const columns = useMemo(() => (narrow ? cardLayout(shown)?.columns : undefined) ?? shown, [narrow, shown]);
  return (target: EventTarget | null): FoundCell | undefined => {
    if (!(target instanceof Element)) return undefined;
    const cell = target.closest<HTMLElement>("#main [role=region] td[aria-colindex]:not(.pick)");
    const line = cell?.closest("tr");
    if (!cell || !line) return undefined;
    const columnIndex = Number(cell.getAttribute("aria-colindex")) - (line.querySelector(".pick") ? 2 : 1);
    const rowIndex = Number(line.getAttribute("aria-rowindex")) - 2;
    const column = columns[columnIndex];
    const row = rows?.[rowIndex];
    return column && row && { cell, column, row, columnIndex, rowIndex };
  };
}
