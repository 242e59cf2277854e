import {
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from "@tanstack/react-query";
import { useEffect } from "react";
import { prefetchedQueryOptions, markShown } from "./prefetch-screen";

/** Returns a query that may be prefetched, without a second request on mount. */
export function usePrefetchedQuery<Found, Key extends QueryKey>(
  options: UseQueryOptions<Found, Error, Found, Key>,
): UseQueryResult<Found> {
  const queries = useQueryClient();
  const { queryKey } = options;
  const query = useQuery({ ...options, ...prefetchedQueryOptions });
  useEffect(() => markShown(queries, queryKey), [queries, queryKey]);
  return query;
}
