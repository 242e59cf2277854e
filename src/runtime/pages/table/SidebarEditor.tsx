import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import type { FormPanel } from "../../../../definitions/language/form-panel";
import type { Sidebar, TablePage } from "../../../../definitions/language/table";
import { listQuery } from "../../../backend/api/queries";
import { copyOf, newRow, openedFor, openedIn, originalOf, type TableAddress } from "../../model/table/address";
import { haveSameDecoder, decodeBody } from "../../../backend/dialects/translate";
import type { SidebarItem } from "../../model/table/sidebar-items";
import { LazyFormPanel } from "../../row-form/LazyFormPanel";
import type { RowChange } from "../../row-form/save-steps";
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
  const applyCollectionChange = (reported: RowChange): void => {
    const change = asListed(sidebar, reported);
    // The panel unmounts with its item. Wait, so that the edits can be copied first.
    if (change.kind === "gone") return void (shownNext.current = rowsOf(screen, ""));
    if (change.kind === "saved")
      shownNext.current = rewriteAddress(screen, address, items, itemsAfter(items, opened, change), filterNaming);
    if (change.kind !== "changed") queries.setQueryData(queryKey, (all) => all && itemsAfter(all, opened, change));
    void queries.invalidateQueries({ queryKey });
    if (change.kind === "created") shownNext.current = rowsOf(screen, change.row.id);
    if (change.kind === "removed") shownNext.current = rowsOf(screen, "");
  };
  const leave = (): void => {
    if (shownNext.current === undefined) return close();
    void queries.invalidateQueries({ queryKey });
    go({ ...shownNext.current, opened: undefined }, true);
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
      onChange={applyCollectionChange}
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

// The panel may read more properties than the list has.
const asListed = ({ list }: Sidebar, change: RowChange): RowChange =>
  "row" in change ? { ...change, row: decodeBody(list, change.row) as SidebarItem } : change;

function itemsAfter(items: readonly SidebarItem[], id: string, change: RowChange): SidebarItem[] {
  if (change.kind === "created") return [...items, change.row];
  if (change.kind === "saved") return items.map((each) => (each.id === id ? change.row : each));
  return items.filter((each) => each.id !== id);
}
