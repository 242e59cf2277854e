import { request as plain, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { request as secure } from "node:https";
import { pipeline } from "node:stream";
import { consentHeader } from "../definitions/limits/lock";
import { answerProblem } from "./answer";
import { answerHeaders } from "./answer-headers";
import { addressHeaders, clientAddress } from "./client-address";
import { certificateFault } from "./connection-fault";

/** Forwards a request. A JSON body that was already read is sent in place of the request's own. */
type Proxy = (incoming: IncomingMessage, response: ServerResponse, body?: Buffer) => void;

/**
 * Returns a handler that streams requests and answers without buffering. With `trustProxy` the request's client
 * addresses are trusted; otherwise the peer's replaces them. `folder` is the one of the backend's API and pages.
 */
export function createProxy(backend: URL, trustProxy: boolean, folder: string): Proxy {
  const request = backend.protocol === "https:" ? secure : plain;
  const base = backend.pathname.replace(/\/$/, "");
  return (incoming, response, body) => {
    const address = clientAddress(incoming, trustProxy);
    // The client has disconnected.
    if (address === undefined) return void response.destroy();
    const own = without(incoming.headers, body ? [...notSent, ...ofBody] : notSent);
    const headers = { ...own, ...headersOf(body), "x-real-ip": address, host: backend.host };
    const outgoing = request(backend, { method: incoming.method, path: base + incoming.url, headers });
    outgoing.on("response", (answered) => passBack(answered, response, isOutside(answered, incoming, folder)));
    let fault: string | undefined;
    outgoing.on("error", (error) => (fault = certificateFault(error)?.reason)); // "close" follows
    outgoing.on("close", () => giveUp(incoming, response, fault));
    response.on("close", () => outgoing.destroy());
    if (body) outgoing.end(body);
    else incoming.pipe(outgoing);
  };
}

/** Returns whether an answer redirects to another folder of this front, so that the client would send its token there. */
function isOutside(
  { headers: { location } }: IncomingMessage,
  { url, headers }: IncomingMessage,
  folder: string,
): boolean {
  const here = `http://${headers.host}${folder.replace(/\/$/, "")}${url}`;
  if (location === undefined || !URL.canParse(location, here)) return false;
  const target = new URL(location, here);
  // A proxy in front may use TLS.
  return target.host === new URL(here).host && !target.pathname.startsWith(folder);
}

function passBack(answered: IncomingMessage, response: ServerResponse, hidesLocation: boolean): void {
  const { statusCode = 0, headers } = answered;
  // 1xx answers are incomplete, and codes below 100 cannot be written.
  if (statusCode < 200) return void answered.destroy();
  const { location, ...others } = answerHeaders(headers);
  response.writeHead(statusCode, { ...others, ...(location !== undefined && !hidesLocation && { location }) });
  response.flushHeaders();
  pipeline(answered, response, () => {});
}

// A started answer ends with the backend's stream.
function giveUp(incoming: IncomingMessage, response: ServerResponse, fault: string | undefined): void {
  if (response.headersSent || response.destroyed) return;
  incoming.resume(); // a client that is still sending would not read the answer
  const certificate = fault && `The backend's certificate is not trusted (${fault}).`;
  answerProblem(response, 502, certificate ?? "The backend does not answer.");
}

// Hop-by-hop headers. Transfer-Encoding is kept: without it, the body of a GET or DELETE would be parsed as another
// request.
const hop = ["connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "te", "trailer", "upgrade"];
// Cookies belong to other programs on this host, because the backend uses none.
const notSent = [...hop, "cookie", consentHeader.toLowerCase(), ...addressHeaders];

const ofBody = ["content-length", "transfer-encoding", "content-type", "expect"];

const headersOf = (body: Buffer | undefined): IncomingHttpHeaders =>
  body ? { "content-type": "application/json", "content-length": String(body.length) } : {};

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
