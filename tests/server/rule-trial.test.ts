import { afterAll, beforeAll, expect, it } from "vitest";
import type { Collection } from "../../definitions/types/collection";
import type { RecordRow } from "../../definitions/types/record";
import { trialFilter } from "../../src/features/rules/model/trial";
import { freshApi, type AdminCall } from "./support";
import { asRead } from "../support/stored-collection";

// Lists are tried with the other rules, against the backend, too. Here is what others than admins send.

let call: AdminCall;
let boats: Collection;
let orders: Collection;
let crew: Collection;
let anna: RecordRow;

const password = "a-long-password";
const guest = "";

async function made<T = RecordRow>(path: string, body: object): Promise<T> {
  const { ok, data } = await call<T>("POST", path, body);
  if (!ok) throw new Error(JSON.stringify(data));
  return data;
}

const collection = async (body: object): Promise<Collection> => asRead(await made<Collection>("api/collections", body));

beforeAll(async () => {
  call = await freshApi(afterAll);
  const name = { name: "name", type: "text" };
  boats = await collection({ name: "boats", type: "base", schema: [name] });
  const boat = { name: "boat", type: "relation", options: { collectionId: boats.id, maxSelect: 1 } };
  const fields = [name, { name: "total", type: "number" }, { name: "meta", type: "json" }, boat];
  orders = await collection({ name: "orders", type: "base", schema: fields });
  const options = { allowUsernameAuth: true, minPasswordLength: 8, manageRule: "id != ''" };
  crew = await collection({ name: "crew", type: "auth", schema: [name], updateRule: "", options });
  anna = await made("api/collections/crew/records", { username: "anna", password, passwordConfirm: password });
  const { id } = await made("api/collections/boats/records", { name: "Anna" });
  for (const meta of [
    { flag: "DE", n: 2.5, yes: true, list: [{ flag: "DE" }] },
    { flag: { deep: "DE" } },
    ["DE"],
    5,
    null,
  ])
    await made("api/collections/orders/records", { name: "Rope", total: 2.5, meta, boat: id });
});

it.each([
  "@request.data.meta.flag = 'DE'",
  "@request.data.meta.flag != null",
  "@request.data.meta.flag.deep = 'DE' || @request.data.meta.yes = true",
  "@request.data.meta.n = total && @request.data.meta.n > 1",
  "@request.data.meta.nothing = null && @request.data.meta.list.flag = null",
  "@request.data.meta = 5",
  "@request.data.boat.name = 'Anna'",
  "@request.data.name.length = null",
])("tries %s of what is sent as the backend judges it, which follows names into JSON", async (createRule) => {
  await call("PATCH", "api/collections/orders", { createRule });
  const { filter } = trialFilter({ rule: createRule, path: "createRule", own: orders, collections: [boats, orders] });
  const path = "api/collections/orders/records";
  const { data } = await call<{ items: RecordRow[] }>("GET", path);
  const through = await call<typeof data>("GET", `${path}?${new URLSearchParams({ filter: filter! })}`);
  const ids = new Set(through.data.items.map(({ id }) => id));
  for (const { id, ...values } of data.items) {
    const { ok, data: copy } = await call<RecordRow>("POST", path, values, guest);
    expect([values, ok]).toEqual([values, ids.has(id)]);
    if (ok) await call("DELETE", `${path}/${copy.id}`);
  }
});

it("lets no guest manage accounts, as the backend does not, whatever the rule says", async () => {
  const tried = { rule: "id != ''", path: "manageRule", own: crew, collections: [crew] } as const;
  const identity = { identity: "anna", password };
  const { data } = await call<{ token: string }>("POST", "api/collections/crew/auth-with-password", identity, guest);
  const mayManage = async (token: string): Promise<boolean> =>
    (await call("PATCH", `api/collections/crew/records/${anna.id}`, { verified: true }, token)).ok;
  expect(trialFilter(tried).problem).toContain("Guests can never manage accounts");
  expect(await mayManage(guest)).toBe(false);
  expect(trialFilter(tried, anna).filter).toBe("id != ''");
  expect(await mayManage(data.token)).toBe(true);
});
