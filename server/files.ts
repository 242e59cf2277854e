import type { RequestListener, ServerResponse } from "node:http";
import sirv from "sirv";
import { answerText } from "./answer";

/** Serves the files of a folder under `/_/`, as they were at the time of the call. */
export function filesUnder(directory: string): RequestListener {
  const send = sirv(directory, { brotli: true, gzip: true, etag: true });
  return (request, response) => {
    request.url = (request.url ?? "").slice("/_".length);
    // sirv throws on a range that ends before its start, and no file is large enough to need ranges.
    delete request.headers.range;
    // Set before sirv runs, because it omits these from a 304.
    response.setHeader("Cache-Control", keepFor(request.url));
    response.setHeader("Vary", "Accept-Encoding");
    letGoOfFile(response);
    send(request, response, () => answerText(response, 404, "Not found."));
  };
}

// File names under assets/ contain a content hash.
const keepFor = (path: string): string =>
  path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";

// sirv leaks the file handle of an aborted download, and crashes if a file was deleted since the start.
const letGoOfFile = (response: ServerResponse): void =>
  void response.once("pipe", (file) => {
    response.once("close", () => file.destroy());
    file.once("error", () => response.destroy());
  });
