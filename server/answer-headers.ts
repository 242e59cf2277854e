import type { IncomingHttpHeaders, OutgoingHttpHeaders } from "node:http";
import { answerPolicy, noSniffing, sandbox } from "./policy";

// Headers that an API client reads. Cookies, HSTS, Clear-Site-Data and similar headers would change the browser's
// state.
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

// These make an outer proxy serve its own files, or change what the browser stores or displays.
const order = /^x-(?:accel-(?!buffering$)|sendfile|lighttpd-|reproxy-|litespeed-|dns-|content-type-|frame-|sourcemap)/;

const isPassed = (name: string): boolean =>
  passed.has(name) || name.startsWith("access-control-") || (name.startsWith("x-") && !order.test(name));

/**
 * Returns the response headers to forward: those an API client needs, plus a policy that disables the answer as a page.
 */
export function answerHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  const own = headers["content-security-policy"];
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => isPassed(name))),
    // Browsers enforce both policies, so the backend's own policy can only add restrictions.
    "content-security-policy": own === undefined ? answerPolicy : `${own}, ${sandbox}`,
    ...noSniffing,
  };
}
