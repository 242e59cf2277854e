import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Call, Page } from "../../../definitions/language/call";
import { failureOf, type Failure } from "../data/failure";
import { rowsQuery } from "../data/queries";
import type { Row } from "./cell";

interface Loaded {
  of: string;
  rows: readonly Row[];
  total: number;
}

/** The rows of one entry. While others load or cannot be loaded, those that were there stay. */
export function useRows(call: Call, of: string, asked: Readonly<Record<string, unknown>>) {
  const query = useInfiniteQuery(rowsQuery(call as Call<unknown, Page<Row>>, asked));
  const pages = query.data?.pages;
  const now = useMemo(() => pages && loadedOf(of, pages), [of, pages]);
  const [kept, keep] = useState<Loaded>();
  if (now && now !== kept) keep(now);
  const shown = now ?? (kept?.of === of ? kept : undefined);
  const failure: Failure | undefined = query.error ? failureOf(query.error) : undefined;
  return {
    rows: shown?.rows,
    total: shown?.total ?? 0,
    failure: failure?.aborted ? undefined : failure,
    loading: query.isFetching,
    loadingMore: query.isFetchingNextPage,
    more: now && query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    reload: () => void query.refetch(),
  };
}

// New rows push older ones onto the next page: each is shown once.
const loadedOf = (of: string, pages: readonly Page<Row>[]): Loaded => {
  const rows = new Map(pages.flatMap(({ items }) => items.map((row) => [row.id, row] as const)));
  return { of, rows: [...rows.values()], total: pages.at(-1)?.totalItems ?? 0 };
};
