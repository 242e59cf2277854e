import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFront } from "../../server/front";
import { policy } from "../../server/policy";
import { builtPages } from "./pages";
import { ask, served, temporaryFolder } from "./support";

let directory: string;
let address: URL;
let script: string;
const at = (path: string): URL => new URL(path, address);

beforeAll(async () => {
  directory = await builtPages(await temporaryFolder(afterAll));
  script = `/_/assets/${readdirSync(join(directory, "assets")).find((name) => name.endsWith(".js"))}`;
  // Something that says nothing of admins: the page is served as it is.
  const backend = await served(
    createServer((_, response) => response.end()),
    afterAll,
  );
  address = await served(createFront({ directory, backend }), afterAll);
});

describe("each answer", () => {
  it.each([
    ["a page", "/_/", {}, 200],
    ["a script", "script", {}, 200],
    ["a page that the browser has", "/_/", { "if-none-match": "current" }, 304],
    ["a missing file", "/_/assets/none.js", {}, 404],
    ["a path outside", "/elsewhere", {}, 404],
    ["the way in", "/", {}, 307],
    ["what is known of the backend", "/_/backend.json", {}, 200],
  ])("has the policy and the other protections: %s", async (_, path, headers, status) => {
    const current = (await ask(at("/_/"))).headers.etag;
    const asked = "if-none-match" in headers ? { "if-none-match": current } : {};
    const reply = await ask(at(path === "script" ? script : path), { headers: asked });
    expect(reply.status).toBe(status);
    expect(reply.headers).toMatchObject({
      "content-security-policy": policy,
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
  });

  it("allows no foreign code in its policy", () => {
    expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|https?:/);
  });
});

describe("caching", () => {
  it("keeps hashed files for a year", async () => {
    expect((await ask(at(script))).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it("has pages revalidated, also in the answer that nothing changed", async () => {
    const { headers } = await ask(at("/_/"));
    expect(headers["cache-control"]).toBe("no-cache");
    const again = await ask(at("/_/"), { headers: { "if-none-match": headers.etag } });
    expect(again).toMatchObject({
      status: 304,
      body: "",
      headers: { "cache-control": "no-cache", vary: "Accept-Encoding" },
    });
  });

  it.each(["/_/assets/none.js", "/elsewhere", "/_/backend.json", "/"])("lets nobody keep %s", async (path) => {
    expect((await ask(at(path))).headers["cache-control"]).toBe("no-store");
  });
});

describe("precompressed files", () => {
  const sentTo = (encoding: string) => ask(at(script), { headers: { "accept-encoding": encoding } });

  it("are sent to who understands them", async () => {
    const whole = await sentTo("identity");
    const brotli = await sentTo("gzip, deflate, br");
    const gzip = await sentTo("gzip");
    expect([whole, brotli, gzip].map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "br", "gzip"]);
    expect(brotliDecompressSync(brotli.bytes)).toEqual(whole.bytes);
    expect(gunzipSync(gzip.bytes)).toEqual(whole.bytes);
    expect(brotli.bytes.length).toBeLessThan(whole.bytes.length / 5);
  });

  it("are made of what is worth it only", () => {
    const names = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(br|gz)$/.test(name),
    );
    expect(names.filter((name) => name.startsWith("icon"))).toEqual(["icon.svg.br", "icon.svg.gz"]);
    expect(names.filter((name) => name.startsWith("index"))).toEqual([]);
  });
});

describe("requests that are not for a file", () => {
  it("are refused when they would change something", async () => {
    expect(await ask(at("/_/"), { method: "POST" }, "x")).toMatchObject({
      status: 405,
      headers: { allow: "GET, HEAD" },
    });
  });

  it("get the headers alone for HEAD", async () => {
    expect(await ask(at(script), { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
  });

  it("lead to the dashboard from the top", async () => {
    for (const path of ["/", "/_"])
      expect(await ask(at(path))).toMatchObject({ status: 307, headers: { location: "/_/" } });
  });

  it.each(["/_/../server/main.js", "/_/%2e%2e/%2e%2e/package.json", "/_/%", "//", "/api", "/_/nothing"])(
    "find nothing at %s",
    async (path) => {
      expect((await ask(address, { path })).status).toBe(404);
    },
  );
});

it("answers a senseless range with the whole file", async () => {
  expect(await ask(at(script), { headers: { range: "bytes=9-2" } })).toMatchObject({
    status: 200,
    body: expect.stringContaining("words"),
  });
});

it("goes on after a file has vanished", async () => {
  const folder = await temporaryFolder(afterAll);
  const pages = await builtPages(folder);
  const own = await served(createFront({ directory: pages, backend: address }));
  await rm(join(pages, "icon.svg"));
  await expect(ask(new URL("/_/icon.svg", own))).rejects.toThrow("socket hang up");
  expect((await ask(new URL("/_/", own))).status).toBe(200);
});
