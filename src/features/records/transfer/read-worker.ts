import { packedRow, type PackedRow } from "./model/imported-file";
import { readRows, type ReadMessage } from "./read-rows";

/** Message of the worker. Rows of JSON are packed. */
export type WorkerMessage = ReadMessage | { packed: readonly PackedRow[]; share: number };

// Runs in a worker, because a large file takes long to read.
addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  let isCsv = false;
  const post = (message: ReadMessage): void => {
    if ("head" in message) isCsv = message.head.format === "csv";
    const sent: WorkerMessage =
      "rows" in message && !isCsv ? { packed: message.rows.map(packedRow), share: message.share } : message;
    postMessage(sent, { transfer: [] });
  };
  void readRows(data, post);
});
