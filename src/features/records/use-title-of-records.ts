import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { calls } from "../../../definitions/backend/calls";
import { listQuery } from "../../runtime/api/queries";
import type { TitleOf } from "../../runtime/registry/record-titles";
import { recordTitle } from "./model/record-title";

/** Returns a function for record titles, based on the collections known at that time. */
export function useTitleOfRecords(): TitleOf {
  const queries = useQueryClient();
  return useCallback(
    (row, collectionId) => {
      const collections = queries.getQueryData(listQuery(calls.listCollections).queryKey);
      return recordTitle(row, collections?.find(({ id }) => id === collectionId)?.fields);
    },
    [queries],
  );
}
