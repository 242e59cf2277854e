import {
  columnOrderingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ColumnOrderState,
  type ColumnVisibilityState,
  type ReactTable,
  type Updater,
} from "@tanstack/react-table";
import { useMemo, useState } from "react";
import type { ColumnModel } from "../model/table/columns";
import type { Row } from "../registry/cell";
import { forgetChoice, storeChoice, storedIds } from "../store/table-choices";

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, columnMeta: {} as ColumnModel });

/** TanStack table that holds the visibility and order of columns only, without rows. */
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

/** Returns the visible columns in order. Stored ids include those of removed columns. */
export function useShownColumns(
  columns: readonly ColumnModel[],
  keys: ColumnKeys,
): [shown: readonly ColumnModel[], table: ColumnTable] {
  const { remember, order } = keys;
  const [chosen, choose] = useState<ColumnVisibilityState>(() =>
    Object.fromEntries((storedIds(remember) ?? initiallyHidden(columns)).map((id) => [id, false])),
  );
  const [columnOrder, setOrder] = useState<ColumnOrderState>(() => storedIds(order) ?? []);
  const defs = useMemo(() => columns.map(defOf), [columns]);
  const options = useMemo(
    () => ({
      features,
      columns: defs,
      data: noRows,
      state: { columnOrder, columnVisibility: { ...chosen, ...alwaysVisible(columns, chosen) } },
      onColumnVisibilityChange: (change: Updater<ColumnVisibilityState>): void => {
        const next = functionalUpdate(change, chosen);
        storeChoice(
          remember,
          Object.keys(next).filter((id) => !next[id]),
        );
        choose(next);
      },
      onColumnOrderChange: (change: Updater<ColumnOrderState>): void => {
        const next = functionalUpdate(change, columnOrder);
        if (next.length > 0) storeChoice(order, next);
        else forgetChoice(order);
        setOrder(next);
      },
    }),
    [columns, defs, chosen, columnOrder, remember, order],
  );
  const table = useTable(options);
  const visible = table.getVisibleLeafColumns();
  const shown = useMemo(() => visible.map(({ columnDef }) => columnDef.meta!), [visible]);
  return [shown, table];
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
