import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findBackendProblem } from "../../server/backend-probe";
import { getBackend } from "../../server/binary";
import { createFront, type FrontOptions } from "../../server/front";
import { builtPages } from "./pages";
import { ask, firstAdmin, freshBackend, served, temporaryFolder } from "./support";

let directory: string;
let backend: URL;
let token: string;

const frontOf = (options: Partial<FrontOptions> = {}): Promise<URL> =>
  served(createFront({ directory, backend, ...options }));

// Getting the backend builds it the first time.
beforeAll(async () => {
  await getBackend({ version: "v0.8.0" });
  directory = await builtPages(await temporaryFolder(afterAll));
}, 600_000);

describe("an empty backend", () => {
  beforeAll(async () => void (backend = await freshBackend(afterAll, { version: "v0.8.0" })));

  it("has its entrance lead to the installer", async () => {
    const address = await frontOf();
    for (const path of ["/_/", "/_/index.html", "/_/?x=1"]) {
      expect(await ask(new URL(path, address))).toMatchObject({
        status: 307,
        headers: { location: "/_/?installer#", "cache-control": "no-store" },
      });
    }
    expect(await ask(new URL("/_/?installer", address))).toMatchObject({
      status: 200,
      body: expect.stringContaining("<title>Page"),
    });
  });

  it("is asked once for all pages that are asked for at the same time", async () => {
    const waiting: ServerResponse[] = [];
    const counting = await served(createServer((_, response) => void waiting.push(response)));
    const server = createFront({ directory, backend: counting });
    const address = await served(server);
    let arrived = 0;
    server.on("request", () => {
      arrived += 1;
    });
    const replies = Array.from({ length: 20 }, () => ask(new URL("/_/", address)));
    await vi.waitFor(() => expect([arrived, waiting.length]).toEqual([20, 1]));
    waiting[0]!.writeHead(307, { Location: "/_/?installer#" }).end();
    for (const reply of replies) expect((await reply).headers.location).toBe("/_/?installer#");
  });

  it.each([
    ["of another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["of another port", { origin: "http://127.0.0.1:1", "sec-fetch-site": "same-site" }],
    ["in an older browser", { origin: "http://evil.example" }],
    ["without an origin", { origin: "null" }],
    ["of an extension", { origin: "chrome-extension://abc" }],
    ["whose browser says that it is another's", { "sec-fetch-site": "cross-site" }],
    ["with a token that is none", { origin: "http://evil.example", authorization: "junk" }],
  ])("makes no first admin for a page %s", async (_, headers) => {
    const address = await frontOf();
    for (const path of ["/api/admins", "/api/admins/", "/api/%61dmins", "/api//admins?x=1", "/api/./admins"]) {
      const content = { email: "evil@example.com", password: "a-long-password", passwordConfirm: "a-long-password" };
      const sent = { method: "POST", headers: { ...headers, "content-type": "application/json" } };
      const { status, body } = await ask(new URL(path, address), sent, JSON.stringify(content));
      expect([status, body]).toEqual([
        403,
        expect.stringContaining("The first admin can only be created on this dashboard's own"),
      ]);
    }
    expect((await ask(new URL("/_/", address))).headers.location).toBe("/_/?installer#");
  });

  it("outlives a foreign page that leaves while it is asked whether there is an admin", async () => {
    const waiting: ServerResponse[] = [];
    const slow = await served(createServer((_, response) => void waiting.push(response)));
    const address = await frontOf({ backend: slow });
    const headers = { origin: "http://evil.example", "content-type": "application/json" };
    const leaving = request(new URL("/api/admins", address), { method: "POST", headers }).on("error", () => {});
    leaving.end("{}");
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    await new Promise((closed) => leaving.on("close", closed).destroy());
    waiting[0]!.end();
    expect((await ask(new URL("/elsewhere", address))).status).toBe(404);
  });

  it.each([
    [["admin.example"], 403, "https://evil.example"],
    [[], 403, "https://admin.example"],
    [["admin.example"], 400, "https://admin.example"],
  ])(
    "under the names %j it answers %i to the first admin of a page of %s whose proxy rewrites Host",
    async (...given) => {
      const [hosts, status, origin] = given;
      const address = await frontOf({ hosts });
      const headers = { origin, "content-type": "application/json" };
      expect((await ask(new URL("/api/admins", address), { method: "POST", headers }, "{}")).status).toBe(status);
    },
  );

  it("leads out of the installer once it has an admin", async () => {
    const address = await frontOf();
    // Through the front, as a program that is no browser.
    token = await firstAdmin(address);
    expect(await ask(new URL("/_/", address))).toMatchObject({ status: 200 });
    expect(await ask(new URL("/_/?installer", address))).toMatchObject({ status: 307, headers: { location: "/_/#/" } });
  });
});

it("serves the page while the backend is silent", async () => {
  const address = await frontOf({ backend: new URL("http://127.0.0.1:1") });
  for (const path of ["/_/", "/_/?installer"]) expect((await ask(new URL(path, address))).status).toBe(200);
});

describe("the request log", () => {
  const claims = { "cf-connecting-ip": "203.0.113.1", "x-real-ip": "203.0.113.2", "x-forwarded-for": "203.0.113.3" };

  /** The client's address in the log entry of a request that `address` passed on. */
  async function logged(address: URL, headers: Record<string, string> = {}): Promise<string> {
    const mark = randomUUID();
    await ask(new URL(`/api/${mark}`, address), { localAddress: "127.0.0.9", headers });
    const entries = new URL(`api/logs/requests?filter=${encodeURIComponent(`url ~ "${mark}"`)}`, backend);
    return vi.waitFor(async () => {
      const { body } = await ask(entries, { headers: { authorization: token } });
      const { items } = JSON.parse(body) as { items: { userIp: string }[] };
      return items[0]?.userIp ?? expect.fail("not logged yet");
    });
  }

  it("has the address of who asked", async () => {
    expect(await logged(await frontOf())).toBe("127.0.0.9");
  });

  it.each(Object.entries(claims))("does not believe %s", async (name, value) => {
    expect(await logged(await frontOf(), { [name]: value })).toBe("127.0.0.9");
  });

  it.each(Object.entries(claims))("believes %s of a trusted proxy", async (name, value) => {
    expect(await logged(await frontOf({ trustProxy: true }), { [name]: value })).toBe(value);
  });

  it("has the address of a trusted proxy that says nothing", async () => {
    expect(await logged(await frontOf({ trustProxy: true }))).toBe("127.0.0.9");
  });
});

describe("through the front", () => {
  it("goes a file, there and back", async () => {
    const address = await frontOf();
    const content = Buffer.alloc(3_000_000, "0123456789abcdef");
    const form = new FormData();
    for (const [name, value] of Object.entries({
      username: "someone",
      password: "a-long-password",
      passwordConfirm: "a-long-password",
    }))
      form.set(name, value);
    form.set("avatar", new Blob(["<svg xmlns='http://www.w3.org/2000/svg'><!--", content, "--></svg>"]), "face.svg");
    const made = await fetch(new URL("/api/collections/users/records", address), {
      method: "POST",
      headers: { Authorization: token },
      body: form,
    });
    const { id, avatar } = (await made.json()) as { id: string; avatar: string };
    const file = await ask(new URL(`/api/files/users/${id}/${avatar}`, address));
    expect(file.bytes.includes(content)).toBe(true);
  });

  it("come events at once", async () => {
    const asked = request(new URL("/api/realtime", await frontOf())).end();
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    expect(answer.headers["content-type"]).toContain("text/event-stream");
    expect(String((await once(answer, "data"))[0])).toContain("PB_CONNECT");
    answer.destroy();
  });
});

describe("what is wrong with a backend", () => {
  it("is nothing when it is the right one", async () => {
    expect(await findBackendProblem(backend)).toBeUndefined();
    expect((await ask(new URL("/_/backend.json", await frontOf()))).body).toBe('{"version":"v0.8"}');
  });

  it("is told to the sign-in page", async () => {
    const address = await frontOf({ problem: "It is another." });
    expect(JSON.parse((await ask(new URL("/_/backend.json", address))).body)).toEqual({
      problem: "It is another.",
      version: "v0.8",
    });
  });
});
