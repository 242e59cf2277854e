import type { OutgoingHttpHeaders, ServerResponse } from "node:http";

/** Answers with JSON in the shape of the backend's errors. */
export const answerProblem = (response: ServerResponse, code: number, message: string): void =>
  void response
    .writeHead(code, { "Content-Type": "application/json" })
    .end(JSON.stringify({ code, message, data: {} }));

/** Answers with plain text that must not be cached. */
export const answerText = (
  response: ServerResponse,
  code: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void =>
  void response
    .writeHead(code, { "Content-Type": "text/plain;charset=utf-8", "Cache-Control": "no-store", ...headers })
    .end(text);

/** Redirects the browser temporarily (307). */
export const redirect = (response: ServerResponse, location: string): void =>
  answerText(response, 307, "", { Location: location });
