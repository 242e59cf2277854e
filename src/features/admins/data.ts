import type { QueryClient } from "@tanstack/react-query";
import { calls } from "../../../definitions/backend/calls";
import { storeRow } from "../../backend/api/changed-rows";
import { refetchRows } from "../../backend/api/rows-cache";
import type { RowData } from "../../runtime/registry/row-data";

const refetch = (queries: QueryClient): void => refetchRows(queries, { call: calls.listAdmins, itemId: undefined });

/** Effects of each change of an admin on the cache: the list is short, so it is refetched. */
export const adminData: RowData = {
  created: refetch,
  saved: (queries, { id }, row) => {
    storeRow(queries, calls.readAdmin, { id, itemId: undefined }, row);
    refetch(queries);
  },
  removed: refetch,
  gone: refetch,
  unsure: refetch,
  endRemovals: refetch,
};
