import type { RowsCall } from "../../../../definitions/language/call-kinds";
import { send } from "../../../backend/api/send";
import { encodeRows } from "../../../backend/calls/row-requests";
import { idPath } from "./model/import-fields";
import { lookupFilters, addMatches, type FoundIds, type Lookup } from "./model/lookups";
import type { Row } from "../../../runtime/registry/cell";

/**
 * Fetches records by values of a field: by filters, or all pages if that takes fewer requests. Calls `note` for each
 * match. Throws a Failure.
 */
export async function fetchLookup(
  call: RowsCall,
  lookup: Lookup,
  signal: AbortSignal,
  onProgress: (share: number) => void,
  note?: (row: Readonly<Record<string, unknown>>) => void,
): Promise<FoundIds> {
  const ids = new Map<string, string>();
  if (lookup.values.size === 0) return ids;
  const filters = lookupFilters(lookup);
  const ask = async (filter: string, page: number) => {
    const request = { itemId: lookup.collection, sort: idPath, filter };
    const answer = await send(call, encodeRows(call, request, { page }), { signal });
    addMatches(lookup, answer.items as readonly Row[], ids, note);
    return answer;
  };
  if (filters?.length === 1) await ask(filters[0]!, 1);
  else {
    const { totalPages } = await ask("", 1);
    const byFilter = filters !== undefined && filters.length < totalPages;
    const steps = byFilter ? filters.length : totalPages;
    for (let step = byFilter ? 0 : 1; step < steps; step++) {
      await (byFilter ? ask(filters[step]!, 1) : ask("", step + 1));
      onProgress((step + 1) / steps);
    }
  }
  return ids;
}
