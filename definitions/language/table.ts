import type { ApiPreview } from "./api-preview";
import type { LogLookup } from "./log-lookup";
import type { Availability } from "./availability";
import type { AnyRow, Call, Input } from "./call";
import type { CountCall, ListCall, RelatedCall, RowCall, RowsCall } from "./call-kinds";
import type { CellName, IconName } from "./widget-names";
import type { EachFieldLine, Line } from "./line";
import type { MenuPage } from "./menu";
import type { FormPanel } from "./form-panel";
import type { StoredFlag } from "./stored-flag";
import type { RowsTransfer } from "./transfer";

/** List next to a table. Its chosen item decides the rows. */
export interface Sidebar<Item extends string = string> {
  type: Item;
  label: string;
  list: ListCall;
  name: string;
  /** Query parameter with the id of the chosen item. */
  addressParam: string;
  /** Sorts items by the order of these values, each with an icon. */
  order: { by: string; icons: Readonly<Record<string, IconName>> };
  /** Flagged items come last, under a collapsible heading. */
  closed?: { flag: string; label: string };
  search: { label: string; placeholder: string; noMatch: string };
  compactAbove: number;
  /**
   * Panel that creates and edits items, and the text while no items exist. Not available while `hiddenWhile` holds, not
   * even by its address.
   */
  editor?: { panel: FormPanel; empty: string; hiddenWhile?: StoredFlag };
  /** The table's filter uses field names, and follows renames, no matter who saved them. */
  rewritesFilter?: true;
  /** API preview of the chosen item. */
  preview?: ApiPreview;
  loading: string;
  empty: string;
  /** Toast when the address has an unknown {name}. */
  notFound: string;
}

/** Display options of a cell. `Key` is a path of the row. */
export interface CellOptions<Key extends string = string> {
  /** Tone of each value, in addition to its text. */
  tones?: Readonly<Record<string, "info" | "success" | "warning" | "danger">>;
  /** Display names of values. */
  words?: Readonly<Record<string, string>>;
  /** Values from this number on are errors. */
  dangerFrom?: number;
  /** Numbers are rounded to so many decimals. */
  decimals?: number;
  /** Shows a warning icon if any of these has a value. */
  warnOf?: readonly Key[];
  /** Shows whether the account's email is verified, by the value at this key. */
  verifiedBy?: Key;
  /** Shows nothing in place of a missing value, because most rows have none. */
  optional?: true;
  /** Has a button that copies the value. */
  copied?: true;
  /**
   * Position on the card of a row in a narrow window: its line, with a label if named, or at the left edge. Columns
   * without it are left off the card. Without any, rows stay table rows.
   */
  card?: "lead" | number | { line: number; named: true };
}

/** Table column of the values at one path. */
export interface Column<Key extends string = string> extends CellOptions<Key> {
  field: Key;
  label?: string;
  icon: IconName;
  cell: CellName;
  /** Cannot be hidden. */
  fixed?: true;
  /** Hidden until the admin shows it. */
  starts?: "hidden";
  /** Cannot be sorted. */
  unsorted?: true;
  /** Not suggested for the filter. */
  unoffered?: true;
}

/** Column, columns that depend on the chosen item, or one per field of the item. */
export type ColumnLine = Column | { where: object; show: readonly ColumnLine[] } | EachFieldLine;

/** Line of a detail panel. */
export interface DetailLine<Key extends string = string> extends Pick<
  CellOptions<Key>,
  "tones" | "words" | "dangerFrom"
> {
  field: Key;
  label: string;
  cell: CellName;
  /** Button that filters by the value, or by the path of a URL without its query. */
  filter?: "value" | "path";
}

/** Panel that shows one row. Its id is in the address. Arrow keys open the neighbouring rows. */
export interface DetailPanel<Key extends string = string> {
  kind: "detail";
  title: string;
  /** Id of the row's item, such as a record's collection. */
  itemId?: string;
  /** Query parameter with the id of the open row. */
  addressParam: string;
  read: RowCall<AnyRow>;
  /** Paths of error texts, shown on top. */
  errorFields: readonly Key[];
  lines: readonly DetailLine<Key>[];
}

/**
 * Bulk actions on selected rows, by the calls of the panel for one row. In texts {n} is their count, {unit} their name.
 * `Choosable` is a line of the bulk form.
 */
export interface Selection<Choosable = Line> {
  /** Singular and plural of a row. */
  unit: readonly [one: string, many: string];
  remove: { label: string; question: string; success: string };
  edit?: BulkEdit<Choosable>;
}

/** Selected rows that can be saved as a JSON file, where rows do not open in a form. */
export interface SavedSelection {
  /** Singular and plural of a row. */
  unit: readonly [one: string, many: string];
  label: string;
  fileName: string;
}

/** Bulk edit that sets the same values in all selected rows. */
export interface BulkEdit<Choosable = Line> {
  label: string;
  title: string;
  /** Reads the selected rows again before the preview, as other admins may have changed them. */
  read: RelatedCall<{ id: string }>;
  /** Fields that can be set. Files are excluded, as each row has its own. */
  fields: readonly Choosable[];
  success: string;
  cells?: CellEdits;
}

/** Edits in the cells of a table, saved together by the calls of a bulk edit. */
export interface CellEdits {
  /** List of the item's fields, and the types of those that can be edited. */
  of: string;
  types: readonly string[];
  /** Flags of fields that cannot. */
  unless: readonly string[];
  /** Local storage key of the switch. `{id}` is the chosen item's. */
  remember: string;
}

/** Rows that follow changes while the table is open, of items whose rows are not read-only. */
export interface LiveRows {
  /** Name of the changes in the backend's stream. `{id}` is the chosen item's. */
  topic: string;
  /** Reads rows by id, also together with the table's filter. */
  read: RelatedCall;
  /** Singular and plural of a row. */
  unit: readonly [one: string, many: string];
  /** Local storage key of the switch. `{id}` is the chosen item's. */
  remember: string;
}

/** Sort key. A leading minus means descending. */
export type Sort<Key extends string> = Key | `-${Key}`;

/** Page of rows: filtered, sorted and paged. `Key` is a path of the row. */
export interface TablePage<Key extends string = string> extends MenuPage {
  kind: "table";
  type: string;
  /** With a sidebar, shows the rows of the chosen item. Otherwise all rows. */
  sidebar?: Sidebar;
  /** Other addresses, which lead to the page's own. */
  alsoAt?: readonly string[];
  /** Aliases of query parameters. Each stands for the first of its names that the address lacks. */
  aliases?: Readonly<Record<string, readonly string[]>>;
  list: RowsCall;
  /** Reads related records by id. Until they are loaded, cells show ids. */
  relations?: RelatedCall;
  columns: readonly ColumnLine[];
  /** Default order. */
  sort: Sort<Key>;
  /** Items whose rows are read-only and have no order of their own, and their badge. */
  readOnlyWhere?: object;
  readOnlyBadge?: string;
  /** Title of the panel for a read-only row. Inserts are values of the item. */
  readOnlyTitle?: string;
  /** Set by the runtime if the item is read-only. Never written in definitions. */
  readOnly?: true;
  /** The order cannot be changed. */
  fixedOrder?: true;
  /** Time of a row, newest first. Rows newer than the first page stay out until a refresh. */
  anchor?: Key;
  search: {
    label: string;
    placeholder: string;
    /** All names allowed in the filter, the same on every version. Any name if omitted. */
    keys?: readonly Key[];
    /** Suggested names besides the columns, where any name is allowed. */
    offers?: readonly Key[];
    /** Keys used by a word search. */
    wordSearchIn?: readonly Key[];
    /** Cell types used by a word search, for columns that depend on the chosen item. */
    wordSearchCells?: readonly CellName[];
  };
  /** The browser keeps named views and earlier filters of the table. This is the name of the table without a view. */
  views?: string;
  /** Switch for a preset filter, remembered under this local storage key. */
  presetFilter?: { label: string; remember: string; filterWhenOff: string };
  /** Toggle buttons that add or remove a condition of the filter. */
  quickFilters?: readonly { label: string; icon: IconName; filter: string }[];
  /** Link to the settings that control the rows. */
  setUp?: { label: string; to: string };
  /** Call that deletes all rows, after a confirmation. */
  clear?: { label: string; question: string; call: Call<Input>; success: string } & Availability;
  /** Column menu, and the local storage keys of hidden columns and of the order. `{id}` is the chosen item's. */
  columnMenu?: { label: string; remember: string; order: string };
  /** Local storage key of column widths. `{id}` is the chosen item's. */
  columnWidths: { remember: string };
  /** Chart above the table: number of rows over time. */
  chart?: { title: string; stats: CountCall; unit: readonly [one: string, many: string]; time: Key };
  opens?: DetailPanel | FormPanel;
  /** Row selection, where rows open in a form. */
  selection?: Selection;
  saveSelected?: SavedSelection;
  live?: LiveRows;
  /** Export and import of rows. */
  transfer?: RowsTransfer;
  /** Setting that turns the rows off, and the sentence shown below `empty`. */
  disabled?: LogLookup["disabled"];
  /** Title while a filter finds nothing, and while no row exists unless `none` says otherwise. */
  empty: string;
  /** Title while no row exists, and labels of the buttons that create or import the first ones. */
  none?: { title: string; create: string; import: string };
  failed: string;
}
