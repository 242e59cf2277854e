import type { RelatedCall } from "../../../definitions/language/call-kinds";
import { idsFilter, inIdFilters } from "../model/table/relations";
import { send } from "./send";

/** Reads the records of a collection that have these ids as they are at this moment, some in each call. Those that are gone are not among them. Throws a Failure. */
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
