import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFront } from "../../server/front";
import { ask, served, type Reply } from "./support";

let address: URL;
const asked = (path: string): Promise<Reply> => ask(address, { path });

// The backend answers with the requested path.
beforeAll(async () => {
  const backend = await served(
    createServer(({ url = "" }, response) => {
      if (url.includes("picture")) response.setHeader("Content-Security-Policy", "style-src 'unsafe-inline'");
      response.end(url);
    }),
    afterAll,
  );
  const below = new URL("/base", backend);
  address = await served(
    createFront({ directory: import.meta.dirname, backend: below, hosts: ["admin.example"] }),
    afterAll,
  );
});

describe("a path of the API", () => {
  const outside = String.raw`/api/../_/ /api/../../other /api/.. /api/x/..?page=1 /api/x#/../../other /api/..%2f..%2Fother
    /api/%2e%2E/other /api/.%2e/other /api/x%2f%2e%2e%2f%2e%2e /api/..\other /api/%2e.%5cother
    /api/%3f/../../other /api/% /api/%zz/../other /api/%c0%ae%c0%ae/other`;
  it.each(outside.split(/\s+/))("is refused if it leads out of the API: %s", async (path) => {
    const { status, body } = await asked(path);
    expect([status, JSON.parse(body)]).toEqual([400, { code: 400, message: "This path is not served.", data: {} }]);
  });

  const inside = `/api/files/things/id/a..b.png /api/files/things/id/..b /api/files/things/id/b.. /api/files/things/id/...
    /api/files/things/100%25..2f.png /api/files/things/caf%C3%A9.png /api/things/%2F?filter=a%20b
    /api/things?filter=../..&sort=%2e%2e%2f%`;
  it.each(inside.split(/\s+/))("is passed on if it only contains dots: %s", async (path) => {
    expect(await asked(path)).toMatchObject({ status: 200, body: `/base${path}` });
  });
});

describe("an answer of the API", () => {
  it.each([
    ["without a policy of the backend", "/api/things", 200],
    ["of the front itself", "/api/..", 400],
  ])("%s cannot act as a page", async (_, path, status) => {
    expect(await asked(path)).toMatchObject({
      status,
      headers: { "content-security-policy": "default-src 'none'; sandbox", "x-content-type-options": "nosniff" },
    });
  });

  it("keeps its own policy next to a sandbox", async () => {
    expect((await asked("/api/files/picture.png")).headers).toMatchObject({
      "content-security-policy": "style-src 'unsafe-inline', sandbox",
      "x-content-type-options": "nosniff",
    });
  });
});

describe("a request under a name", () => {
  const named = async (host: string | undefined, path = "/api/things"): Promise<Reply> =>
    ask(new URL(path, address), host === undefined ? {} : { headers: { host } });

  it.each([
    "localhost",
    "LOCALHOST:8090",
    "127.0.0.1",
    "[::1]:8090",
    "192.0.2.7:80",
    "admin.example:8090",
    "Admin.Example",
  ])("is served for its own names: %s", async (host) => {
    expect(await named(host)).toMatchObject({ status: 200, body: "/base/api/things" });
  });

  it.each(["evil.example", "evil.example:8090", "localhost.evil.example", "127.0.0.1.evil.example", "xadmin.example"])(
    "is refused on every path for other names, with advice: %s",
    async (host) => {
      const [name] = host.split(":");
      const message = `This dashboard is not served under the name ${name}. If it should be, start it with --host ${name}.`;
      const call = await named(host);
      expect([call.status, JSON.parse(call.body)]).toEqual([403, { code: 403, message, data: {} }]);
      for (const path of ["/_/", "/", "/_/backend.json", "/elsewhere"])
        expect(await named(host, path)).toMatchObject({ status: 403, body: message });
    },
  );

  it.each(["@", "localhost@evil.example", "localhost/", "evil example", "[::1", "a:b:c", ":80"])(
    "is refused for a malformed name: %j",
    async (host) => {
      const { status, body } = await named(host);
      expect([status, body]).toEqual([403, expect.stringContaining("The request names no host that is served here.")]);
    },
  );
});
