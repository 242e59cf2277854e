import { useQueryClient } from "@tanstack/react-query";
import { memo, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type { TablePage } from "../../../../definitions/language/table";
import { prefetchRows } from "../../prefetch/prefetch-screen";
import { openedIn } from "../../model/table/address";
import { useStoreOpenedRow } from "../../table/opened-row";
import { useMenuSection } from "../../ui/page/use-menu-section";
import { useTitle } from "../../ui/page/use-title";
import { TableWithSidebar } from "./TableWithSidebar";
import { OpenedPanelContext } from "./opened-panel";
import { useTableAddress, type AddressState } from "./table-address";
import { TableView } from "./TableView";

/** Page with a table: the rows of a sidebar item, or all rows that a call lists. */
export function TableScreen({ screen }: { screen: TablePage }): ReactNode {
  useTitle(screen.title);
  const queries = useQueryClient();
  const { search } = useLocation();
  // Start to fetch the rows during the first render, before the columns are known.
  useState(() => prefetchRows(queries, screen, search));
  const { table, panel } = useTableAddress(screen);
  useStoreOpenedRow(openedIn(panel, screen.opens));
  return (
    <OpenedPanelContext value={panel}>
      <Shown {...{ screen, table }} />
    </OpenedPanelContext>
  );
}

interface ShownProps {
  screen: TablePage;
  table: AddressState;
}

const Shown = memo(function TablePlace({ screen, table }: ShownProps): ReactNode {
  return screen.sidebar ? (
    <TableWithSidebar {...{ screen, table }} sidebar={screen.sidebar} />
  ) : (
    <TableWithoutSidebar {...{ screen, table }} />
  );
});

/** Table without a sidebar, as a page of its menu section. */
function TableWithoutSidebar({ screen, table }: ShownProps): ReactNode {
  const shared = useMenuSection(screen);
  return (
    <TableView {...{ screen, table }} title={screen.title} label={screen.title} parent={shared?.above} wide={!shared} />
  );
}
