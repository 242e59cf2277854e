import { afterAll, beforeAll, expect, it } from "vitest";
import { calls } from "../../definitions/backend/calls";
import { backend as inUse } from "../../src/runtime/model/version/backend";
import { requestOf } from "../../src/runtime/model/calls/request";
import { idsFilter } from "../../src/runtime/model/table/relations";
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
