import type { RowsCall } from "./call-kinds";
import type { IconName } from "./names";

/** A panel through which rows come and go, and the button that opens it. */
export interface TransferPanel {
  title: string;
  /** What stands on the button, where there is room. */
  label: string;
  icon: IconName;
  /** The name of the item's id in the address while the panel is open. */
  addressParam: string;
}

/** The panels that take an item's rows out into a file, and in from one. Each is loaded when it is opened. */
export interface RowsTransfer {
  /** Lists as many rows at once as the backend gives. */
  list: RowsCall;
  export: TransferPanel;
  /** What comes in is checked and sent as the form that the table opens would. */
  import: TransferPanel;
}

/** What holds for rows that come from a file, beside what the form says of them. */
export interface ImportedRows {
  /** Paths whose values no two rows share, beside those of the item's fields that say so. */
  unique: readonly string[];
  /** Those of them whose values must differ in more than the case of their letters. */
  anyCase: readonly string[];
  /** Paths that have no column: each is sent with the value at another path. */
  repeats: Readonly<Record<string, string>>;
  /** The path of a secret that can be made up for new rows that come without one. */
  madeUp: string;
  /** What is told of them where the item is so. */
  notes: readonly { where: Readonly<Record<string, unknown>>; note: string }[];
}
