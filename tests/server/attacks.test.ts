import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { createFront } from "../../server/front";
import { served, temporaryFolder } from "./support";

let address: URL;
const passed: string[] = [];
let upgrades = 0;

// Raw bytes, as a page, a stranger on the network or a program on this computer could send them.
beforeAll(async () => {
  const folder = await temporaryFolder(afterAll);
  await writeFile(join(folder, "secret.txt"), "secret");
  await mkdir(join(folder, "app"));
  await writeFile(join(folder, "app/index.html"), "<title>Page</title>");
  const backend = await served(
    createServer((request, response) => {
      passed.push(`${request.method} ${request.url} ${request.headers.host}`);
      request.resume().on("end", () => response.end("backend"));
    }).on("upgrade", (_, socket) => {
      upgrades += 1;
      socket.end("HTTP/1.1 101 Switch\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n");
    }),
    afterAll,
  );
  address = await served(createFront({ directory: join(folder, "app"), backend }), afterAll);
});

beforeEach(() => void (passed.length = 0));

/** Sends these lines; returns the answer until the connection ends. */
async function sent(...lines: string[]): Promise<string> {
  const socket = connect(Number(address.port), "127.0.0.1");
  await once(socket, "connect");
  socket.write(lines.join("\r\n"));
  socket.on("error", () => {});
  return text(socket);
}

const end = ["Connection: close", "", ""];
const statusOf = (answer: string): string => /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? "none";

it.each([
  [
    "a length and chunks at once",
    [
      "POST /api/x HTTP/1.1",
      "Host: localhost",
      "Content-Length: 4",
      "Transfer-Encoding: chunked",
      "",
      "0",
      "",
      "GET /api/smuggled HTTP/1.1",
      "Host: localhost",
      ...end,
    ],
  ],
  ["two lengths", ["POST /api/x HTTP/1.1", "Host: localhost", "Content-Length: 0", "Content-Length: 30", ...end]],
  ["an invalid length", ["POST /api/x HTTP/1.1", "Host: localhost", "Content-Length: +5", ...end]],
  ["a header without a name", ["GET /api/x HTTP/1.1", "Host: localhost", ": x", ...end]],
  ["a folded header", ["GET /api/x HTTP/1.1", "Host: localhost", "X-A: 1", " X-B: 2", ...end]],
  ["a space before the colon", ["GET /api/x HTTP/1.1", "Host: localhost", "Transfer-Encoding : chunked", ...end]],
  ["a control character in its path", ["GET /api/\u0000x HTTP/1.1", "Host: localhost", ...end]],
  ["no host", ["GET /api/x HTTP/1.1", ...end]],
])("refuses a request with %s without passing it on", async (_, lines) => {
  expect(statusOf(await sent(...lines))).toBe("400");
  expect(passed).toEqual([]);
});

it("refuses headers of more than 16 kB", async () => {
  expect(statusOf(await sent("GET /api/x HTTP/1.1", "Host: localhost", `X-A: ${"a".repeat(20_000)}`, ...end))).toBe(
    "431",
  );
  expect(passed).toEqual([]);
});

it.each([
  "/_/../secret.txt",
  "/_/%2e%2e/secret.txt",
  "/_/..%2fsecret.txt",
  "/_/..%5csecret.txt",
  "/_//../secret.txt",
  "/_/%00",
  "/_/%",
  "//",
  "/api",
  "/_/nothing",
])("serves no file outside its folder: %s", async (path) => {
  const answer = await sent(`GET ${path} HTTP/1.1`, "Host: localhost", ...end);
  expect(statusOf(answer)).toBe("404");
  expect(answer).not.toContain("secret");
});

it.each(["TRACE", "DELETE", "POST", "PROPFIND"])("answers no %s on its pages", async (method) => {
  expect(statusOf(await sent(`${method} /_/ HTTP/1.1`, "Host: localhost", ...end))).toBe("405");
});

it("refuses to proxy to other hosts", async () => {
  expect(statusOf(await sent("GET http://other.example/api/x HTTP/1.1", "Host: localhost", ...end))).toBe("404");
  expect(statusOf(await sent("CONNECT other.example:443 HTTP/1.1", "Host: localhost", ...end))).toBe("none");
  expect(passed).toEqual([]);
});

it("serves only its own hosts, and never passes the host on", async () => {
  expect(statusOf(await sent("GET /api/x HTTP/1.1", "Host: other.example", "Host: localhost", ...end))).toBe("403");
  expect(passed).toEqual([]);
  await sent("GET /api/x HTTP/1.1", "Host: localhost", "X-Forwarded-Host: other.example", ...end);
  expect(passed).toEqual([expect.stringMatching(/^GET \/api\/x 127\.0\.0\.1:\d+$/)]);
});

it("does not switch protocols for a backend", async () => {
  const lines = ["GET /api/x HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade, close", "", ""];
  expect(statusOf(await sent(...lines))).toBe("200");
  expect(upgrades).toBe(0);
});
