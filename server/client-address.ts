import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** The headers in which a backend of some version believes the client's address. The front sends one of them, its own. */
export const addressHeaders = ["x-forwarded-for", "x-real-ip", "cf-connecting-ip", "fly-client-ip"];

// The nearest proxy appends to the first, so its last address is the only one that no client can forge.
const trusted = ["x-forwarded-for", "x-real-ip", "cf-connecting-ip"];

/**
 * The client's IP address: the peer's, or the one that a trusted proxy sends. If the proxy's claim is no address, the
 * peer's counts. Undefined once the connection is closed.
 */
export function clientAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string | undefined {
  const claim = trustProxy ? firstClaim(headers) : undefined;
  return claim !== undefined && isIP(claim) > 0 ? claim : socket.remoteAddress;
}

function firstClaim(headers: IncomingHttpHeaders): string | undefined {
  const name = trusted.find((each) => each in headers);
  const last = name && String(headers[name]).split(",").at(-1)?.trim();
  // Some proxies add the port.
  return last?.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/, "$1$2");
}
