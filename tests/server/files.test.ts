import { readdirSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFront } from "../../server/front";
import { policy } from "../../server/policy";
import { builtPages } from "./pages";
import { ask, served, temporaryFolder } from "./support";

let directory: string;
let backend: URL;
let address: URL;
let script: string;
const at = (path: string): URL => new URL(path, address);

beforeAll(async () => {
  directory = await builtPages(await temporaryFolder(afterAll));
  script = `/_/assets/${readdirSync(join(directory, "assets")).find((name) => name.endsWith(".js"))}`;
  backend = await served(
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
    ["the entrance", "/", {}, 307],
    ["the version of the backend", "/_/backend.json", {}, 200],
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

  it("revalidates pages, also with the answer 304", async () => {
    const { headers } = await ask(at("/_/"));
    expect(headers["cache-control"]).toBe("no-cache");
    const again = await ask(at("/_/"), { headers: { "if-none-match": headers.etag } });
    expect(again).toMatchObject({
      status: 304,
      body: "",
      headers: { "cache-control": "no-cache", vary: "Accept-Encoding" },
    });
  });

  it.each(["/_/assets/none.js", "/elsewhere", "/_/backend.json", "/"])("forbids to cache %s", async (path) => {
    expect((await ask(at(path))).headers["cache-control"]).toBe("no-store");
  });
});

describe("files that are built compressed", () => {
  const sentTo = (encoding: string) => ask(at(script), { headers: { "accept-encoding": encoding } });

  it("are sent to browsers that support them", async () => {
    const whole = await sentTo("identity");
    const brotli = await sentTo("gzip, deflate, br");
    const gzip = await sentTo("gzip");
    expect([whole, brotli, gzip].map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "br", "gzip"]);
    expect(brotliDecompressSync(brotli.bytes)).toEqual(whole.bytes);
    expect(gunzipSync(gzip.bytes)).toEqual(whole.bytes);
    expect(brotli.bytes.length).toBeLessThan(whole.bytes.length / 5);
  });

  it("are built only for files that become smaller", () => {
    const names = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.(br|gz)$/.test(name),
    );
    expect(names.filter((name) => name.startsWith("icon"))).toEqual(["icon.svg.br", "icon.svg.gz"]);
    expect(names.filter((name) => name.startsWith("index"))).toEqual([]);
  });
});

describe("requests that are not for a file", () => {
  it("are refused if they would change something", async () => {
    expect(await ask(at("/_/"), { method: "POST" }, "x")).toMatchObject({
      status: 405,
      headers: { allow: "GET, HEAD" },
    });
  });

  it("get only the headers for HEAD", async () => {
    expect(await ask(at(script), { method: "HEAD" })).toMatchObject({ status: 200, body: "" });
  });

  it("are redirected from the root to the dashboard", async () => {
    for (const path of ["/", "/_"])
      expect(await ask(at(path))).toMatchObject({ status: 307, headers: { location: "/_/" } });
  });
});

it("answers an invalid range with the complete file", async () => {
  expect(await ask(at(script), { headers: { range: "bytes=9-2" } })).toMatchObject({
    status: 200,
    body: expect.stringContaining("words"),
  });
});

it("keeps running after a file was deleted", async () => {
  const folder = await temporaryFolder(afterAll);
  await cp(directory, folder, { recursive: true });
  const own = await served(createFront({ directory: folder, backend }));
  await rm(join(folder, "icon.svg"));
  await expect(ask(new URL("/_/icon.svg", own))).rejects.toThrow("socket hang up");
  expect((await ask(new URL("/_/", own))).status).toBe(200);
});
