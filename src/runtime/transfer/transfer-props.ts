import type { TablePage } from "../../../definitions/language/table";
import type { RowsTransfer } from "../../../definitions/language/transfer";
import type { RowsRequest } from "../model/calls/codecs";
import type { ColumnModel } from "../model/table/columns";
import type { Row } from "../registry/cell";
import type { SidebarItem } from "../model/table/sidebar-items";

/** What the panels through which rows come and go are told of the table that they stand over. */
export interface TransferProps {
  transfer: RowsTransfer;
  screen: TablePage;
  item: SidebarItem;
  /** All columns, and those that are shown. */
  columns: readonly ColumnModel[];
  shown: readonly ColumnModel[];
  /** The rows that the table shows. */
  request: RowsRequest;
  /** As many of them as are loaded. */
  rows: readonly Row[];
  onClose: () => void;
  /** Rows have come or changed. */
  onChange: () => void;
}
