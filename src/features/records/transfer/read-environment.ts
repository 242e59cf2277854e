import type { Page } from "../../../../definitions/language/call";
import type { RowsCall } from "../../../../definitions/language/call-kinds";
import { texts } from "../../../../definitions/texts/texts";
import { readFromEnvironment } from "../../../backend/api/other-environment";
import { Failure, toFailure } from "../../../backend/calls/failure";
import { encodeRows } from "../../../backend/calls/row-requests";
import type { Row } from "../../../runtime/registry/cell";
import { firstPlace, pagesFrom } from "./export-run";
import type { ImportSubject } from "./import-subject";
import { fileFormats, freshRows } from "./model/exported-rows";
import { idPath } from "./model/import-fields";
import type { FileFault } from "./model/imported-file";
import { readInto } from "./import-actions";
import { changeImport, dropAllButText } from "./record-imports";
import { textOfRows } from "./write-rows";
import { recordImportTexts } from "../../../../definitions/texts/record-import";
import { interpolate } from "../../../values/text/text";

/** Reads the records of the collection of the same name in another environment, as a file of the export. */
export function readRecordsOf(environment: string, subject: ImportSubject, list: RowsCall): void {
  const { name } = subject;
  const { id } = subject.item;
  dropAllButText(id);
  const stopping = new AbortController();
  const { signal } = stopping;
  const change = (part: Parameters<typeof changeImport>[1]): void => {
    if (!signal.aborted) changeImport(id, part);
  };
  const fail = (fault: FileFault): void => change({ fault, from: undefined, reading: undefined, stop: undefined });
  change({ from: environment, reading: 0, stop: () => stopping.abort() });
  exportOf({ environment, collection: name, list, signal }, (reading) => change({ reading }))
    .then((file) => {
      if (signal.aborted) return;
      if (!file) fail({ why: "emptyThere", values: { name: environment, collection: name } });
      else readInto(subject, file, interpolate(recordImportTexts.copied.from, { name: environment }), environment);
    })
    .catch((thrown: unknown) => fail(faultOf(toFailure(thrown), environment, name)));
}

interface Exported {
  environment: string;
  collection: string;
  list: RowsCall;
  signal: AbortSignal;
}

// Added to each row by the backend.
const ofAllRecords = new Set(["collectionId", "collectionName", "expand", "@collectionId", "@collectionName"]);

/** Returns all records of a collection as JSON; undefined if there are none. Throws a Failure. */
async function exportOf(
  { environment, collection, list, signal }: Exported,
  onProgress: (share: number) => void,
): Promise<Blob | undefined> {
  const read = async (request: Parameters<typeof encodeRows>[1], page: number): Promise<Page<unknown>> =>
    pageIn(await readFromEnvironment(environment, list, encodeRows(list, request, { page }), signal));
  const parts: Blob[] = [];
  const seen = new Set<string>();
  const place = firstPlace();
  const plan = { requests: [{ itemId: collection, sort: idPath, filter: "" }] };
  for await (const items of pagesFrom(place, read, plan)) {
    const names = Object.keys(items[0] ?? {}).filter((name) => !ofAllRecords.has(name));
    const written = { format: "json" as const, names, jsonNames: new Set<string>() };
    const rows = freshRows(items, seen);
    if (rows.length > 0) parts.push(new Blob([textOfRows(written, rows, parts.length === 0)]));
    onProgress(place.reach.total === 0 ? 1 : place.reach.passed / place.reach.total);
  }
  return parts.length === 0 ? undefined : new Blob([...parts, fileFormats.json.after]);
}

/** Returns an answer as a page. Throws a Failure if it is none. */
function pageIn(answer: unknown): Page<Row> {
  const { items, page, perPage, totalItems, totalPages } = Object(answer ?? {}) as Partial<Page<Row>>;
  const counts = [page, perPage, totalItems];
  if (!Array.isArray(items) || !counts.every((count) => typeof count === "number"))
    throw new Failure(texts.failure.unreadable);
  return { items, page: page!, perPage: perPage!, totalItems: totalItems!, totalPages: totalPages! };
}

function faultOf({ status, message }: Failure, name: string, collection: string): FileFault {
  if (status === 401 || status === 403) return { why: "signedOutThere", values: { name } };
  if (status === 404) return { why: "notThere", values: { name, collection } };
  return { why: "failedThere", values: { name, reason: message } };
}
