import { calls } from "../../../definitions/backend/calls";
import type { Collection } from "../../../definitions/types/collection";
import type { RecordRow } from "../../../definitions/types/record";
import { send } from "../../runtime/api/send";

/** All collections as they are stored at this moment. Throws a Failure. */
export async function readCollections(): Promise<Collection[]> {
  const all: Collection[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { items, totalPages } = await send(calls.listCollections, { query: { page } });
    all.push(...items);
    pages = totalPages;
  }
  return all;
}

/** How many records of a collection a filter finds. Throws a Failure. */
export const countRecords = async (collection: string, filter: string, signal?: AbortSignal): Promise<number> =>
  (await send(calls.countRecords, { path: { collection }, query: { filter } }, { ...(signal && { signal }) }))
    .totalItems;

// Ten requests: of more records the first ones tell.
const pagesRead = 10;

/** The first records of a collection, and whether they are all that there are. Throws a Failure. */
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
