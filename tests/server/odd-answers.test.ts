import { createServer } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createFront } from "../../server/front";
import { listen } from "../../server/port";
import { ask, served } from "./support";

/** The address of a front whose backend answers each request with these bytes. */
async function before(answer: string): Promise<URL> {
  const peer = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(answer, "latin1"));
  });
  onTestFinished(() => void peer.close());
  const backend = new URL(`http://127.0.0.1:${await listen(peer, 0)}`);
  return new URL("/api/x", await served(createFront({ directory: import.meta.dirname, backend })));
}

const body = "Content-Length: 2\r\n\r\nok";

it.each([
  ["a status below 100", `HTTP/1.1 099 Low\r\n${body}`],
  ["a status of zeros", `HTTP/1.1 000 None\r\n${body}`],
  ["a status beyond 999", `HTTP/1.1 1000 High\r\n${body}`],
  ["an unrequested protocol switch", "HTTP/1.1 101 Switch\r\nConnection: upgrade\r\nUpgrade: own\r\n\r\nown"],
  ["a protocol switch without a name", "HTTP/1.1 101 Switch\r\n\r\n"],
  ["only an informational status", "HTTP/1.1 103 Soon\r\n\r\n"],
  ["a header name with a space", `HTTP/1.1 200 OK\r\nX A: 1\r\n${body}`],
  ["a header with a control character", `HTTP/1.1 200 OK\r\nX-A: \u0001\r\n${body}`],
  ["too many headers", `HTTP/1.1 200 OK\r\nX-A: ${"a".repeat(20_000)}\r\n${body}`],
  ["headers that end early", "HTTP/1.1 200 OK\r\nConte"],
  ["another protocol", "220 mail.example.com\r\n"],
  ["nothing", ""],
])("answers 502 for a backend that sends %s", async (_, answer) => {
  const address = await before(answer);
  // The second request shows that the front still runs.
  for (const { status, body: said } of [await ask(address), await ask(address)])
    expect([status, JSON.parse(said)]).toEqual([502, { code: 502, message: "The backend does not answer.", data: {} }]);
});

it.each([
  ["an informational status before it", `HTTP/1.1 103 Soon\r\n\r\nHTTP/1.1 200 OK\r\n${body}`, 200],
  ["odd text after its status", `HTTP/1.1 200 \u0001\u00ff\r\n${body}`, 200],
  ["an unknown status", `HTTP/1.1 999 Own\r\n${body}`, 999],
  ["other letters in a header", `HTTP/1.1 200 OK\r\nX-A: \u00e9\r\n__proto__: a\r\n${body}`, 200],
  ["an offer of another protocol", `HTTP/1.1 200 OK\r\nConnection: upgrade\r\nUpgrade: own\r\n${body}`, 200],
  ["more than its length", `HTTP/1.1 200 OK\r\n${body} and more`, 200],
])("passes on an answer with %s", async (_, answer, status) => {
  expect(await ask(await before(answer))).toMatchObject({ status, body: "ok" });
});

it.each([
  ["less than its length", "HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\nbegin"],
  ["a chunk that ends early", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n20\r\nbegin"],
  ["a chunk without a length", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nbegin"],
])("cuts off an answer with %s, as the backend does", async (_, answer) => {
  await expect(ask(await before(answer))).rejects.toThrow("aborted");
});
