import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP } from "node:net";

/** Headers from which some version of the backend reads the client's address. The front sends only its own. */
export const addressHeaders = ["x-forwarded-for", "x-real-ip", "cf-connecting-ip", "fly-client-ip"];

// Proxies append to X-Forwarded-For, so only its last address cannot be forged by the client.
const trusted = ["x-forwarded-for", "x-real-ip", "cf-connecting-ip"];

/**
 * Returns the client's IP address: the one a trusted proxy sends, else the peer's. An invalid address from the proxy is
 * ignored. Undefined once the connection is closed.
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
