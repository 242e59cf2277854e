import { useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import type { TablePage } from "../../../../definitions/language/table";
import { beginRows } from "../../api/first-rows";
import { PageList } from "../../ui/PageList";
import { useMenuSection } from "../../ui/use-menu-section";
import { useTitle } from "../../ui/use-title";
import { BesideSidebar } from "./BesideSidebar";
import { useTableAddress } from "./table-address";
import { TableView } from "./TableView";

/** A page of rows: those of what is chosen beside it, or all that a call lists. */
export function TableScreen({ screen }: { screen: TablePage }): ReactNode {
  useTitle(screen.title);
  const queries = useQueryClient();
  const { search } = useLocation();
  // Rows need not wait for the columns that they will stand in.
  useState(() => beginRows(queries, screen, search));
  const table = useTableAddress(screen);
  return screen.sidebar ? (
    <BesideSidebar {...{ screen, table }} sidebar={screen.sidebar} />
  ) : (
    <BesidePages {...{ screen, table }} />
  );
}

/** A table among the pages of its part of the menu. */
function BesidePages({ screen, table }: { screen: TablePage; table: ReturnType<typeof useTableAddress> }): ReactNode {
  const { section, home, several } = useMenuSection(screen.route);
  return (
    <>
      {section && several && <PageList section={section} />}
      <TableView
        {...{ screen, table }}
        title={screen.title}
        label={screen.title}
        parent={screen.parent === undefined ? undefined : { title: screen.parent, to: home }}
        wide={!several}
      />
    </>
  );
}
