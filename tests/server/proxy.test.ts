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
import { describe, expect, it } from "vitest";
import { createFront } from "../../server/front";
import { freePort } from "../../server/port";
import { ask, served } from "./support";

/** The address of `path` on a front before a server that answers as told. */
async function before(backend: RequestListener, path: string): Promise<URL> {
  const behind = await served(createServer(backend));
  return new URL(path, await served(createFront({ directory: import.meta.dirname, backend: behind })));
}

const answerOf = async (asked: ClientRequest): Promise<IncomingMessage> =>
  ((await once(asked, "response")) as [IncomingMessage])[0];

describe("what is passed on", () => {
  it("is the request as it came: method, path, query, headers, body", async () => {
    const address = await before(async (incoming, response) => {
      const { method, url, headers } = incoming;
      response.end(
        JSON.stringify({
          method,
          url,
          token: headers.authorization,
          language: headers["accept-language"],
          body: await text(incoming),
        }),
      );
    }, "/api/things/%2F?filter=a%20b&sort=-x");
    const headers = { authorization: "token", "accept-language": "en" };
    const { body } = await ask(address, { method: "PATCH", headers }, "{}");
    expect(JSON.parse(body)).toEqual({
      method: "PATCH",
      url: "/api/things/%2F?filter=a%20b&sort=-x",
      token: "token",
      language: "en",
      body: "{}",
    });
  });

  it("is without the cookies of what else is served on this host", async () => {
    const address = await before((incoming, response) => response.end(incoming.headers.cookie ?? "none"), "/api/x");
    expect((await ask(address, { headers: { cookie: "other=secret" } })).body).toBe("none");
  });

  it("is the answer as it came: status, headers of an API, body", async () => {
    const headers = {
      "X-Own": "one",
      "Content-Type": "text/own",
      Location: "/elsewhere",
      "X-Accel-Buffering": "no",
      "Access-Control-Allow-Origin": "*",
    };
    const address = await before((_, response) => response.writeHead(418, headers).end("short"), "/api/x");
    expect(await ask(address)).toMatchObject({
      status: 418,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
      body: "short",
    });
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
  ])("leaves out what would set the browser's state: %s", async (name, value) => {
    const address = await before((_, response) => response.writeHead(200, { [name]: value }).end("ok"), "/api/x");
    const { status, headers } = await ask(address);
    expect([status, headers[name.toLowerCase()]]).toEqual([200, undefined]);
  });

  it("goes below the backend's own path, under the backend's own name", async () => {
    const behind = await served(
      createServer((incoming, response) => response.end(`${incoming.headers.host}${incoming.url}`)),
    );
    const address = await served(createFront({ directory: import.meta.dirname, backend: new URL("/below/", behind) }));
    expect((await ask(new URL("/api/x?y", address))).body).toBe(`${behind.host}/below/api/x?y`);
  });
});

describe("the address of who asked", () => {
  const later = "fly-client-ip";

  /** What a backend is told of it in the headers when a request that claims this comes by. */
  async function told(claimed: Record<string, string>, trustProxy: boolean): Promise<unknown> {
    const names = ["cf-connecting-ip", "x-real-ip", "x-forwarded-for", later];
    const backend = await served(
      createServer(({ headers }, response) =>
        response.end(JSON.stringify(Object.fromEntries(names.map((name) => [name, headers[name]])))),
      ),
    );
    const address = await served(createFront({ directory: import.meta.dirname, backend, trustProxy }));
    const asked = { localAddress: "127.0.0.9", headers: claimed };
    return JSON.parse((await ask(new URL("/api/x", address), asked)).body);
  }

  it("ignores what a stranger claims, also in a header that later backends believe", async () => {
    for (const claimed of [{ [later]: "203.0.113.4" }, { [later]: "203.0.113.4", "x-forwarded-for": "203.0.113.3" }])
      expect(await told(claimed, false)).toEqual({ "x-real-ip": "127.0.0.9" });
  });

  it.each([
    ["the last of several in X-Forwarded-For", { "x-forwarded-for": "203.0.113.1, 203.0.113.3" }, "203.0.113.3"],
    [
      "X-Forwarded-For before what a client may have added",
      { "x-forwarded-for": "203.0.113.3", "x-real-ip": "203.0.113.4", "cf-connecting-ip": "203.0.113.5" },
      "203.0.113.3",
    ],
    ["X-Real-IP", { "x-real-ip": "2001:db8::3", "cf-connecting-ip": "203.0.113.5" }, "2001:db8::3"],
    ["an address with a port", { "x-forwarded-for": "203.0.113.3:4567" }, "203.0.113.3"],
    ["an address in brackets", { "x-forwarded-for": "[2001:db8::3]:4567" }, "2001:db8::3"],
    ["the proxy's own where its claim is no address", { "x-forwarded-for": "unknown" }, "127.0.0.9"],
    ["the proxy's own where its claim is markup", { "x-real-ip": "<b>203.0.113.3</b>" }, "127.0.0.9"],
    ["the proxy's own where it claims nothing", { [later]: "203.0.113.4" }, "127.0.0.9"],
  ])("is, of a trusted proxy, %s", async (_, claimed, address) => {
    expect(await told(claimed as unknown as Record<string, string>, true)).toEqual({ "x-real-ip": address });
  });
});

describe("a body", () => {
  it("keeps its bytes", async () => {
    const all = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 256));
    const address = await before(async (incoming, response) => response.end(await buffer(incoming)), "/api/x");
    expect((await ask(address, { method: "POST" }, all)).bytes.equals(all)).toBe(true);
  });

  it("of a DELETE stays its own, also without a length", async () => {
    const address = await before(
      async (incoming, response) => response.end(`${incoming.method} ${await text(incoming)}`),
      "/api/x",
    );
    const smuggled = "GET /api/other HTTP/1.1\r\n\r\n";
    expect((await ask(address, { method: "DELETE", headers: { "transfer-encoding": "chunked" } }, smuggled)).body).toBe(
      `DELETE ${smuggled}`,
    );
  });
});

describe("streams", () => {
  it("brings an upload to the backend while it is being sent", async () => {
    const parts: string[] = [];
    const address = await before((incoming, response) => {
      response.flushHeaders();
      incoming.on("data", (part) => {
        parts.push(String(part));
        response.write("ok");
      });
      incoming.on("end", () => response.end());
    }, "/api/x");
    const asked = request(address, { method: "POST" });
    asked.write("first");
    const answer = await answerOf(asked);
    await once(answer, "data");
    expect(parts).toEqual(["first"]);
    asked.end("second");
    await once(answer.resume(), "end");
    expect(parts).toEqual(["first", "second"]);
  });

  it("brings events to the browser as they happen", async () => {
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

describe("ends", () => {
  it("tells the backend when a download is aborted", async () => {
    const seen = new EventEmitter();
    const address = await before(
      (_, response) => response.on("close", () => seen.emit("gone")).write("begin"),
      "/api/x",
    );
    const gone = once(seen, "gone");
    (await answerOf(request(address).end())).destroy();
    await gone;
  });

  it("tells the backend when an upload is aborted", async () => {
    const seen = new EventEmitter();
    const address = await before((incoming) => {
      incoming.once("data", () => seen.emit("begun")).on("error", ({ message }) => seen.emit("gone", message));
    }, "/api/x");
    const [begun, gone] = [once(seen, "begun"), once(seen, "gone")];
    const asked = request(address, { method: "POST", headers: { "content-length": 100 } }).on("error", () => {});
    asked.write("begin");
    await begun;
    asked.destroy();
    expect(await gone).toEqual(["aborted"]);
  });

  it("tells the browser when the backend breaks off", async () => {
    const address = await before((_, response) => {
      response.write("begin");
      response.write("more", () => response.destroy());
    }, "/api/x");
    await expect(ask(address)).rejects.toThrow("aborted");
  });
});

describe("a dead backend", () => {
  const dead = async (): Promise<URL> => {
    const backend = new URL(`http://127.0.0.1:${await freePort()}`);
    return new URL("/api/x", await served(createFront({ directory: import.meta.dirname, backend })));
  };
  const expected = { code: 502, message: "The backend does not answer.", data: {} };

  it("is named in the shape of the backend's own errors", async () => {
    const { status, headers, body } = await ask(await dead());
    expect([status, headers["content-type"], JSON.parse(body)]).toEqual([502, "application/json", expected]);
  });

  it("is named to a large upload too", async () => {
    const { status, body } = await ask(await dead(), { method: "POST" }, Buffer.alloc(20_000_000));
    expect([status, JSON.parse(body)]).toEqual([502, expected]);
  });
});
