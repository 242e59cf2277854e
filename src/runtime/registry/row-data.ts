import type { QueryClient } from "@tanstack/react-query";
import type { AnyRow } from "../../../definitions/language/call";

/** Place of a row: its id, and its item, such as the collection of a record. */
export interface RowPlace {
  id: string;
  item: AnyRow | undefined;
}

/** Server state of one type of rows: how each change updates the query cache. Every view reads that cache. */
export interface RowData {
  created: (queries: QueryClient, place: RowPlace, row: AnyRow) => void;
  saved: (queries: QueryClient, place: RowPlace, row: AnyRow) => void;
  removed: (queries: QueryClient, place: RowPlace) => void;
  /** Another admin deleted the row, whose form is open. */
  gone: (queries: QueryClient, place: RowPlace) => void;
  /** A create got no answer, or a save was refused: the stored rows may differ from the cached ones. */
  unsure: (queries: QueryClient, place: RowPlace) => void;
  /** Ends a run that deleted rows one by one: refetches rows that were deleted or changed with them. */
  endRemovals: (queries: QueryClient, item: AnyRow | undefined) => void;
}
