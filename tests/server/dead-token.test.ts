import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "../../definitions/backend/calls";
import { backend as inUse, routeOf, selectBackend } from "../../src/backend/version/backend";
import type { Call } from "../../definitions/language/call";
import { requestOf } from "../../src/backend/calls/request";
import { idsFilter } from "../../src/backend/filter/id-filters";
import { builtVersions } from "../../server/built-versions.mjs";
import { signInAs } from "../../server/first-admin";
import { bodyOf, tokenChange } from "../browser/support/stored-bodies";
import { seriesOf } from "../support/tested-version";
import { freshApi, type AdminCall } from "./support";

let send: AdminCall;

beforeAll(async () => {
  send = await freshApi(afterAll);
  const open = { listRule: "", viewRule: "", createRule: "", updateRule: null, deleteRule: null };
  const schema = [{ name: "title", type: "text" }];
  await send.done("POST", "api/collections", { name: "letters", type: "base", schema, ...open });
  await send.done("POST", "api/collections/letters/records", { title: "One" });
});

/** Answer to a list of records, requested as the dashboard does or with the plain filter. */
async function answerTo(filter: string, token: string, sent = true): Promise<unknown> {
  const { path, query } = requestOf(calls.countRecords, { path: { collection: "letters" }, query: { filter } });
  const asked = sent ? query : { ...(filter && { filter }) };
  const { status, data } = await send<object>("GET", `${path}?${new URLSearchParams(asked)}`, undefined, token);
  const { message, totalItems } = data as { message?: string; totalItems?: number };
  return { status, message, totalItems };
}

it("refuses a list to a dead token, though guests may see the records", async () => {
  expect(await answerTo("", "dead", false)).toMatchObject({ status: 200, totalItems: 1 });
  for (const filter of ["", "title = 'One'"]) expect(await answerTo(filter, "dead")).toMatchObject({ status: 403 });
});

it.each([
  "",
  "title = 'One'",
  "title = 'None' || title = 'One'",
  "title = 'None'\n",
  idsFilter(Array.from({ length: inUse().idsPerFilter }, (_, index) => `record${index}`)),
  "title",
  "title = 'One",
  'title = "One',
  String.raw`title = "One\"`,
  "title = 'One' &&",
  "(title = 'One'",
  "title = 'One' // of them",
  "// of them",
  "nothing = 1",
])("answers an admin the same for the filter %s", async (filter) => {
  expect(await answerTo(filter, send.admin)).toEqual(await answerTo(filter, send.admin, false));
});

describe.each(builtVersions)("a dead token on %s", (version) => {
  const admins = (): string => routeOf(calls.addAdmin).split(" /")[1]!;
  const path = "api/collections/letters/records";

  beforeAll(async () => {
    selectBackend(seriesOf(version));
    send = await freshApi(afterAll, { version });
    const open = { listRule: "", viewRule: "", createRule: "", updateRule: "", deleteRule: "" };
    const shape = bodyOf(version, { name: "letters", type: "base", fields: { title: "text" } });
    await send.done("POST", "api/collections", { ...shape, ...open });
  });

  /** Answer to a call without a body, as the dashboard makes it. */
  async function answer<T>(call: Call, token: string, parts = {}): Promise<{ status: number; data: T }> {
    const { method, path: to, query } = requestOf(call, { path: parts });
    return send<T>(method, `${to}?${new URLSearchParams(query)}`, undefined, token);
  }

  const readRecord = (id: string, token: string) =>
    answer<{ items: object[] }>(calls.readRecord, token, { collection: "letters", id });

  it("reads and writes like a guest where rules admit guests", async () => {
    const made = await send.done<{ id: string }>("POST", path, { title: "One" }, "dead");
    await send.done("GET", `${path}/${made.id}`, undefined, "dead");
    await send.done("PATCH", `${path}/${made.id}`, { title: "Two" }, "dead");
    await send.done("DELETE", `${path}/${made.id}`, undefined, "dead");
  });

  it("is refused a record by its id, which an admin gets", async () => {
    const made = await send.done<{ id: string }>("POST", path, { title: "One" });
    const whole = await send.done("GET", `${path}/${made.id}`);
    expect(await readRecord(made.id, send.admin)).toMatchObject({ status: 200, data: { items: [whole] } });
    for (const id of ["nothing00000000", '"', "a||b"])
      expect(await readRecord(id, send.admin)).toMatchObject({ status: 200, data: { items: [] } });
    expect(await readRecord(made.id, "dead")).toMatchObject({ status: 403 });
  });

  it.each([
    ["the password was changed", (own: string) => send.done("PATCH", own, { password: next, passwordConfirm: next })],
    ["the account was deleted", (own: string) => send.done("DELETE", own)],
    ["the secret was changed", () => send.done(...tokenChange(version, { secret: crypto.randomUUID() }))],
  ])("renews no session after %s", async (_, kill) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const made = { email, password: first, passwordConfirm: first };
    const { id } = await send.done<{ id: string }>("POST", admins(), made);
    const { token } = await signInAs(send.backend.origin, { email, password: first });
    expect(await answer(calls.renewSession, token)).toMatchObject({ status: 200 });
    await kill(`${admins()}/${id}`);
    expect(await answer(calls.renewSession, token)).toMatchObject({ status: 401 });
    expect(await readRecord("record000000001", token)).toMatchObject({ status: 403 });
  });
});

const first = "a-long-password";
const next = "another-password";
