import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { TablePage } from "../../../definitions/language/table";

/** What the address says of a table. */
export interface TableAddress {
  entry: string;
  filter: string;
  sort: string;
}

/** The query of an address, in one order, with nothing left to guess. */
export const queryOf = (page: TablePage, { entry, filter, sort }: TableAddress): string =>
  new URLSearchParams({ [page.of.address]: entry, filter, sort }).toString();

/** The table's address: read at any time, and changed by a step that Back takes back. */
export function useTableAddress(page: TablePage) {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(
    () => ({
      entry: query.get(page.of.address) ?? "",
      filter: query.get("filter") ?? "",
      sort: query.get("sort") || page.sort,
    }),
    [query, page],
  );
  const go = (change: Partial<TableAddress>, replace = false): void => {
    const next = queryOf(page, { ...address, ...change });
    if (next !== query.toString()) setQuery(next, { replace });
  };
  return { address, go, complete: query.has("filter") && query.get("sort") !== "" && query.has("sort") };
}
