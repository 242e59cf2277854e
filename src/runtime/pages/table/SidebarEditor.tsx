import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import type { AnyRow } from "../../../../definitions/language/call";
import type { FormPanel } from "../../../../definitions/language/form-panel";
import type { Sidebar, TablePage } from "../../../../definitions/language/table";
import { listQuery, refetchCall } from "../../../backend/api/queries";
import { copyOf, newRow, openedFor, openedIn, originalOf, type TableAddress } from "../../model/table/address";
import { haveSameDecoder } from "../../../backend/dialects/translate";
import type { SidebarItem } from "../../model/table/sidebar-items";
import { LazyFormPanel } from "../../row-form/LazyFormPanel";
import { useOpenedPanel } from "./opened-panel";
import type { AddressState } from "./table-address";
import { rewriteAddress } from "./renamed-address";
import { useFilterNaming } from "./table-features";

interface SidebarEditorProps {
  screen: TablePage;
  sidebar: Sidebar;
  panel: FormPanel;
  /** Whether the editor is forbidden; undefined while that loads. */
  hidden: boolean | undefined;
  items: readonly SidebarItem[];
  table: AddressState;
}

/** Panel that creates or edits an item of the sidebar, if the URL names it. Closes if the editor is forbidden. */
export function SidebarEditor({ screen, sidebar, panel, hidden, items, table }: SidebarEditorProps): ReactNode {
  const { close, tabs, ...over } = useOpenedPanel();
  const queries = useQueryClient();
  const { address, go } = table;
  const filterNaming = useFilterNaming(address.filter !== "");
  // Address to show after the panel closes, if it changes.
  const shownNext = useRef<Partial<TableAddress>>(undefined);
  const opened = openedIn(over, panel);
  const refuse = useEffectEvent(close);
  useEffect(() => {
    if (hidden && opened !== undefined) refuse();
  }, [hidden, opened]);
  if (opened === undefined || hidden !== false) return null;
  const { queryKey } = listQuery(sidebar.list);
  const isCopy = originalOf(opened) !== undefined;
  const chooseNext = (stored: AnyRow | undefined): void => {
    if (!stored) shownNext.current = rowsOf(screen, "");
    else if (opened === newRow || isCopy) shownNext.current = rowsOf(screen, stored.id);
    else {
      const now = queries.getQueryData(queryKey) ?? items;
      shownNext.current = rewriteAddress(screen, address, items, now, filterNaming);
    }
  };
  const leave = (): void => {
    const { current: next } = shownNext;
    if (next === undefined) return close();
    // An item that another admin deleted was still listed, as the panel with the edits unmounts without it.
    const isListed = queries.getQueryData(queryKey)?.some(({ id }) => id === opened);
    if (next.item === "" && isListed) refetchCall(queries, sidebar.list);
    go({ ...next, opened: undefined }, true);
    shownNext.current = undefined;
  };
  const shown = originalOf(opened) ?? opened;
  const isKnown = shown !== newRow && haveSameDecoder(sidebar.list, panel.read);
  const row = isKnown ? items.find(({ id }) => id === shown) : undefined;
  const duplicate = (): void => go({ opened: openedFor(panel, copyOf(opened)) });
  return (
    <LazyFormPanel
      key={opened}
      {...{ panel, row, tabs }}
      id={opened}
      onClose={leave}
      onStored={chooseNext}
      onDuplicate={duplicate}
    />
  );
}

// Filter, sort and range belong to another item, so reset them.
const rowsOf = ({ sort }: TablePage, item: string): Partial<TableAddress> => ({
  item,
  filter: "",
  sort,
  range: undefined,
});
