import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer, request, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createFront, type FrontOptions } from "../../server/front";
import { ask, firstAdmin, freshBackend, served, temporaryFolder } from "./support";

let directory: string;
let backend: URL;
let token: string;

const frontOf = (options: Partial<FrontOptions> = {}): Promise<URL> =>
  served(createFront({ directory, backend, ...options }));

beforeAll(async () => {
  directory = await temporaryFolder(afterAll);
  await writeFile(join(directory, "index.html"), "<!doctype html><title>Page</title>");
});

describe("an empty backend", () => {
  beforeAll(async () => void (backend = await freshBackend(afterAll, { version: "v0.8.0" })));

  it("redirects its entrance to the installer", async () => {
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

  it("is asked only once for simultaneous pages", async () => {
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
    ["that its browser reports as foreign", { "sec-fetch-site": "cross-site" }],
    ["with an invalid token", { origin: "http://evil.example", authorization: "junk" }],
  ])("creates no first admin for a page %s", async (_, headers) => {
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

  it("survives a foreign page that leaves during the check for an admin", async () => {
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
  ])("with the names %j answers %i to a first admin from %s behind a proxy", async (...given) => {
    const [hosts, status, origin] = given;
    const address = await frontOf({ hosts });
    const headers = { origin, "content-type": "application/json" };
    expect((await ask(new URL("/api/admins", address), { method: "POST", headers }, "{}")).status).toBe(status);
  });

  it("redirects from the installer once it has an admin", async () => {
    const address = await frontOf();
    // Through the front, without the headers of a browser.
    token = await firstAdmin(address);
    expect(await ask(new URL("/_/", address))).toMatchObject({ status: 200 });
    expect(await ask(new URL("/_/?installer", address))).toMatchObject({ status: 307, headers: { location: "/_/#/" } });
  });
});

it("serves the page while the backend does not answer", async () => {
  const address = await frontOf({ backend: new URL("http://127.0.0.1:1") });
  for (const path of ["/_/", "/_/?installer"]) expect((await ask(new URL(path, address))).status).toBe(200);
});

describe("the request log", () => {
  const claims = { "cf-connecting-ip": "203.0.113.1", "x-real-ip": "203.0.113.2", "x-forwarded-for": "203.0.113.3" };

  /** Client address in the log entry of a request to `address`. */
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

  it("has the address of the client", async () => {
    expect(await logged(await frontOf())).toBe("127.0.0.9");
  });

  it.each(Object.entries(claims))("believes %s only behind a trusted proxy", async (name, value) => {
    expect(await logged(await frontOf(), { [name]: value })).toBe("127.0.0.9");
    expect(await logged(await frontOf({ trustProxy: true }), { [name]: value })).toBe(value);
  });

  it("has the address of a trusted proxy without headers", async () => {
    expect(await logged(await frontOf({ trustProxy: true }))).toBe("127.0.0.9");
  });
});

describe("through the front", () => {
  it("uploads a file and downloads it again", async () => {
    const address = await frontOf();
    const content = Buffer.alloc(3_000_000, "0123456789abcdef");
    const form = new FormData();
    form.set("username", "someone");
    for (const name of ["password", "passwordConfirm"]) form.set(name, "a-long-password");
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

  it("receives events at once", async () => {
    const asked = request(new URL("/api/realtime", await frontOf())).end();
    const [answer] = (await once(asked, "response")) as [IncomingMessage];
    expect(answer.headers["content-type"]).toContain("text/event-stream");
    expect(String((await once(answer, "data"))[0])).toContain("PB_CONNECT");
    answer.destroy();
  });
});

it("reports the version and a problem of the backend to the sign-in page", async () => {
  expect((await ask(new URL("/_/backend.json", await frontOf()))).body).toBe(
    '{"version":"v0.8","release":"0.8.0","isReachable":true}',
  );
  const address = await frontOf({ problem: "It is another." });
  const { body } = await ask(new URL("/_/backend.json", address));
  expect(JSON.parse(body)).toEqual({ problem: "It is another.", version: "v0.8", release: "0.8.0", isReachable: true });
});
