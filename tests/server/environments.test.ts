import { mkdir, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "../../definitions/backend/calls";
import type { Call } from "../../definitions/language/call";
import { isByVersion } from "../../src/backend/version/resolve-version";
import { createFront } from "../../server/front";
import { ask, served, temporaryFolder, type Reply } from "./support";

let address: URL;
const asked = (path: string, options = {}, body?: string): Promise<Reply> => ask(address, { path, ...options }, body);

/** Requests that a backend got: its name, method and path. */
const got: string[] = [];

const backendNamed = (name: string): Promise<URL> =>
  served(
    createServer((request, response) => {
      let body = "";
      request.on("data", (part) => (body += String(part)));
      request.on("end", () => {
        got.push(`${name} ${request.method} ${request.url}${body && ` ${body}`}`);
        response.end(JSON.stringify({ name, url: request.url, headers: request.headers }));
      });
    }),
    afterAll,
  );

beforeAll(async () => {
  const directory = join(await temporaryFolder(afterAll), "app");
  await mkdir(directory);
  await writeFile(join(directory, "index.html"), `<!doctype html><html lang="en"><title>Page</title></html>`);
  await writeFile(join(directory, "mark.svg"), "<svg></svg>");
  const environments = [
    { name: "staging", backend: await backendNamed("staging") },
    { name: "production", backend: await backendNamed("production"), color: "#c2410c", protected: true as const },
  ];
  address = await served(createFront({ directory, environments }), afterAll);
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
        ` data-api="./" data-environment="${name}" data-environments="[`,
      );
      expect((await asked(`/_/${name}/index.html?x`)).body).toContain(`data-environment="${name}"`);
      // Where a mail leads if this folder is the application's address.
      expect(await asked(`/_/${name}/_/`)).toMatchObject({ status: 307, headers: { location: `/_/${name}/` } });
    }
  });

  it("states all environments in the page, without their addresses' paths", async () => {
    const { body } = await asked("/_/production/");
    const [, name, text = ""] = /data-environment="(.*?)" data-environments="(.*?)"/.exec(body) ?? [];
    expect([name, JSON.parse(text.replaceAll("&quot;", '"'))]).toEqual([
      "production",
      [
        { name: "staging", host: expect.stringMatching(/^127\.0\.0\.1:\d+$/) },
        { name: "production", host: expect.stringMatching(/^127/), color: "#c2410c", isProtected: true },
      ],
    ]);
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
});

describe("a protected environment", () => {
  const refused = {
    code: 403,
    message: "The environment production is protected: unlock it in the dashboard to make changes.",
    data: {},
  };

  const send = async (line: string, headers = {}, body?: string): Promise<Reply> => {
    const [method, path] = line.split(" ");
    got.length = 0;
    return asked(`/_/production${path}`, { method, headers }, body);
  };

  const json = { "content-type": "application/json" };

  const changes = `POST /api/collections
    PATCH /api/collections/users
    DELETE /api/collections/users
    DELETE /api/collections/users/truncate
    PUT /api/collections/import
    POST /api/collections/users/records
    PATCH /api/collections/users/records/1
    DELETE /api/collections/users/records/1
    PATCH /api/settings
    POST /api/settings/test/email
    POST /api/settings/test/s3
    POST /api/backups
    POST /api/backups/upload
    POST /api/backups/b.zip/restore
    DELETE /api/backups/b.zip
    POST /api/crons/job
    POST /api/admins
    DELETE /api/admins/1
    POST /api/batch
    POST /api/collections/users/impersonate/1
    POST /api/collections/users/confirm-password-reset
    POST /api/collections/users/auth-with-oauth2
    POST /api//collections
    POST /api/%63ollections
    POST /api/collections%2Fusers/records
    POST /api/collections/_superusers/auth-refresh/
    POST /api/collections/_superusers/auth-refresh/../records
    POST /api/collections/_superusers%2Fauth-refresh
    POST /api/collections/_SUPERUSERS/auth-refresh
    POST /api/files/token/
    PATCH /api/files/token
    PUT /api/files/token
    PROPFIND /api/collections
    TRACE /api/collections
    POST /api/files/token?_method=DELETE
    POST /api/files/token?a=1&_METHOD=PATCH
    GET /api/things?_method=DELETE
    GET /api/things?%5Fmethod=DELETE`;

  it.each(changes.split("\n").map((line) => line.trim()))("refuses without consent: %s", async (line) => {
    const { status, body } = await send(line);
    // A path that leads out of the API is refused before.
    if (line.includes("..")) expect(status).toBe(400);
    else expect([status, JSON.parse(body)]).toEqual([403, refused]);
    expect(got).toEqual([]);
  });

  it("refuses every call of the page that changes something, on each version", async () => {
    const changing = Object.values<Call>(calls)
      .filter(({ reads }) => reads === undefined)
      .flatMap(({ route }) => (isByVersion<string>(route) ? Object.values(route.byVersion) : [route]))
      .filter((route) => !route.startsWith("GET "));
    expect(changing.length).toBeGreaterThan(30);
    for (const route of changing) expect((await send(route.replaceAll(/:\w+/g, "x"))).status, route).toBe(403);
    expect(got).toEqual([]);
  });

  it.each(["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"])(
    "refuses another method by %s",
    async (name) => {
      for (const line of ["GET /api/things", "POST /api/files/token"])
        expect((await send(line, { [name]: "DELETE" })).status).toBe(403);
      expect(got).toEqual([]);
    },
  );

  it.each(["staging", "Production", "production, production", "true", "", "*"])(
    "takes no consent to %j",
    async (name) => {
      expect((await send("DELETE /api/collections/users", { "Sextant-Unlocked": name })).status).toBe(403);
      expect(got).toEqual([]);
    },
  );

  it("lets changes through with its consent, which the backend does not get", async () => {
    const { status, body } = await send("POST /api/collections", { ...json, "sextant-unlocked": "production" }, "{}");
    expect([status, got]).toEqual([200, ["production POST /api/collections {}"]]);
    expect(JSON.parse(body)).not.toHaveProperty("headers.sextant-unlocked");
  });

  it.each(
    `GET /api/collections
    HEAD /api/collections
    OPTIONS /api/collections
    POST /api/admins/auth-with-password
    POST /api/admins/auth-refresh
    POST /api/collections/_superusers/auth-with-password
    POST /api/collections/_superusers/request-otp
    POST /api/collections/_superusers/auth-with-otp
    POST /api/collections/_superusers/auth-refresh
    POST /api/collections/meta/dry-run-view
    POST /api/files/token`
      .split("\n")
      .map((line) => line.trim()),
  )("lets reading and sign-in through: %s", async (line) => {
    expect((await send(line)).status).toBe(200);
    expect(got).toEqual([`production ${line}`]);
  });

  const sql = (query: string): string => JSON.stringify({ query });

  it.each([
    "select * from users",
    "  SELECT 1; select 2",
    "explain delete from users",
    "with a as (select 1) select * from a",
  ])("lets SQL through that reads: %s", async (query) => {
    expect((await send("POST /api/sql", json, sql(query))).status).toBe(200);
    expect(got).toEqual([`production POST /api/sql ${sql(query)}`]);
  });

  const writing = [
    "delete from users",
    "select 1; drop table users",
    "with a as (select 1) delete from users",
    "/* select */ update users set name=1",
    "pragma writable_schema=1",
    "attach 'x' as y",
    "vacuum into 'x'",
    "begin",
    "nonsense",
  ];
  it.each([
    ...writing.map(sql),
    "",
    "[]",
    "null",
    '"select 1"',
    '{"Query":"select 1"}',
    '{"query":["select 1"]}',
    "{",
    sql("x".repeat(99_999)),
  ])("refuses SQL that may write: %.60s", async (body) => {
    expect(JSON.parse((await send("POST /api/sql", json, body)).body)).toEqual(refused);
    expect(got).toEqual([]);
  });

  it("sends only the statements on that it has judged", async () => {
    await send("POST /api/sql", json, '{"query":"delete from a","query":"select 1","QUERY":"delete from b"}');
    expect(got).toEqual([`production POST /api/sql ${sql("select 1")}`]);
    got.length = 0;
    const { status } = await send("POST /api/sql", { ...json, "content-encoding": "gzip" }, sql("select 1"));
    expect([status, got]).toEqual([403, []]);
  });

  it("takes nothing from the others", async () => {
    got.length = 0;
    expect((await asked("/_/staging/api/collections", { method: "POST" }, "{}")).status).toBe(200);
    expect(got).toEqual(["staging POST /api/collections {}"]);
  });
});
