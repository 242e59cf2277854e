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

/** The columns of a page with a table, and which of them are shown. It has no rows. */
export type ColumnTable = ReactTable<typeof features, Row>;

const noRows: readonly Row[] = [];

const defOf = (column: ColumnModel): ColumnDef<typeof features, Row> => ({
  id: column.id,
  enableHiding: !column.fixed,
  meta: column,
});

/** Which columns are shown. The ids of hidden ones are stored under a key, those of columns that are gone, too. */
export function useShownColumns(
  columns: readonly ColumnModel[],
  key: string,
): [shown: readonly ColumnModel[], table: ColumnTable] {
  const [chosen, choose] = useState<ColumnVisibilityState>(() =>
    Object.fromEntries(storedIds(key).map((id) => [id, false])),
  );
  const defs = useMemo(() => columns.map(defOf), [columns]);
  const options = useMemo(() => {
    // The older dashboard can hide what is never hidden here.
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
