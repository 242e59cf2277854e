import type { ApiPreview } from "./api-preview";
import type { LogLookup } from "./log-lookup";
import type { Availability } from "./availability";
import type { AnyRow, Call, Input } from "./call";
import type { CountCall, ListCall, RelatedCall, RowCall, RowsCall } from "./call-kinds";
import type { CellName, IconName } from "./names";
import type { EachFieldLine, Line } from "./line";
import type { MenuPage } from "./menu";
import type { FormPanel } from "./form-panel";
import type { StoredFlag } from "./stored-flag";
import type { RowsTransfer } from "./transfer";

/** The list beside a table: which item is chosen there decides what the table shows. */
export interface Sidebar<Item extends string = string> {
  type: Item;
  label: string;
  list: ListCall;
  name: string;
  /** The name of the chosen item's id in the address. */
  addressParam: string;
  /** Items stand in the order of these values, each with its icon. */
  order: { by: string; icons: Readonly<Record<string, IconName>> };
  /** Items with the flag stand last, under a heading that opens. */
  closed?: { flag: string; label: string };
  search: { label: string; placeholder: string; noMatch: string };
  compactAbove: number;
  /**
   * The panel in which its items are made and changed, and what is said where there are none yet. While
   * `hiddenWhile` holds nobody can open it, not by its address either.
   */
  editor?: { panel: FormPanel; empty: string; hiddenWhile?: StoredFlag };
  /** The table's filter names the fields of items as rules do, and has the new names once a save has given some, whoever's. */
  rewritesFilter?: true;
  /** The panel that tells what the API does with the chosen item. */
  preview?: ApiPreview;
  loading: string;
  empty: string;
  /** Said when the address asks for a {name} that is not there. */
  notFound: string;
}

/** How a column says its values, where the kind of cell leaves a choice. `Key` is a path of the row. */
export interface CellOptions<Key extends string = string> {
  /** The meaning of each value, told by colour and by the word itself. */
  tones?: Readonly<Record<string, "info" | "success" | "warning" | "danger">>;
  /** What values are called, where not by themselves. */
  words?: Readonly<Record<string, string>>;
  /** From this number on a value means danger. */
  dangerFrom?: number;
  /** A warning stands beside the value when any of these has something. */
  warnOf?: readonly Key[];
  /** A mark after the value says whether the email of the account is verified, as the value of this key has it. */
  verifiedBy?: Key;
  /**
   * Where the value stands on the card that a row is in a narrow window: in a line of it, after its label if it is
   * named, or at the left of them all. What says nothing is not on the card; where nothing does, rows stay rows.
   */
  card?: "lead" | number | { line: number; named: true };
}

/** A column of the values at one path of the row. */
export interface Column<Key extends string = string> extends CellOptions<Key> {
  field: Key;
  label?: string;
  icon: IconName;
  cell: CellName;
  /** Never hidden. */
  fixed?: true;
  /** The rows cannot be ordered by it. */
  unsorted?: true;
}

/** A column, columns that depend on the chosen item, or one for each of its fields. */
export type ColumnLine = Column | { where: object; show: readonly ColumnLine[] } | EachFieldLine;

/** One line of a detail panel. */
export interface DetailLine<Key extends string = string> extends Pick<
  CellOptions<Key>,
  "tones" | "words" | "dangerFrom"
> {
  field: Key;
  label: string;
  cell: CellName;
  /** A button filters by the value; of an address, by its path, whatever its query. */
  filter?: "value" | "path";
}

/** A panel that shows one row whole. Its id is in the address, and the rows before and after are a key away. */
export interface DetailPanel<Key extends string = string> {
  kind: "detail";
  title: string;
  /** The item whose row it is, such as the collection of a record. */
  itemId?: string;
  /** The name of the opened row's id in the address. */
  addressParam: string;
  read: RowCall<AnyRow>;
  /** Paths whose texts stand on top, because they say what went wrong. */
  errorFields: readonly Key[];
  lines: readonly DetailLine<Key>[];
}

/**
 * What is done at once with all rows that are selected, by the calls of the panel that opens for one of them. In a
 * sentence, {n} is how many they are. `Choosable` is a line of the form that sets the same in all.
 */
export interface Selection<Choosable = Line> {
  /** What one row is called, and what several are. */
  unit: readonly [one: string, many: string];
  remove: { label: string; question: string; success: string };
  edit?: BulkEdit<Choosable>;
}

/** How chosen values of all selected rows are set to the same. */
export interface BulkEdit<Choosable = Line> {
  label: string;
  title: string;
  /** Reads the selected rows anew before it is told what would change: others may have changed them since they were loaded. */
  read: RelatedCall<{ id: string }>;
  /** The values that may be set. Files are left out wherever they are, as each row has its own. */
  fields: readonly Choosable[];
  success: string;
}

/** A key to order rows by, downwards with a minus. */
export type Sort<Key extends string> = Key | `-${Key}`;

/** A page of rows: filtered, sorted, loaded page by page. `Key` is a path of the row. */
export interface TablePage<Key extends string = string> extends MenuPage {
  kind: "table";
  type: string;
  /** With a list beside it the page has the rows of what is chosen there; without, all that the call lists. */
  sidebar?: Sidebar;
  /** Other names of query parameters, each with the page's own names: it means the first of them that the address lacks. */
  aliases?: Readonly<Record<string, readonly string[]>>;
  list: RowsCall;
  /** Reads the records that rows refer to, by their ids. Rows do not wait for them: until they are there, ids stand for them. */
  relations?: RelatedCall;
  columns: readonly ColumnLine[];
  /** The order that one finds: by a key, or with a minus the other way around. */
  sort: Sort<Key>;
  /** Items whose rows can only be read, without an order of their own, and what is said of them. */
  readOnlyWhere?: object;
  readOnlyBadge?: string;
  /** The title of the panel that shows such a row, with values of the item. */
  readOnlyTitle?: string;
  /** The rows are those of such an item: decided once it is known, never written. */
  readOnly?: true;
  /** The order cannot be changed. */
  fixedOrder?: true;
  /** The moment of a row, newest first: what comes after the first page's newest row waits until everything is read anew. */
  anchor?: Key;
  search: {
    label: string;
    placeholder: string;
    /** All names that the filter knows; without, any name may be one. */
    keys?: readonly Key[];
    /** Names that are offered beside those of the columns, where any may be one. */
    offers?: readonly Key[];
    /** Keys in which plain words are looked for. */
    wordSearchIn?: readonly Key[];
    /** The same for columns that depend on the chosen item: plain words are looked for in all that have such cells. */
    wordSearchCells?: readonly CellName[];
  };
  /** A switch that lets in what a preset filter leaves out; remembered under this key of local storage. */
  presetFilter?: { label: string; remember: string; filterWhenOff: string };
  /** Conditions that a press adds to the filter, and another takes away. */
  quickFilters?: readonly { label: string; icon: IconName; filter: string }[];
  /** Where it is set which rows there are. */
  setUp?: { label: string; to: string };
  /** A call that removes all rows, once the question is answered with yes. */
  clear?: { label: string; question: string; call: Call<Input>; success: string } & Availability;
  /** The menu that hides columns, and the key of local storage that remembers them: `{id}` is the chosen item's. */
  columnMenu?: { label: string; remember: string };
  /** The key of local storage that remembers widths of columns that were set by hand: `{id}` is the chosen item's. */
  columnWidths: { remember: string };
  /** How many rows there are over time, above the table. */
  chart?: { title: string; stats: CountCall; unit: readonly [one: string, many: string]; time: Key };
  opens?: DetailPanel | FormPanel;
  /** Rows can be selected, where a form opens for each. */
  selection?: Selection;
  /** How rows are taken out into a file, and in from one. */
  transfer?: RowsTransfer;
  /** Where it is stored that there are no rows to come, and the sentence that says so under `empty`. */
  disabled?: LogLookup["disabled"];
  empty: string;
  failed: string;
}
