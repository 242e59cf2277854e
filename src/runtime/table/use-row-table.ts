import {
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  functionalUpdate,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ColumnSizingState,
  type Header,
  type RowSelectionState,
  type SortingState,
  type Updater,
} from "@tanstack/react-table";
import { useEffect, useMemo } from "react";
import type { ColumnModel } from "../model/table/columns";
import { readSort } from "../model/table/sort";
import { valueAt } from "../../values/json/path";
import type { Row } from "../registry/cell";
import type { SelectedRows } from "./use-selection";

const features = tableFeatures({
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

/** Heading of a column, with its width, resize and sort state. */
export type ColumnHeader = Header<typeof features, Row>;

/** Setup of a table of rows. */
export interface TableSetup {
  /** Columns in display order, without hidden ones. */
  columns: readonly ColumnModel[];
  rows: readonly Row[];
  /** Number of pinned columns, from the first. */
  pinned: number;
  sizing: { columnSizing: ColumnSizingState; onColumnSizingChange: (change: Updater<ColumnSizingState>) => void };
  sort: string;
  /** Undefined if the order is fixed. */
  onSort: ((sort: string) => void) | undefined;
  selection: Pick<SelectedRows, "rowSelection" | "onRowSelectionChange" | "isStarted"> | undefined;
}

const defOf = (column: ColumnModel): ColumnDef<typeof features, Row> => ({
  id: column.id,
  accessorFn: (row) => valueAt(row, column.name),
  enableSorting: column.sorted,
});

const noSelection: RowSelectionState = {};

// Bounds of widths come from the cells and from `handBounds`.
const defaultColumn = { minSize: 0 };

/**
 * Returns the TanStack table with widths, sort order and selected rows. The library builds its rows only while some are
 * selected.
 */
export function useRowTable({ columns, rows, pinned, sizing, sort, onSort, selection }: TableSetup) {
  const { columnSizing, onColumnSizingChange } = sizing;
  const defs = useMemo(() => columns.map(defOf), [columns]);
  const columnPinning = useMemo(
    () => ({ start: columns.slice(0, pinned).map(({ id }) => id), end: [] }),
    [columns, pinned],
  );
  const isSortable = onSort !== undefined;
  const sorting = useMemo(() => (isSortable ? sortingBy(columns, sort) : []), [isSortable, columns, sort]);
  const table = useTable(
    {
      features,
      columns: defs,
      data: rows,
      getRowId: ({ id }) => id,
      defaultColumn,
      columnResizeMode: "onChange",
      onColumnSizingChange,
      // The backend sorts. The first click sorts descending: newest or largest first.
      manualSorting: true,
      enableSorting: isSortable,
      enableSortingRemoval: false,
      enableMultiSort: false,
      sortDescFirst: true,
      onSortingChange: (change) => {
        const [next] = functionalUpdate(change, sorting);
        const column = columns.find(({ id }) => id === next?.id);
        if (next && column) onSort?.(`${next.desc ? "-" : "+"}${column.name}`);
      },
      onRowSelectionChange: (change) => selection?.onRowSelectionChange(change),
      state: { columnPinning, columnSizing, sorting, rowSelection: selection?.rowSelection ?? noSelection },
    },
    ({ columnResizing }) => columnResizing.isResizingColumn,
  );
  const { reset } = table;
  const isStarted = selection?.isStarted ?? false;
  // Reset the start of a Shift range when the selection ends.
  useEffect(() => (isStarted ? () => reset() : undefined), [isStarted, reset]);
  return table;
}

function sortingBy(columns: readonly ColumnModel[], sort: string): SortingState {
  const { name, descending } = readSort(sort);
  const column = columns.find((each) => each.name === name);
  return column ? [{ id: column.id, desc: descending }] : [];
}
