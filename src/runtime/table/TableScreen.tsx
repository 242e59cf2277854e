import type { ReactNode } from "react";
import type { TablePage } from "../../../definitions/language/table";
import { ListedTable } from "./ListedTable";
import { WholeTable } from "./WholeTable";

/** A page of rows: those of an entry that is chosen beside it, or all that a call lists. */
export const TableScreen = ({ screen }: { screen: TablePage }): ReactNode =>
  screen.of ? <ListedTable screen={screen} list={screen.of} /> : <WholeTable screen={screen} />;
