import type { RowsCall } from "./call-kinds";
import type { IconName } from "./widget-names";

/** Panel for an export or import, and the button that opens it. */
export interface TransferPanel {
  title: string;
  /** Button label, where space allows. */
  label: string;
  icon: IconName;
  /** Query parameter with the item's id while the panel is open. */
  addressParam: string;
}

/** Export and import panels of an item's rows. Each is loaded when it opens. */
export interface RowsTransfer {
  /** Lists rows in the largest pages of the backend. */
  list: RowsCall;
  export: TransferPanel;
  /** Imported rows are checked and sent like the form that the table opens. */
  import: TransferPanel;
}

/** Rules for imported rows besides those of the form. */
export interface ImportedRows {
  /** Unique paths besides the unique fields of the item. */
  unique: readonly string[];
  /** Unique paths that ignore case. */
  anyCase: readonly string[];
  /** Path of the item's unique SQL indexes, if it has any. */
  uniqueBy: string;
  /** Paths without a column, sent with the value of another path. */
  repeats: Readonly<Record<string, string>>;
  /** Path of a secret that can be generated for new rows. */
  madeUp: string;
  /** Notes for matching items. */
  notes: readonly { where: Readonly<Record<string, unknown>>; note: string }[];
}
