import type { ReactNode } from "react";
import type { TablePage } from "../../../../definitions/language/table";
import { SidebarTable } from "./SidebarTable";
import { WholeTable } from "./WholeTable";

/** A page of rows: those of an entry that is chosen beside it, or all that a call lists. */
export const TableScreen = ({ screen }: { screen: TablePage }): ReactNode =>
  screen.sidebar ? <SidebarTable screen={screen} list={screen.sidebar} /> : <WholeTable screen={screen} />;
