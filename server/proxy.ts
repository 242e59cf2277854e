import {
  request as plain,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { request as secure } from "node:https";
import { pipeline } from "node:stream";
import { answerProblem } from "./answer";

/**
 * Passes requests on as they come, both ways: uploads, downloads and events are never held in memory.
 * With `trustProxy` the client addresses that come with a request are believed, otherwise the peer's takes their place.
 */
export function passTo(backend: URL, trustProxy: boolean): RequestListener {
  const request = backend.protocol === "https:" ? secure : plain;
  const base = backend.pathname.replace(/\/$/, "");
  return (incoming, response) => {
    const headers = { ...sentHeaders(incoming, trustProxy), host: backend.host };
    const outgoing = request(backend, { method: incoming.method, path: base + incoming.url, headers });
    outgoing.on("response", (answered) => passBack(answered, response));
    outgoing.on("error", () => {}); // which closes it
    outgoing.on("close", () => giveUp(incoming, response));
    response.on("close", () => outgoing.destroy());
    incoming.pipe(outgoing);
  };
}

function passBack(answered: IncomingMessage, response: ServerResponse): void {
  const { statusCode = 0, headers } = answered;
  // Below that an answer is none, or only the beginning of one, and below 100 it cannot be written at all.
  if (statusCode < 200) return void answered.destroy();
  response.writeHead(statusCode, without(headers, [...hop, "transfer-encoding"]));
  response.flushHeaders();
  pipeline(answered, response, () => {});
}

// An answer that has begun ends by itself, together with the backend's.
function giveUp(incoming: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent || response.destroyed) return;
  incoming.resume(); // a client that is still sending would not look at the answer
  answerProblem(response, 502, "The backend does not answer.");
}

function sentHeaders({ headers, socket }: IncomingMessage, trustProxy: boolean): IncomingHttpHeaders {
  const passed = without(headers, notSent);
  const told = trustProxy && claims.some((name) => name in passed);
  return told ? passed : { ...without(passed, [...claims, laterClaim]), "x-real-ip": socket.remoteAddress };
}

// What concerns one connection only. A request keeps its transfer-encoding: without it, the body of a GET or DELETE
// would be taken for a request of its own.
const hop = ["connection", "keep-alive", "proxy-authenticate", "proxy-authorization", "te", "trailer", "upgrade"];
// Cookies belong to other programs on this host: the backend has none.
const notSent = [...hop, "cookie"];
// The backend believes these when it logs who asked.
const claims = ["cf-connecting-ip", "x-real-ip", "x-forwarded-for"];
// Later versions believe this one too.
const laterClaim = "fly-client-ip";

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
