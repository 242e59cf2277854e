import type { ReactNode } from "react";
import type { TablePage } from "../definitions/language/table";
import { CellsContext } from "./runtime/registry/cell";
import { TableScreen } from "./runtime/pages/table/TableScreen";
import { cells } from "./widgets/cells";

/** Pages with a table, and the cells that fill it: neither is part of the sign-in page. */
export const Tables = ({ screen }: { screen: TablePage }): ReactNode => (
  <CellsContext.Provider value={cells}>
    <TableScreen screen={screen} />
  </CellsContext.Provider>
);
