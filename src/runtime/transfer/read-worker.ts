import { readRows } from "./read-rows";

// Apart from the page: reading a large file takes a while.
addEventListener(
  "message",
  ({ data }: MessageEvent<Blob>) => void readRows(data, (message) => postMessage(message, { transfer: [] })),
);
