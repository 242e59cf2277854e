import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { collectionsQuery } from "../../backend/api/queries";
import type { Titling } from "../../runtime/registry/record-titles";
import { expandOfTitle, recordTitle } from "./model/record-title";

/** Returns functions for record titles, based on the collections known at that time. */
export function useRecordTitling(): Titling {
  const queries = useQueryClient();
  return useMemo(() => {
    const known = () => queries.getQueryData(collectionsQuery.queryKey) ?? [];
    return {
      titleOf: (row, item) =>
        recordTitle(
          row,
          known().find(({ id }) => id === item),
          known(),
        ),
      expandOf: (item) =>
        expandOfTitle(
          known().find(({ id }) => id === item),
          known(),
        ),
    };
  }, [queries]);
}
