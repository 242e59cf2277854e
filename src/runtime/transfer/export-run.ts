import type { RowsCall } from "../../../definitions/language/call-kinds";
import { recordExportTexts } from "../../../definitions/texts/record-export";
import { send } from "../api/send";
import { Failure, failureOf } from "../model/calls/failure";
import { encodeRows, type RowsRequest } from "../model/calls/codecs";
import { fileFormats, freshRows, pageAfter, reachWith, type Reach } from "../model/records/exported-rows";
import { joinNames } from "../model/values/join-names";
import { lackedNames } from "../model/values/path";
import { interpolate } from "../model/values/text";
import type { Row } from "../registry/cell";
import type { ExportProgress, ExportRun } from "../store/row-exports";
import { useSession } from "../store/session";
import { textOfRows, type WrittenFile } from "./write-rows";

/** Reads rows page by page into the parts of a file. The browser keeps those outside the memory of the page. */
export function exportRun(
  call: RowsCall,
  request: RowsRequest,
  written: WrittenFile,
  onChange: (progress: ExportProgress) => void,
): ExportRun {
  const { after, type } = fileFormats[written.format];
  const parts: Blob[] = [];
  const seen = new Set<string>();
  const stopping = new AbortController();
  let reach: Reach = { total: 0, passed: 0, from: 0, to: 0 };
  let page = 1;
  const report = (state: ExportProgress["state"], failure?: Failure): void =>
    onChange({ state, exported: seen.size, total: Math.max(reach.total, seen.size), ...(failure && { failure }) });
  const readOn = async (): Promise<void> => {
    do {
      const answer = await send(call, encodeRows(call, request, { page }), { signal: stopping.signal });
      const items = answer.items as readonly Row[];
      // All rows of a page have the same fields.
      const lacked = items[0] ? lackedNames(items[0], written.names) : [];
      if (lacked.length > 0)
        throw new Failure(interpolate(recordExportTexts.noField, { fields: joinNames(lacked) }), { gone: true });
      const rows = freshRows(items, seen);
      parts.push(new Blob([textOfRows(written, rows, parts.length === 0)]));
      reach = reachWith(reach, answer);
      page = pageAfter(reach, answer.perPage);
      report("running");
    } while (reach.passed < reach.total);
  };
  return {
    resume: async () => {
      report("running");
      try {
        await readOn();
        report("done");
      } catch (thrown) {
        if (stopping.signal.aborted) return;
        // With the session its calls are stopped, whatever came of them.
        report(
          "failed",
          useSession.getState().session ? failureOf(thrown) : new Failure(recordExportTexts.sessionEnded),
        );
      }
    },
    stop: () => stopping.abort(),
    file: () => new Blob([...parts, after], { type }),
  };
}
