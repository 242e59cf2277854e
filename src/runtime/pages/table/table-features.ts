import { useQuery } from "@tanstack/react-query";
import { createContext, use, useEffect, useState, type ComponentType } from "react";
import type { TablePage } from "../../../../definitions/language/table";
import type { RowsTransfer } from "../../../../definitions/language/transfer";
import { codeQuery } from "../../../backend/api/code-query";
import type { RowsRequest } from "../../../backend/calls/row-requests";
import type { ColumnModel } from "../../model/table/columns";
import type { SidebarItem } from "../../model/table/sidebar-items";
import type { Row } from "../../registry/cell";
import { runWhenIdle } from "../../ui/loading/when-idle";

/** Props of the API preview panel: the item and the selected tab. */
export interface PreviewProps {
  title: string;
  item: Row;
  tabs: { tab: string | undefined; chooseTab: (title: string) => void };
  onClose: () => void;
}

/** Props of the import and export panels: the table that they belong to. */
export interface TransferProps {
  transfer: RowsTransfer;
  screen: TablePage;
  item: SidebarItem;
  /** All columns; `shown` has the visible ones. */
  columns: readonly ColumnModel[];
  shown: readonly ColumnModel[];
  /** Request of the rows in the table. */
  request: RowsRequest;
  /** Loaded rows of that request. */
  rows: readonly Row[];
  onClose: () => void;
}

/** Resolves names in the filter of an item's rows, beyond those of the columns. */
export interface FilterNaming {
  /** Returns the problem with a name as a sentence; undefined for a valid name. */
  problem: (name: string, own: SidebarItem, items: readonly SidebarItem[]) => string | undefined;
  /** Rewrites a filter to the present names of fields renamed since `former`, the oldest first. */
  current: (
    filter: string,
    own: SidebarItem,
    former: readonly (readonly SidebarItem[])[],
    items: readonly SidebarItem[],
  ) => string;
  /** Returns the collections and fields that a filter names, as far as `renamed` needs them. */
  mentioned: (filter: string, own: SidebarItem, items: readonly SidebarItem[]) => readonly SidebarItem[];
  /** Rewrites a filter to the names that fields get by saving the item of this id. */
  renamed: (filter: string, id: string, before: readonly SidebarItem[], after: readonly SidebarItem[]) => string;
}

/** Open imports of rows, by item id. */
export interface Imports {
  subscribe: (changed: () => void) => () => void;
  /** Returns whether the import has any content: input, parsed rows, or a result. */
  isStarted: (id: string) => boolean;
  /** Returns the item as it was when the rows were checked. */
  itemOf: (id: string) => SidebarItem | undefined;
}

/** Components and loaders that features add to table pages. */
export interface TableFeatures {
  ApiPreview: ComponentType<PreviewProps>;
  ExportPanel: ComponentType<TransferProps>;
  ImportPanel: ComponentType<TransferProps>;
  /** Lazy: most tables have no filter. */
  loadFilterNaming: () => Promise<FilterNaming>;
  imports: Imports;
}

export const TableFeaturesContext = createContext<TableFeatures>(undefined as never);

/** Returns what features add to the surrounding table page. */
export const useTableFeatures = (): TableFeatures => use(TableFeaturesContext);

/** Returns the filter naming once loaded. It loads with the first filter, or when the page is idle. */
export function useFilterNaming(isFiltered: boolean): FilterNaming | undefined {
  const { loadFilterNaming } = useTableFeatures();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  return useQuery({ ...codeQuery("filter naming", loadFilterNaming), enabled: isFiltered || isIdle }).data;
}
