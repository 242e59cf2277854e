import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** Whether the `Host` of a request is an IP address, `localhost`, or one of the names given. A page under another name must not reach us. */
export function isServedHost({ headers: { host } }: IncomingMessage, names: readonly string[]): boolean {
  const name = hostnameIn(host);
  if (name === undefined) return false;
  return name === "localhost" || isIP(name.replace(/^\[|\]$/g, "")) > 0 || names.includes(name);
}

/** The name in a `Host` header, without the port and in lower case; undefined where there is none. */
export function hostnameIn(host = ""): string | undefined {
  const isPlain = /^(?:\[[\da-f:.]+\]|[^\s/\\?#@:[\]]+)(?::\d*)?$/i.test(host);
  return isPlain && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined;
}

/**
 * Whether a page of another origin sent the request. A program that is no browser sends neither header.
 * A proxy may rewrite `Host`: an origin under one of the names given is ours, too.
 */
export function isFromForeignPage({ headers }: IncomingMessage, names: readonly string[]): boolean {
  const { origin, host } = headers;
  const site = headers["sec-fetch-site"] ?? "same-origin";
  if (site !== "same-origin" && site !== "none") return true;
  if (origin === undefined) return false;
  // Extensions and apps have origins, too, which are all "null" to a URL.
  if (!/^https?:/.test(origin) || !URL.canParse(origin)) return true;
  const from = new URL(origin);
  return originUnder(from.protocol, host) !== from.origin && !names.includes(from.hostname);
}

// The default port of a protocol is left out of an origin.
const originUnder = (protocol: string, host = ""): string | undefined =>
  URL.canParse(`${protocol}//${host}`) ? new URL(`${protocol}//${host}`).origin : undefined;
