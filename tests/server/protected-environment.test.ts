import { beforeAll, describe, expect, it } from "vitest";
import { calls } from "../../definitions/backend/calls";
import type { Call } from "../../definitions/language/call";
import { isByVersion } from "../../src/backend/version/resolve-version";
import { ask, type Reply } from "./support";
import { got, twoEnvironments } from "./two-environments";

let address: URL;
const asked = (path: string, options = {}, body?: string): Promise<Reply> => ask(address, { path, ...options }, body);

beforeAll(async () => void (address = await twoEnvironments()));

describe("a protected environment", () => {
  const refused = {
    code: 423,
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
    POST /api/collections/users/confirm-password-reset/
    POST /api/collections/users/request-password-reset
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
    else expect([status, JSON.parse(body)]).toEqual([423, refused]);
    expect(got).toEqual([]);
  });

  it("refuses every call of the page that changes something, on each version", async () => {
    const changing = Object.values<Call>(calls)
      .filter(({ reads, byMailToken }) => reads === undefined && !byMailToken)
      .flatMap(({ route }) => (isByVersion<string>(route) ? Object.values(route.byVersion) : [route]))
      .filter((route) => !route.startsWith("GET "));
    expect(changing.length).toBeGreaterThan(30);
    for (const route of changing) expect((await send(route.replaceAll(/:\w+/g, "x"))).status, route).toBe(423);
    expect(got).toEqual([]);
  });

  it.each(["X-HTTP-Method-Override", "X-HTTP-Method", "X-Method-Override"])(
    "refuses another method by %s",
    async (name) => {
      for (const line of ["GET /api/things", "POST /api/files/token"])
        expect((await send(line, { [name]: "DELETE" })).status).toBe(423);
      expect(got).toEqual([]);
    },
  );

  it.each(["staging", "Production", "production, production", "true", "", "*"])(
    "takes no consent to %j",
    async (name) => {
      expect((await send("DELETE /api/collections/users", { "Sextant-Unlocked": name })).status).toBe(423);
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
    POST /api/files/token
    POST /api/admins/confirm-password-reset
    POST /api/collections/users/confirm-password-reset
    POST /api/collections/users/confirm-verification
    POST /api/collections/users/confirm-email-change`
      .split("\n")
      .map((line) => line.trim()),
  )("lets reading, sign-in and links of mails through: %s", async (line) => {
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
  it.each(writing)("refuses SQL that may write: %s", async (query) => {
    expect(JSON.parse((await send("POST /api/sql", json, sql(query))).body)).toEqual(refused);
    expect(got).toEqual([]);
  });

  it.each([
    "",
    "[]",
    "null",
    '"select 1"',
    '{"Query":"select 1"}',
    '{"query":["select 1"]}',
    "{",
    sql("x".repeat(99_999)),
  ])("says why it does not read SQL: %.60s", async (body) => {
    const answer = await send("POST /api/sql", json, body);
    const message = 'This SQL cannot be read: send it as JSON with a "query" of at most 5000 bytes.';
    expect([answer.status, JSON.parse(answer.body)]).toEqual([400, { code: 400, message, data: {} }]);
    expect(got).toEqual([]);
  });

  it("sends only the statements on that it has judged", async () => {
    await send("POST /api/sql", json, '{"query":"delete from a","query":"select 1","QUERY":"delete from b"}');
    expect(got).toEqual([`production POST /api/sql ${sql("select 1")}`]);
    got.length = 0;
    const { status } = await send("POST /api/sql", { ...json, "content-encoding": "gzip" }, sql("select 1"));
    expect([status, got]).toEqual([400, []]);
  });

  it("takes nothing from the others", async () => {
    got.length = 0;
    expect((await asked("/_/staging/api/collections", { method: "POST" }, "{}")).status).toBe(200);
    expect(got).toEqual(["staging POST /api/collections {}"]);
  });
});
