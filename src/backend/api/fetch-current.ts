import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import { Failure } from "../calls/failure";
import { useSession } from "../session/session";

/**
 * Fetches a query's current data, ignoring the cache. Throws a Failure, an aborted one if the session has ended. In
 * that case the query would return old data or be cancelled.
 */
export async function fetchCurrent<Data, Key extends QueryKey>(
  queries: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const data = await queries.fetchQuery({ ...query, staleTime: 0 }).catch((thrown: unknown) => {
    requireSession();
    throw thrown;
  });
  requireSession();
  return data;
}

function requireSession(): void {
  if (!useSession.getState().session) throw new Failure("", { aborted: true });
}
