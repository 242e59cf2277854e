import { useQuery } from "@tanstack/react-query";
import { createContext, use, useEffect, useState, type ComponentType } from "react";
import type { TablePage } from "../../../../definitions/language/table";
import type { RowsTransfer } from "../../../../definitions/language/transfer";
import type { RowsRequest } from "../../model/calls/codecs";
import type { ColumnModel } from "../../model/table/columns";
import type { SidebarItem } from "../../model/table/sidebar-items";
import type { Row } from "../../registry/cell";
import { workAhead } from "../../ui/loading/work-ahead";

/** The properties of the panel that describes the API of an item: which item, and which of its tabs is chosen. */
export interface PreviewProps {
  title: string;
  item: Row;
  tabs: { tab: string | undefined; chooseTab: (title: string) => void };
  onClose: () => void;
}

/** The properties of the panels that export and import rows: the table under them. */
export interface TransferProps {
  transfer: RowsTransfer;
  screen: TablePage;
  item: SidebarItem;
  /** All columns, and those that are shown. */
  columns: readonly ColumnModel[];
  shown: readonly ColumnModel[];
  /** The request of the rows that the table shows. */
  request: RowsRequest;
  /** The loaded ones among them. */
  rows: readonly Row[];
  onClose: () => void;
  /** Called when rows were added or changed. */
  onChange: () => void;
}

/** Knows the names in the filter of an item's rows beyond those of its columns. */
export interface FilterNaming {
  /** The problem with a name, as a sentence; undefined for a valid name. */
  problem: (name: string, own: SidebarItem, items: readonly SidebarItem[]) => string | undefined;
  /** A filter with the present names of fields that have been renamed since `former`, the oldest first. */
  current: (
    filter: string,
    own: SidebarItem,
    former: readonly (readonly SidebarItem[])[],
    items: readonly SidebarItem[],
  ) => string;
  /** A filter with the names that fields get by a save of the item of this id. */
  renamed: (filter: string, id: string, before: readonly SidebarItem[], after: readonly SidebarItem[]) => string;
}

/** The imports of rows, by the ids of their items. */
export interface Imports {
  subscribe: (changed: () => void) => () => void;
  /** Whether there is anything in the import: a text, what was read, or what came of it. */
  isBegun: (id: string) => boolean;
  /** The item as it was when the rows were checked. */
  itemOf: (id: string) => SidebarItem | undefined;
}

/** The parts that features add to pages with a table. */
export interface TableParts {
  ApiPreview: ComponentType<PreviewProps>;
  ExportPanel: ComponentType<TransferProps>;
  ImportPanel: ComponentType<TransferProps>;
  /** Most tables have no filter: what reads the names in one comes with the first. */
  loadFilterNaming: () => Promise<FilterNaming>;
  imports: Imports;
}

export const TablePartsContext = createContext<TableParts>(undefined as never);

/** The parts that features add to the pages with a table around this component. */
export const useTableParts = (): TableParts => use(TablePartsContext);

/** What reads the names in filters, once it is there: with the first filter, or before one is typed. */
export function useFilterNaming(isFiltered: boolean): FilterNaming | undefined {
  const { loadFilterNaming } = useTableParts();
  const [isAhead, setAhead] = useState(false);
  useEffect(() => workAhead(() => setAhead(true)), []);
  return useQuery({
    queryKey: ["filter naming"],
    queryFn: loadFilterNaming,
    enabled: isFiltered || isAhead,
    staleTime: Number.POSITIVE_INFINITY,
    // Functions are no data to be compared.
    structuralSharing: false,
  }).data;
}
