import type { QueryClient } from "@tanstack/react-query";
import type { RowCall } from "../../../definitions/language/call-kinds";
import { rowQuery } from "./queries";
import { hasRow, refetchRows, replaceRow, shownLists, type LoadedRows, type RowLists } from "./rows-cache";

/** Removes a deleted row from all loaded lists. Only the backend knows whether it matched a list that lacks it. */
export function removeRow(queries: QueryClient, lists: RowLists, id: string): void {
  const lacking = shownLists(queries, lists).filter(({ state }) => !hasRow(state.data as LoadedRows | undefined, id));
  if (lacking.length > 0) refetchRows(queries, lists);
  else replaceRow(queries, lists, id, undefined);
}

/** Stores a row as its call would answer. */
export const storeRow = (
  queries: QueryClient,
  call: RowCall<{ id: string }, string>,
  { id, itemId }: { id: string; itemId: string | undefined },
  row: { id: string },
): void => void queries.setQueryData(rowQuery(call, id, itemId).queryKey, row);
