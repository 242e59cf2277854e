import type { RelatedCall } from "../../../definitions/language/call-kinds";
import { idsFilter, inIdFilters } from "../filter/id-filters";
import { send } from "./send";

/**
 * Fetches the current records with these ids, in batches. Deleted records are missing from the result. Throws a
 * Failure.
 */
export async function readByIds<Row>(
  call: RelatedCall<Row>,
  collection: string,
  ids: readonly string[],
): Promise<Row[]> {
  const found: Row[] = [];
  for (const batch of inIdFilters(ids))
    found.push(...(await send(call, { path: { collection }, query: { filter: idsFilter(batch) } })).items);
  return found;
}
