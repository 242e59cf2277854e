import { EventEmitter, once } from "node:events";
import {
  createServer,
  request,
  type ClientRequest,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { buffer, text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { createFront } from "../../server/front";
import { freePort, listen } from "../../server/port";
import { ask, served } from "./support";
import { createServer as createRawServer } from "node:net";

/** The address of `path` on a front before a backend. */
async function before(listener: RequestListener, path = "/api/x", options: object = {}): Promise<URL> {
  const backend = await served(createServer(listener));
  return new URL(path, await served(createFront({ directory: import.meta.dirname, backend, ...options })));
}

const answerOf = async (asked: ClientRequest): Promise<IncomingMessage> =>
  ((await once(asked, "response")) as [IncomingMessage])[0];

describe("the front", () => {
  it("passes on a request: method, path, query, headers, body, but no cookies", async () => {
    const path = "/api/things/%2F?filter=a%20b&sort=-x";
    const address = await before(async (incoming, response) => {
      const { method, url, headers } = incoming;
      const { authorization, cookie = "none" } = headers;
      const seen = [method, url, authorization, headers["accept-language"], cookie, await text(incoming)];
      response.end(JSON.stringify(seen));
    }, path);
    const headers = { authorization: "token", "accept-language": "en", cookie: "other=secret" };
    const { body } = await ask(address, { method: "PATCH", headers }, "{}");
    expect(JSON.parse(body)).toEqual(["PATCH", path, "token", "en", "none", "{}"]);
  });

  it("passes on an answer: status, headers of an API, body", async () => {
    const headers = {
      "x-own": "one",
      "content-type": "text/own",
      location: "/elsewhere",
      "x-accel-buffering": "no",
      "access-control-allow-origin": "*",
    };
    const address = await before((_, response) => response.writeHead(418, headers).end("short"));
    expect(await ask(address)).toMatchObject({ status: 418, headers, body: "short" });
  });

  it("lets apps of another origin use the API, as the backend does", async () => {
    const allowed = { "access-control-allow-origin": "*", "access-control-allow-headers": "authorization" };
    const address = await before(({ method, headers }, response) =>
      response.writeHead(200, allowed).end(`${method} ${headers["access-control-request-headers"]}`),
    );
    const foreign = { origin: "http://app.example", "sec-fetch-site": "cross-site" };
    for (const method of ["OPTIONS", "GET", "POST", "PATCH"]) {
      const headers = { ...foreign, "access-control-request-headers": "authorization" };
      const { status, body, ...reply } = await ask(address, { method, headers });
      expect([status, body]).toEqual([200, `${method} authorization`]);
      expect(reply.headers).toMatchObject(allowed);
      // Either header would hide pictures from the app.
      for (const name of ["cross-origin-resource-policy", "cross-origin-opener-policy"])
        expect(reply.headers).not.toHaveProperty(name);
    }
  });

  it.each([
    ["Set-Cookie", "a=1; Path=/"],
    ["Clear-Site-Data", '"*"'],
    ["Strict-Transport-Security", "max-age=1"],
    ["Alt-Svc", 'h3=":1"'],
    ["Refresh", "0; url=/elsewhere"],
    ["Link", "</elsewhere>; rel=preload"],
    ["NEL", "{}"],
    ["Report-To", "{}"],
    ["Service-Worker-Allowed", "/"],
    ["WWW-Authenticate", "Basic"],
    ["X-Accel-Redirect", "/etc/passwd"],
    ["X-Sendfile", "/etc/passwd"],
    ["X-Reproxy-URL", "http://10.0.0.1/"],
    ["X-LiteSpeed-Location", "/etc/passwd"],
    ["X-Frame-Options", "ALLOWALL"],
    ["X-Lighttpd-Send-File", "/etc/passwd"],
    ["X-DNS-Prefetch-Control", "on"],
  ])("omits a header that changes the state of the browser or of a proxy: %s", async (name, value) => {
    const address = await before((_, response) => response.writeHead(200, { [name]: value }).end("ok"));
    const { status, headers } = await ask(address);
    expect([status, headers[name.toLowerCase()]]).toEqual([200, undefined]);
  });

  it("requests the path and host of the backend", async () => {
    const behind = await served(
      createServer((incoming, response) => response.end(`${incoming.headers.host}${incoming.url}`)),
    );
    const address = await served(createFront({ directory: import.meta.dirname, backend: new URL("/below/", behind) }));
    expect((await ask(new URL("/api/x?y", address))).body).toBe(`${behind.host}/below/api/x?y`);
  });
});

describe("the address of the client", () => {
  const later = "fly-client-ip";

  /** Address headers that the backend gets for a request with these. */
  async function received(claimed: object, trustProxy: boolean): Promise<unknown> {
    const names = ["cf-connecting-ip", "x-real-ip", "x-forwarded-for", later];
    const found = (headers: IncomingMessage["headers"]) =>
      JSON.stringify(Object.fromEntries(names.map((name) => [name, headers[name]])));
    const address = await before(({ headers }, response) => response.end(found(headers)), "/api/x", { trustProxy });
    return JSON.parse((await ask(address, { localAddress: "127.0.0.9", headers: { ...claimed } })).body);
  }

  it("ignores the headers of a stranger, also those that later backends believe", async () => {
    for (const claimed of [{ [later]: "203.0.113.4" }, { [later]: "203.0.113.4", "x-forwarded-for": "203.0.113.3" }])
      expect(await received(claimed, false)).toEqual({ "x-real-ip": "127.0.0.9" });
  });

  it.each([
    ["the last one in X-Forwarded-For", { "x-forwarded-for": "203.0.113.1, 203.0.113.3" }, "203.0.113.3"],
    [
      "X-Forwarded-For before headers of the client",
      { "x-forwarded-for": "203.0.113.3", "x-real-ip": "203.0.113.4", "cf-connecting-ip": "203.0.113.5" },
      "203.0.113.3",
    ],
    ["X-Real-IP", { "x-real-ip": "2001:db8::3", "cf-connecting-ip": "203.0.113.5" }, "2001:db8::3"],
    ["an address with a port", { "x-forwarded-for": "203.0.113.3:4567" }, "203.0.113.3"],
    ["an address in brackets", { "x-forwarded-for": "[2001:db8::3]:4567" }, "2001:db8::3"],
    ["that of the proxy if its header is no address", { "x-forwarded-for": "unknown" }, "127.0.0.9"],
    ["that of the proxy if its header is markup", { "x-real-ip": "<b>203.0.113.3</b>" }, "127.0.0.9"],
    ["that of the proxy without a header", { [later]: "203.0.113.4" }, "127.0.0.9"],
  ])("is, behind a trusted proxy, %s", async (_, claimed, address) => {
    expect(await received(claimed, true)).toEqual({ "x-real-ip": address });
  });
});

it("keeps the bytes of a body", async () => {
  const all = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 256));
  const address = await before(async (incoming, response) => response.end(await buffer(incoming)));
  expect((await ask(address, { method: "POST" }, all)).bytes.equals(all)).toBe(true);
});

it("keeps a DELETE body without a length in its request", async () => {
  const address = await before(async (incoming, response) =>
    response.end(`${incoming.method} ${await text(incoming)}`),
  );
  const smuggled = "GET /api/other HTTP/1.1\r\n\r\n";
  const options = { method: "DELETE", headers: { "transfer-encoding": "chunked" } };
  expect((await ask(address, options, smuggled)).body).toBe(`DELETE ${smuggled}`);
});

describe("streams", () => {
  it("sends an upload to the backend part by part", async () => {
    const parts: string[] = [];
    const address = await before((incoming, response) => {
      response.flushHeaders();
      incoming.on("data", (part) => {
        parts.push(String(part));
        response.write("ok");
      });
      incoming.on("end", () => response.end());
    });
    const asked = request(address, { method: "POST" });
    asked.write("first");
    const answer = await answerOf(asked);
    await once(answer, "data");
    expect(parts).toEqual(["first"]);
    asked.end("second");
    await once(answer.resume(), "end");
    expect(parts).toEqual(["first", "second"]);
  });

  it("sends events to the browser at once", async () => {
    let events: ServerResponse | undefined;
    const address = await before((_, response) => {
      events = response.writeHead(200, { "Content-Type": "text/event-stream" });
      events.flushHeaders();
    }, "/api/realtime");
    const answer = await answerOf(request(address).end());
    for (const event of ["data: 1\n\n", "data: 2\n\n"]) {
      events?.write(event);
      expect(String((await once(answer, "data"))[0])).toBe(event);
    }
    answer.destroy();
  });
});

describe("an aborted connection", () => {
  it("ends the download for the backend", async () => {
    const seen = new EventEmitter();
    const address = await before((_, response) => response.on("close", () => seen.emit("gone")).write("begin"));
    const gone = once(seen, "gone");
    (await answerOf(request(address).end())).destroy();
    await gone;
  });

  it("ends the upload for the backend", async () => {
    const seen = new EventEmitter();
    const address = await before((incoming) => {
      incoming.once("data", () => seen.emit("begun")).on("error", ({ message }) => seen.emit("gone", message));
    });
    const [begun, gone] = [once(seen, "begun"), once(seen, "gone")];
    const asked = request(address, { method: "POST", headers: { "content-length": 100 } }).on("error", () => {});
    asked.write("begin");
    await begun;
    asked.destroy();
    expect(await gone).toEqual(["aborted"]);
  });

  it("ends the answer for the browser", async () => {
    const address = await before((_, response) => {
      response.write("begin");
      response.write("more", () => response.destroy());
    });
    await expect(ask(address)).rejects.toThrow("aborted");
  });
});

it.each([
  ["GET", undefined],
  ["POST", Buffer.alloc(20_000_000)],
])("reports a dead backend in the shape of its errors, to %s", async (method, upload) => {
  const backend = new URL(`http://127.0.0.1:${await freePort()}`);
  const address = await served(createFront({ directory: import.meta.dirname, backend }));
  const { status, headers, body } = await ask(new URL("/api/x", address), { method }, upload);
  const expected = { code: 502, message: "The backend does not answer.", data: {} };
  expect([status, headers["content-type"], JSON.parse(body)]).toEqual([502, "application/json", expected]);
});

/** The address of a front whose backend answers each request with these bytes. */
async function answering(answer: string): Promise<URL> {
  const peer = createRawServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => socket.end(answer, "latin1"));
  });
  onTestFinished(() => void peer.close());
  const backend = new URL(`http://127.0.0.1:${await listen(peer, 0)}`);
  return new URL("/api/x", await served(createFront({ directory: import.meta.dirname, backend })));
}

const plain = "Content-Length: 2\r\n\r\nok";

it.each([
  ["a status below 100", `HTTP/1.1 099 Low\r\n${plain}`],
  ["a status of zeros", `HTTP/1.1 000 None\r\n${plain}`],
  ["a status beyond 999", `HTTP/1.1 1000 High\r\n${plain}`],
  ["an unrequested protocol switch", "HTTP/1.1 101 Switch\r\nConnection: upgrade\r\nUpgrade: own\r\n\r\nown"],
  ["a protocol switch without a name", "HTTP/1.1 101 Switch\r\n\r\n"],
  ["only an informational status", "HTTP/1.1 103 Soon\r\n\r\n"],
  ["a header name with a space", `HTTP/1.1 200 OK\r\nX A: 1\r\n${plain}`],
  ["a header with a control character", `HTTP/1.1 200 OK\r\nX-A: \u0001\r\n${plain}`],
  ["too many headers", `HTTP/1.1 200 OK\r\nX-A: ${"a".repeat(20_000)}\r\n${plain}`],
  ["headers that end early", "HTTP/1.1 200 OK\r\nConte"],
  ["another protocol", "220 mail.example.com\r\n"],
  ["nothing", ""],
])("answers 502 for a backend that sends %s", async (_, answer) => {
  const address = await answering(answer);
  // The second request shows that the front still runs.
  for (const { status, body: said } of [await ask(address), await ask(address)])
    expect([status, JSON.parse(said)]).toEqual([502, { code: 502, message: "The backend does not answer.", data: {} }]);
});

it.each([
  ["an informational status before it", `HTTP/1.1 103 Soon\r\n\r\nHTTP/1.1 200 OK\r\n${plain}`, 200],
  ["odd text after its status", `HTTP/1.1 200 \u0001\u00ff\r\n${plain}`, 200],
  ["an unknown status", `HTTP/1.1 999 Own\r\n${plain}`, 999],
  ["other letters in a header", `HTTP/1.1 200 OK\r\nX-A: \u00e9\r\n__proto__: a\r\n${plain}`, 200],
  ["an offer of another protocol", `HTTP/1.1 200 OK\r\nConnection: upgrade\r\nUpgrade: own\r\n${plain}`, 200],
  ["more than its length", `HTTP/1.1 200 OK\r\n${plain} and more`, 200],
])("passes on an answer with %s", async (_, answer, status) => {
  expect(await ask(await answering(answer))).toMatchObject({ status, body: "ok" });
});

it.each([
  ["less than its length", "HTTP/1.1 200 OK\r\nContent-Length: 20\r\n\r\nbegin"],
  ["a chunk that ends early", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n20\r\nbegin"],
  ["a chunk without a length", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nbegin"],
])("cuts off an answer with %s, as the backend does", async (_, answer) => {
  await expect(ask(await answering(answer))).rejects.toThrow("aborted");
});
