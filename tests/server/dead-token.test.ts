import { afterAll, beforeAll, expect, it } from "vitest";
import { calls } from "../../definitions/backend/calls";
import { backend as inUse } from "../../src/runtime/model/version/backend";
import { requestOf } from "../../src/runtime/model/calls/request";
import { idsFilter } from "../../src/runtime/model/table/relations";
import { ask, firstAdmin, freshBackend } from "./support";

let backend: URL;
let token: string;

beforeAll(async () => {
  backend = await freshBackend(afterAll);
  token = await firstAdmin(backend);
  const open = { listRule: "", viewRule: "", createRule: "", updateRule: null, deleteRule: null };
  const schema = [{ name: "title", type: "text" }];
  await post("api/collections", { name: "letters", type: "base", schema, ...open });
  await post("api/collections/letters/records", { title: "One" });
});

const post = (path: string, body: object): Promise<unknown> =>
  fetch(new URL(path, backend), {
    method: "POST",
    headers: { Authorization: token, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

/** What the backend says to a list of records as the dashboard asks for it, or as it stands. */
async function said(filter: string, authorization: string, sent = true): Promise<unknown> {
  const { path, query } = requestOf(calls.countRecords, { path: { collection: "letters" }, query: { filter } });
  const asked = sent ? query : { ...(filter && { filter }) };
  const { status, body } = await ask(new URL(`${path}?${new URLSearchParams(asked)}`, backend), {
    headers: { authorization },
  });
  const { message, totalItems } = JSON.parse(body) as { message?: string; totalItems?: number };
  return { status, message, totalItems };
}

it("refuses a list of records to a dead token, though guests may see them", async () => {
  expect(await said("", "dead", false)).toMatchObject({ status: 200, totalItems: 1 });
  for (const filter of ["", "title = 'One'"]) expect(await said(filter, "dead")).toMatchObject({ status: 403 });
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
])("tells an admin the same of: %s", async (filter) => {
  expect(await said(filter, token)).toEqual(await said(filter, token, false));
});
