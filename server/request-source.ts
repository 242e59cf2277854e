import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

/**
 * Returns whether the `Host` header is an IP address, `localhost` or one of the names. Blocks DNS rebinding by pages
 * under other names.
 */
export function isServedHost({ headers: { host } }: IncomingMessage, names: readonly string[]): boolean {
  const name = hostnameIn(host);
  if (name === undefined) return false;
  return name === "localhost" || isIP(name.replace(/^\[|\]$/g, "")) > 0 || names.includes(name);
}

/** Returns the name in a `Host` header, in lower case and without the port; undefined if it is invalid. */
export function hostnameIn(host = ""): string | undefined {
  const isPlain = /^(?:\[[\da-f:.]+\]|[^\s/\\?#@:[\]]+)(?::\d*)?$/i.test(host);
  return isPlain && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined;
}

/**
 * Returns whether a page of another origin sent the request. Clients other than browsers send neither header. A proxy
 * may rewrite `Host`, so an origin under one of the names counts as ours.
 */
export function isFromForeignPage({ headers }: IncomingMessage, names: readonly string[]): boolean {
  const { origin, host } = headers;
  const site = headers["sec-fetch-site"] ?? "same-origin";
  if (site !== "same-origin" && site !== "none") return true;
  if (origin === undefined) return false;
  // Origins of extensions and apps are "null" in a URL.
  if (!/^https?:/.test(origin) || !URL.canParse(origin)) return true;
  const from = new URL(origin);
  return originUnder(from.protocol, host) !== from.origin && !names.includes(from.hostname);
}

// Origins omit the default port of their protocol.
const originUnder = (protocol: string, host = ""): string | undefined =>
  URL.canParse(`${protocol}//${host}`) ? new URL(`${protocol}//${host}`).origin : undefined;
