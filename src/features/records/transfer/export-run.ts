import type { Page } from "../../../../definitions/language/call";
import type { RowsCall } from "../../../../definitions/language/call-kinds";
import { recordExportTexts } from "../../../../definitions/texts/record-export";
import { send } from "../../../backend/api/send";
import { Failure, toFailure } from "../../../backend/calls/failure";
import { encodeRows, type RowsRequest } from "../../../backend/calls/row-requests";
import {
  fileFormats,
  freshRows,
  noReach,
  pageAfter,
  advanceProgress,
  type ExportPlan,
  type ListProgress,
} from "./model/exported-rows";
import { joinNames } from "../../../values/text/text-direction";
import { findMissingPaths } from "../../../values/json/path";
import { interpolate } from "../../../values/text/text";
import type { Row } from "../../../runtime/registry/cell";
import type { ExportProgress, ExportRun } from "./row-exports";
import { useSession } from "../../../backend/session/session";
import { textOfRows, type WrittenFile } from "./write-rows";

/**
 * Creates an export that fetches rows page by page. They become Blobs, which the browser keeps outside the page's
 * memory.
 */
export function exportRun(
  call: RowsCall,
  plan: ExportPlan,
  written: WrittenFile,
  onChange: (progress: ExportProgress) => void,
): ExportRun {
  const { after, type } = fileFormats[written.format];
  const parts: Blob[] = [];
  const seen = new Set<string>();
  const stopping = new AbortController();
  const place = firstPlace();
  const read: ReadPage = (request, page) =>
    send(call, encodeRows(call, request, { page }), { signal: stopping.signal });
  const report = (state: ExportProgress["state"], failure?: Failure): void =>
    onChange({ state, ...countsOf(plan, place, seen.size, state === "done"), ...(failure && { failure }) });
  const readOn = async (): Promise<void> => {
    for await (const items of pagesFrom(place, read, plan)) {
      // All rows of a page have the same fields.
      const lacked = items[0] ? findMissingPaths(items[0], written.names) : [];
      if (lacked.length > 0)
        throw new Failure(interpolate(recordExportTexts.noField, { fields: joinNames(lacked) }), { gone: true });
      parts.push(new Blob([textOfRows(written, freshRows(items, seen), parts.length === 0)]));
      report("running");
    }
  };
  return {
    resume: async () => {
      report("running");
      try {
        await readOn();
        report("done");
      } catch (thrown) {
        if (stopping.signal.aborted) return;
        // Ending the session aborts its requests, whatever the error was.
        report(
          "failed",
          useSession.getState().session ? toFailure(thrown) : new Failure(recordExportTexts.sessionEnded),
        );
      }
    },
    stop: () => stopping.abort(),
    file: () => new Blob([...parts, after], { type }),
  };
}

/** Reading position in a plan: index of the list, rows of earlier lists, progress within the list, and next page. */
interface Place {
  list: number;
  before: number;
  reach: ListProgress;
  page: number;
}

/** Returns the position of the first page. */
export const firstPlace = (): Place => ({ list: 0, before: 0, reach: noReach, page: 1 });

/** Fetches a page of a list. Throws a Failure. */
type ReadPage = (request: RowsRequest, page: number) => Promise<Page<unknown>>;

/** Yields the pages of a plan from a position on, and advances the position. Throws a Failure. */
export async function* pagesFrom(place: Place, read: ReadPage, { requests }: ExportPlan) {
  while (place.list < requests.length) {
    const { list, before, page } = place;
    const answer = await read(requests[list]!, page);
    const reach = advanceProgress(place.reach, answer);
    const isRead = reach.passed >= reach.total;
    Object.assign(
      place,
      isRead
        ? { list: list + 1, before: before + reach.total, reach: noReach, page: 1 }
        : { reach, page: pageAfter(reach, answer.perPage) },
    );
    yield answer.items as readonly Row[];
  }
}

/** Returns the exported and total counts. At the end they include requested rows that were deleted. */
function countsOf({ named }: ExportPlan, { before, reach }: Place, exported: number, isDone: boolean) {
  const found = Math.max(before + reach.total, exported);
  if (named === undefined) return { exported, total: found };
  return isDone ? { exported, total: found, gone: named - exported } : { exported, total: Math.max(found, named) };
}
