import {
  columnVisibilityFeature,
  functionalUpdate,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ColumnVisibilityState,
  type ReactTable,
  type Updater,
} from "@tanstack/react-table";
import { useMemo, useState } from "react";
import { inOrder } from "../model/table/column-order";
import type { ColumnModel } from "../model/table/columns";
import type { Row } from "../registry/cell";
import { storeChoice, storedIds } from "../store/table-choices";

const features = tableFeatures({ columnVisibilityFeature, columnMeta: {} as ColumnModel });

/** TanStack table that holds column visibility only, without rows. Its columns are in the order of the admin. */
export type ColumnTable = ReactTable<typeof features, Row>;

const noRows: readonly Row[] = [];

const initiallyHidden = (columns: readonly ColumnModel[]): string[] =>
  columns.filter(({ starts }) => starts === "hidden").map(({ id }) => id);

const defOf = (column: ColumnModel): ColumnDef<typeof features, Row> => ({
  id: column.id,
  enableHiding: !column.fixed,
  meta: column,
});

/** Keys of local storage: hidden columns, and the order set by the admin. */
export interface ColumnKeys {
  remember: string;
  order: string;
}

/** Choice of the visible columns and their order. */
export interface ShownColumns {
  table: ColumnTable;
  /** Ids of the columns in the order set by the admin; empty if none was set. */
  order: readonly string[];
  /** Sets and stores the order. */
  setOrder: (ids: readonly string[]) => void;
}

/** Returns the visible columns in order. Stored ids include those of removed columns. */
export function useShownColumns(
  natural: readonly ColumnModel[],
  keys: ColumnKeys,
): [shown: readonly ColumnModel[], choice: ShownColumns] {
  const { remember } = keys;
  const [chosen, choose] = useState<ColumnVisibilityState>(() =>
    Object.fromEntries((storedIds(remember) ?? initiallyHidden(natural)).map((id) => [id, false])),
  );
  const [order, applyOrder] = useState<readonly string[]>(() => storedIds(keys.order) ?? []);
  const columns = useMemo(() => inOrder(natural, order), [natural, order]);
  const defs = useMemo(() => columns.map(defOf), [columns]);
  const options = useMemo(
    () => ({
      features,
      columns: defs,
      data: noRows,
      state: { columnVisibility: { ...chosen, ...alwaysVisible(columns, chosen) } },
      onColumnVisibilityChange: (change: Updater<ColumnVisibilityState>): void => {
        const next = functionalUpdate(change, chosen);
        storeChoice(
          remember,
          Object.keys(next).filter((id) => !next[id]),
        );
        choose(next);
      },
    }),
    [columns, defs, chosen, remember],
  );
  const table = useTable(options);
  const visible = table.getVisibleLeafColumns();
  const shown = useMemo(() => visible.map(({ columnDef }) => columnDef.meta!), [visible]);
  const setOrder = (ids: readonly string[]): void => {
    storeChoice(keys.order, ids);
    applyOrder(ids);
  };
  return [shown, { table, order, setOrder }];
}

/**
 * Returns the columns that are visible whatever the admin chose. The backend's own dashboard shares the key and can
 * hide them. Without any visible column, the first one stays.
 */
function alwaysVisible(columns: readonly ColumnModel[], chosen: ColumnVisibilityState): ColumnVisibilityState {
  const fixed = columns.filter((column) => column.fixed);
  const isEmpty = fixed.length === 0 && columns.every(({ id }) => chosen[id] === false);
  return Object.fromEntries((isEmpty ? columns.slice(0, 1) : fixed).map(({ id }) => [id, true]));
}
