import type { RequestListener, ServerResponse } from "node:http";
import sirv from "sirv";
import { answerText } from "./answer";

/** Serves the files of a folder under `/_/`, as they were when this was called. */
export function filesUnder(directory: string): RequestListener {
  const send = sirv(directory, { brotli: true, gzip: true, etag: true });
  return (request, response) => {
    request.url = (request.url ?? "").slice("/_".length);
    // A range whose end lies before its start would throw, and nothing here is big enough to want ranges.
    delete request.headers.range;
    // Before sirv, which leaves these out of a 304.
    response.setHeader("Cache-Control", keepFor(request.url));
    response.setHeader("Vary", "Accept-Encoding");
    letGoOfFile(response);
    send(request, response, () => answerText(response, 404, "Not found."));
  };
}

// Names under assets/ hold a hash of what they contain.
const keepFor = (path: string): string =>
  path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";

// sirv leaves the file of an aborted download open, and ends the process when a file has gone since the start.
const letGoOfFile = (response: ServerResponse): void =>
  void response.once("pipe", (file) => {
    response.once("close", () => file.destroy());
    file.once("error", () => response.destroy());
  });
