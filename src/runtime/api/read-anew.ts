import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import { Failure } from "../model/calls/failure";
import { useSession } from "../store/session";

/**
 * Reads what a query reads as it is at this moment. Throws a Failure: one that nobody waits for where the session has
 * ended meanwhile, when the query gives what was known before, or fails as cancelled.
 */
export async function readAnew<Data, Key extends QueryKey>(
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
