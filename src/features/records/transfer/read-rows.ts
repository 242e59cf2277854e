import { recordImportLimits } from "../../../../definitions/limits/sizes";
import { rowsOfCsv, separatorIn, statedSeparator } from "./model/csv";
import {
  doubledName,
  isJsonText,
  readJson,
  rowsOfObjects,
  type FileFault,
  type FileHead,
  type FileRow,
} from "./model/imported-file";
import { cutText } from "../../../values/text/cut-text";
import { formatCount } from "../../../values/text/text";

/** Message of the reader: first the head, then rows with the progress from 0 to 1, then the end or a fault. */
export type ReadMessage =
  | { head: FileHead }
  | { rows: readonly FileRow[]; share: number }
  | { end: true }
  | { fault: FileFault };

type Post = (message: ReadMessage) => void;

// Rows per message. Larger batches would block the page.
const batch = 500;

const oldEncoding = "windows-1252";

// Bytes per read. The first piece is enough to detect the format.
const piece = 65_536;

/** Reads a CSV, JSON or NDJSON file; the format is detected from its content. */
export async function readRows(file: Blob, post: Post): Promise<void> {
  try {
    const encoding = await encodingOf(file);
    const start = new TextDecoder(encoding).decode(await file.slice(0, piece).arrayBuffer());
    const isOld = encoding === oldEncoding;
    if (start.trim() === "") post({ fault: { why: "empty" } });
    // NUL bytes mean a binary file.
    else if ((isOld || encoding === undefined) && start.includes("\0")) post({ fault: { why: "binary" } });
    // JSON is never stored in an old encoding.
    else if (encoding === undefined || (isOld && isJsonText(start))) post({ fault: { why: "encoding" } });
    else if (isJsonText(start)) postObjects(new TextDecoder(encoding).decode(await file.arrayBuffer()), post);
    else await postCells(file, start.trimStart(), encoding, post);
  } catch (thrown) {
    // Browsers throw this for a file that was moved or changed.
    const isGone = thrown instanceof DOMException;
    post({ fault: isGone ? { why: "unreadable" } : { why: "worker", values: { reason: String(thrown) } } });
  }
}

/**
 * Detects the encoding: UTF-16 by BOM, else UTF-8 if all bytes are valid, else windows-1252. Undefined if the first
 * non-ASCII character is valid UTF-8 but a later one is not.
 */
async function encodingOf(file: Blob): Promise<string | undefined> {
  const mark = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (mark[0] === 0xff && mark[1] === 0xfe) return "utf-16le";
  if (mark[0] === 0xfe && mark[1] === 0xff) return "utf-16be";
  const today = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let isToday = false;
  for (let from = 0; from < file.size; from += piece) {
    const bytes = await file.slice(from, from + piece).arrayBuffer();
    try {
      // A character may be split between pieces, but not at the end of the file.
      isToday = beyond.test(today.decode(bytes, { stream: from + piece < file.size })) || isToday;
    } catch {
      return isToday || beyond.exec(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes))?.[0] !== "\uFFFD"
        ? undefined
        : oldEncoding;
    }
  }
  return "utf-8";
}

const beyond = /[\u0080-\uFFFF]/;

function postObjects(text: string, post: Post): void {
  const read = readJson(text);
  if ("why" in read) return post({ fault: read });
  const { columns, rows } = rowsOfObjects(read.objects);
  post({ head: { format: read.format, columns } });
  for (let from = 0; from < rows.length; from += batch)
    post({ rows: rows.slice(from, from + batch), share: Math.min(1, (from + batch) / rows.length) });
  post({ end: true });
}

/** Reads CSV in pieces and posts its rows. */
async function postCells(file: Blob, start: string, encoding: string, post: Post): Promise<void> {
  const sheet: Sheet = {
    row: 0,
    rows: 0,
    columns: 0,
    statesSeparator: statedSeparator(start) !== undefined,
    named: false,
  };
  const separator = separatorIn(start);
  let read = 0;
  let text = "";
  const take = (isLast: boolean): boolean => {
    const { rows, rest } = rowsOfCsv(text, separator, isLast);
    text = rest;
    // An unclosed quote would swallow the rest of the file.
    if (text.length <= recordImportLimits.row && (!isLast || text === ""))
      return areTaken(rows, sheet, Math.min(1, read / file.size), post);
    const values = { row: sheet.row + rows.length + 1, most: formatCount(recordImportLimits.row) };
    post({ fault: { why: "quote", values } });
    return false;
  };
  const counting = new TransformStream<BufferSource, BufferSource>({
    transform: (bytes, out) => {
      read += bytes.byteLength;
      out.enqueue(bytes);
    },
  });
  const decoding = new TextDecoderStream(encoding);
  const pieces = (file.stream() as ReadableStream<BufferSource>)
    .pipeThrough(counting)
    .pipeThrough(decoding)
    .getReader();
  for (let next = await pieces.read(); !next.done; next = await pieces.read()) {
    text += next.value;
    if (!take(false)) return pieces.cancel();
  }
  if (take(true)) post(sheet.rows > 0 ? { end: true } : { fault: { why: "empty" } });
}

interface Sheet {
  row: number;
  rows: number;
  columns: number;
  /** Whether the next filled line only states the separator. Spreadsheets hide it, so it has no number. */
  statesSeparator: boolean;
  named: boolean;
}

/** Posts rows. Blank lines are omitted, but count in row numbers. Returns false after a fault. */
function areTaken(lines: readonly string[][], sheet: Sheet, share: number, post: Post): boolean {
  const rows: FileRow[] = [];
  for (const cells of lines) {
    if (sheet.statesSeparator && cells.length > 0) {
      sheet.statesSeparator = false;
      continue;
    }
    sheet.row++;
    if (cells.length === 0) continue;
    if (sheet.named) {
      rows.push({ row: sheet.row, cells });
      continue;
    }
    const columns = cells.map((cell) => cell.trim());
    const name = doubledName(columns);
    if (name !== undefined) {
      post({ fault: { why: "names", values: { name: cutText(name, recordImportLimits.shown) } } });
      return false;
    }
    sheet.named = true;
    sheet.columns = columns.length;
    post({ head: { format: "csv", columns } });
  }
  sheet.rows += rows.length;
  const { cells: most } = recordImportLimits;
  if (sheet.rows * sheet.columns > most) {
    const values = { columns: formatCount(sheet.columns), rows: formatCount(Math.floor(most / sheet.columns)) };
    post({ fault: { why: "cells", values } });
    return false;
  }
  for (let from = 0; from < rows.length; from += batch) post({ rows: rows.slice(from, from + batch), share });
  return true;
}
