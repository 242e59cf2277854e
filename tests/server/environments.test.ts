import { brotliDecompressSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { unprotectedTwins } from "../../server/environments.mjs";
import { storagePlace } from "../../server/front";
import { ask, type Reply } from "./support";
import { got, twoEnvironments } from "./two-environments";

let address: URL;
const asked = (path: string, options = {}, body?: string): Promise<Reply> => ask(address, { path, ...options }, body);

beforeAll(async () => void (address = await twoEnvironments()));

it("warns of a protected backend that is also served without protection", () => {
  const url = "https://a.example";
  const locked = { name: "production", url, protected: true as const };
  expect(unprotectedTwins([{ name: "live", url: `${url}/` }, locked, { name: "staging", url: `${url}/b` }])).toEqual([
    "production is protected, but live is the same backend and is not.",
  ]);
  expect(unprotectedTwins([locked, { ...locked, name: "live" }])).toEqual([]);
});

describe("a front of several environments", () => {
  it.each(["/", "/_", "/_/"])("leads to the first one from %s", async (path) => {
    expect(await asked(path)).toMatchObject({ status: 307, headers: { location: "/_/staging/" } });
  });

  it("serves files and the page in the folder of each", async () => {
    for (const name of ["staging", "production"]) {
      expect(await asked(`/_/${name}`)).toMatchObject({ status: 307, headers: { location: `/_/${name}/` } });
      expect(await asked(`/_/${name}/mark.svg`)).toMatchObject({ status: 200, body: "<svg></svg>" });
      expect((await asked(`/_/${name}/`)).body).toContain(
        ` data-api="./" data-environment="${name}" data-place="${name}.`,
      );
      expect((await asked(`/_/${name}/index.html?x`)).body).toContain(`data-environment="${name}"`);
      // Where a mail leads if this folder is the application's address.
      expect(await asked(`/_/${name}/_/`)).toMatchObject({ status: 307, headers: { location: `/_/${name}/` } });
    }
  });

  it("states all environments in the page, without their addresses' paths", async () => {
    const { body } = await asked("/_/production/");
    const [, name, text = ""] = /data-environment="(.*?)" data-place=".*?" data-environments="(.*?)"/.exec(body) ?? [];
    expect([name, JSON.parse(text.replaceAll("&quot;", '"'))]).toEqual([
      "production",
      [
        {
          name: "staging",
          host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
          place: expect.stringMatching(/^staging\.[\da-f]{8}$/),
        },
        {
          name: "production",
          host: expect.stringMatching(/^127/),
          place: expect.any(String),
          color: "#c2410c",
          isProtected: true,
        },
      ],
    ]);
  });

  it("gives each address of a backend its own place in the browser", () => {
    const places = ["http://a.example", "http://b.example", "http://a.example:81", "http://a.example/b"].map((url) =>
      storagePlace("production", new URL(url)),
    );
    expect(new Set(places).size).toBe(4);
    expect(storagePlace("production", new URL("https://a.example/b/"))).toBe(places[3]);
  });

  it("compresses the page, and sends it once", async () => {
    const plain = await asked("/_/staging/");
    const small = await asked("/_/staging/", { headers: { "accept-encoding": "gzip, br" } });
    expect([small.headers["content-encoding"], brotliDecompressSync(small.bytes).toString()]).toEqual([
      "br",
      plain.body,
    ]);
    expect(plain.headers).toMatchObject({
      "cache-control": "no-cache",
      vary: "Accept-Encoding",
      "content-type": "text/html;charset=utf-8",
      "x-frame-options": "DENY",
    });
    const { etag = "" } = plain.headers;
    expect(await asked("/_/staging/", { headers: { "if-none-match": etag } })).toMatchObject({ status: 304, body: "" });
    expect((await asked("/_/production/", { headers: { "if-none-match": etag } })).status).toBe(200);
    const head = await asked("/_/staging/", { method: "HEAD" });
    expect([head.body, head.headers["content-length"]]).toEqual(["", String(plain.bytes.length)]);
  });

  it("forwards calls to the backend of their folder alone", async () => {
    for (const name of ["staging", "production"])
      expect(JSON.parse((await asked(`/_/${name}/api/things?page=1`)).body)).toMatchObject({
        name,
        url: "/api/things?page=1",
      });
  });

  it("has no API at its root, and says where the APIs are", async () => {
    const { status, body } = await asked("/api/things");
    const message = "This dashboard serves several backends: their APIs are at /_/NAME/api/.";
    expect([status, JSON.parse(body)]).toEqual([404, { code: 404, message, data: {} }]);
  });

  it.each(
    `/_/other/ /_/other/api/things /_/STAGING/api/things /_/staging%2Fapi/things /_//staging/api/things /_/mark.svg
    /_/index.html /_/staging/API/things /_/staging//api/things /_/staging;/api/x /_/staging\\api\\x`.split(/\s+/),
  )("finds nothing elsewhere: %s", async (path) => {
    got.length = 0;
    expect((await asked(path)).status).toBe(404);
    expect(got).toEqual([]);
  });

  it.each(["/_/staging/api/../../production/api/x", "/_/staging/api/..%2f..%2fproduction/api/x"])(
    "refuses a path out of its API: %s",
    async (path) => {
      got.length = 0;
      expect((await asked(path)).status).toBe(400);
      expect(got).toEqual([]);
    },
  );

  it("passes no redirect to another environment on", async () => {
    const locationOf = async (to: string) =>
      (await asked(`/_/staging/api/redirect?${encodeURIComponent(to)}`)).headers.location;
    const own = ["./things", "../_/#/done", `http://${address.host}/_/staging/api/x`, "https://example.com/api/x"];
    for (const to of own) expect(await locationOf(to)).toBe(to);
    const other = ["/_/production/api/x", "/api/x", "../../production/api/x", `//${address.host}/_/production/api/x`];
    for (const to of [...other, `https://${address.host}/_/production/`]) expect(await locationOf(to)).toBeUndefined();
  });
});
