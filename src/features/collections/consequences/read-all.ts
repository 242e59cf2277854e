import { calls } from "../../../../definitions/backend/calls";
import type { RecordRow } from "../../../../definitions/types/record";
import { send } from "../../../backend/api/send";

/** Counts the records that match a filter. Throws a Failure. */
export const countRecords = async (collection: string, filter: string, signal?: AbortSignal): Promise<number> =>
  (await send(calls.countRecords, { path: { collection }, query: { filter } }, { ...(signal && { signal }) }))
    .totalItems;

// Page limit. Of larger collections only the first records are checked.
const pagesRead = 10;

/** Fetches the first records of a collection, and whether these are all. Throws a Failure. */
export async function readRecords(
  collection: string,
  signal?: AbortSignal,
): Promise<{ records: RecordRow[]; all: boolean }> {
  const records: RecordRow[] = [];
  let pages = 1;
  for (let page = 1; page <= Math.min(pages, pagesRead); page++) {
    const { items, totalPages } = await send(
      calls.scanRecords,
      { path: { collection }, query: { page } },
      { ...(signal && { signal }) },
    );
    records.push(...items);
    pages = totalPages;
  }
  return { records, all: pages <= pagesRead };
}
