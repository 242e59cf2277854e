import type { TablePage } from "../../../definitions/language/table";
import type { TableAddress } from "../model/table/address";
import type { Vocabulary } from "../../backend/filter/parse-filter";
import type { ColumnModel } from "../model/table/columns";
import type { SidebarItem } from "../model/table/sidebar-items";
import type { ShownColumns } from "../table/use-shown-columns";
import type { Rows } from "../table/use-rows";

/** Names of renamed fields in the filter of a view. */
export interface ViewNames {
  /** Item of the table, and all items. */
  own: SidebarItem;
  all: readonly SidebarItem[];
  naming: {
    /** Returns the items and fields that a filter names. */
    mentioned: (filter: string, own: SidebarItem, items: readonly SidebarItem[]) => readonly SidebarItem[];
    /** Rewrites a filter to the names of fields that were renamed since `before`. */
    renamed: (filter: string, id: string, before: readonly SidebarItem[], after: readonly SidebarItem[]) => string;
  };
}

/** Table that the list tools belong to. */
export interface ListProps {
  screen: TablePage;
  /** Key of the table in the browser: id of its item, or its route. */
  list: string;
  /** Name of the item, or of the page. */
  title: string;
  address: Omit<TableAddress, "opened">;
  go: (change: Partial<TableAddress>, replace?: boolean) => void;
  found: Rows;
  /** Sort order that is shown. */
  sort: string;
  /** All columns; `shown` has the visible ones in order. */
  columns: readonly ColumnModel[];
  shown: readonly ColumnModel[];
  choice: ShownColumns | undefined;
  /** Key of local storage for column widths. */
  remember: string;
  vocabulary: Vocabulary;
  names?: ViewNames | undefined;
}

/** Filter field that the list tools belong to. */
export interface FieldProps {
  /** Id of the field. */
  id: string;
  /** Input, which may not be applied yet. */
  text: string;
  /** Replaces the input. */
  set: (filter: string) => void;
  /** Replaces the input, applies it and focuses the field. */
  put: (filter: string) => void;
  /** Applies the input, unless it has a known problem. */
  apply: () => void;
}
