import type { TablePage } from "../../../definitions/language/table";
import type { TableAddress } from "../model/table/address";
import type { Rows } from "../table/use-rows";

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
}

/** Filter field that the list tools belong to. */
export interface FieldProps {
  /** Id of the field. */
  id: string;
  /** Input, which may not be applied yet. */
  text: string;
  /** Replaces the input, applies it and focuses the field. */
  put: (filter: string) => void;
}
