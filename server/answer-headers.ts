import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import { answerPolicy, noSniffing, sandbox } from "./policy";

// Headers that a client of an API reads. Cookies, HSTS, Clear-Site-Data and the like set the browser's state.
const passed = new Set([
  "accept-ranges",
  "age",
  "allow",
  "cache-control",
  "content-disposition",
  "content-encoding",
  "content-language",
  "content-length",
  "content-range",
  "content-type",
  "date",
  "etag",
  "expires",
  "last-modified",
  "location",
  "retry-after",
  "vary",
]);

// These have a proxy in front of us serve one of its own files, or the browser keep or show something else.
const order = /^x-(?:accel-(?!buffering$)|sendfile|lighttpd-|reproxy-|litespeed-|dns-|content-type-|frame-|sourcemap)/;

const isPassed = (name: string): boolean =>
  passed.has(name) || name.startsWith("access-control-") || (name.startsWith("x-") && !order.test(name));

/** The headers with which the answer of a backend goes on to the browser: what an API needs, and what keeps it from acting as a page. */
export function answerHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const own = headers["content-security-policy"];
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => isPassed(name))),
    // A browser obeys both: a policy of the backend's can add to ours, and take nothing away.
    "content-security-policy": own === undefined ? answerPolicy : `${own}, ${sandbox}`,
    ...noSniffing,
  };
}
