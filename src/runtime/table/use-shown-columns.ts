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
import type { ColumnModel } from "../model/table/columns";
import type { Row } from "../registry/cell";
import { storeChoice, storedIds } from "../store/table-choices";

const features = tableFeatures({ columnVisibilityFeature, columnMeta: {} as ColumnModel });

/** TanStack table that holds column visibility only, without rows. */
export type ColumnTable = ReactTable<typeof features, Row>;

const noRows: readonly Row[] = [];

const initiallyHidden = (columns: readonly ColumnModel[]): string[] =>
  columns.filter(({ starts }) => starts === "hidden").map(({ id }) => id);

const defOf = (column: ColumnModel): ColumnDef<typeof features, Row> => ({
  id: column.id,
  enableHiding: !column.fixed,
  meta: column,
});

/** Returns the visible columns. Ids of hidden columns are stored under the key, including those of removed columns. */
export function useShownColumns(
  columns: readonly ColumnModel[],
  key: string,
): [shown: readonly ColumnModel[], table: ColumnTable] {
  const [chosen, choose] = useState<ColumnVisibilityState>(() =>
    Object.fromEntries((storedIds(key) ?? initiallyHidden(columns)).map((id) => [id, false])),
  );
  const defs = useMemo(() => columns.map(defOf), [columns]);
  const options = useMemo(() => {
    // The backend's own dashboard shares this key and can hide columns that are always visible here.
    const fixed = columns.flatMap(({ id, fixed: isFixed }) => (isFixed ? [[id, true]] : []));
    return {
      features,
      columns: defs,
      data: noRows,
      state: { columnVisibility: { ...chosen, ...Object.fromEntries(fixed) } },
      onColumnVisibilityChange: (change: Updater<ColumnVisibilityState>): void => {
        const next = functionalUpdate(change, chosen);
        storeChoice(
          key,
          Object.keys(next).filter((id) => !next[id]),
        );
        choose(next);
      },
    };
  }, [columns, defs, chosen, key]);
  const table = useTable(options);
  const visible = table.getVisibleLeafColumns();
  const shown = useMemo(() => visible.map(({ columnDef }) => columnDef.meta!), [visible]);
  return [shown, table];
}
