import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBackend } from "../../server/backend";
import { getBackend } from "../../server/binary";
import { client, type Send } from "../../server/demo/api";
import { fillDemo } from "../../server/demo/index";
import { laterRecords } from "../../server/demo/later";
import { signInAs, type Account } from "../../server/first-admin";
import { freePort } from "../../server/port";
import { temporaryFolder } from "./support";

interface Page<Item> {
  totalItems: number;
  items: Item[];
}
interface Field {
  name: string;
  type: string;
  hidden?: boolean;
  presentable?: boolean;
  protected?: boolean;
  maxSelect?: number | null;
}
interface Collection {
  name: string;
  type: string;
  system: boolean;
  listRule: string | null;
  fields: Field[];
  schema?: (Field & { options: object })[];
  indexes: string[];
}
type Row = { id: string } & Record<string, unknown>;

const appUrl = "http://127.0.0.1:4321";
const oldTypes = "text number bool email url date select json file relation";
const isBlank = (value: unknown): boolean =>
  [undefined, null, "", 0, false].includes(value as null) || (Array.isArray(value) && value.length === 0);

describe.each([
  ["v0.8.0", oldTypes],
  ["v0.40.4", `${oldTypes} editor autodate geoPoint password`],
] as const)("the sample on %s", (version, types) => {
  const isLater = version === "v0.40.4";
  const reported: string[] = [];
  let base: string;
  let account: Account;
  let send: Send;
  let options: Omit<Parameters<typeof fillDemo>[1], "report">;

  beforeAll(async () => {
    const backend = await startBackend(
      await getBackend({ version }),
      await freePort(),
      await temporaryFolder(afterAll),
    );
    afterAll(backend.stop);
    await backend.ready;
    base = backend.url.origin;
    options = { appUrl, ...(isLater && { installToken: await backend.installToken }) };
    account = await fillDemo(backend.url.href, { ...options, report: (line) => reported.push(line) });
    send = client(base, (await signInAs(base, account)).token);
  });

  const list = async <Item>(path: string): Promise<Page<Item>> => (await send("GET", path)) as Page<Item>;
  const collections = async (): Promise<Collection[]> =>
    (await list<Collection>("/api/collections?perPage=200&sort=name")).items
      .filter(({ system }) => !system)
      .map((each) => ({
        ...each,
        fields: each.schema?.map(({ options: own, ...field }) => ({ ...field, ...own })) ?? each.fields,
      }));
  const asked = (filter: string): string => `&filter=${encodeURIComponent(filter)}`;
  const records = (collection: string, query = ""): Promise<Page<Row>> =>
    list<Row>(`/api/collections/${collection}/records?perPage=500${query}`);
  const allFields = async () => (await collections()).flatMap(({ fields }) => fields);

  it("has an admin whose long password only the caller gets", async () => {
    expect(account.email).toBe("demo@example.com");
    expect(account.password).toMatch(/^[a-z2-9-]{16,}$/);
    expect(reported.join("\n")).not.toContain(account.password);
    expect(reported).toContain("Adding 240 orders …");
    const urlName = isLater ? "appURL" : "appUrl";
    expect(await send("GET", "/api/settings")).toMatchObject({ meta: { appName: "Harbourline", [urlName]: appUrl } });
  });

  it("uses every type of field, both for one value and for several", async () => {
    const fields = await allFields();
    expect(new Set(fields.map(({ type }) => type))).toEqual(new Set(types.split(" ")));
    for (const type of ["select", "file", "relation"]) {
      const single = fields.filter((field) => field.type === type).map(({ maxSelect = 1 }) => (maxSelect ?? 9) <= 1);
      expect(new Set(single), type).toEqual(new Set([true, false]));
    }
  });

  it("has two collections of accounts, and rules of all three kinds", async () => {
    const all = await collections();
    expect(all.filter(({ type }) => type === "auth").map(({ name }) => name)).toEqual(["crew", "users"]);
    const rules = all.map(({ listRule }) => (listRule ? "expression" : listRule));
    expect(new Set(rules)).toEqual(new Set([null, "", "expression"]));
    const users = all.find(({ name }) => name === "users")!;
    const names = users.fields.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["name", "avatar", "recent_orders"]));
    expect(names).toHaveLength(new Set(names).size);
    if (isLater) expect(users.indexes.filter((index) => /username/.test(index))).toHaveLength(1);
  });

  it("has many records, and a value in every field of some record", async () => {
    let total = 0;
    const secret = new Set(["password", "tokenKey"]);
    for (const { name, fields } of await collections()) {
      const { items, totalItems } = await records(name);
      total += totalItems;
      const unused = fields.filter((field) => items.every((row) => isBlank(row[field.name])));
      expect([name, unused.map((field) => field.name).filter((each) => !secret.has(each))]).toEqual([name, []]);
      if (name === "orders") expect(totalItems).toBe(240);
    }
    expect(total).toBeGreaterThanOrEqual(300);
  });

  it("has records that relate to each other both ways, and to their own collection", async () => {
    const [customer] = (await records("users", asked('recent_orders.id != ""'))).items;
    const [order] = customer!["recent_orders"] as string[];
    expect(await send("GET", `/api/collections/orders/records/${order}`)).toMatchObject({ customer: customer!.id });
    expect((await records("crew", asked('reports_to.full_name ~ "Mehmet"'))).totalItems).toBeGreaterThan(0);
  });

  it("has pictures with thumbnails, and shows guests no order", async () => {
    const [order] = (await records("orders", asked('photos ~ "png" && photos ~ "pdf"'))).items;
    const picture = (order!["photos"] as string[]).find((name) => name.endsWith(".png"));
    const answer = await fetch(`${base}/api/files/orders/${order!.id}/${picture}?thumb=100x100`);
    expect(Buffer.from(await answer.arrayBuffer()).readUInt32BE(16)).toBe(100); // the width in a PNG's header
    expect(await client(base)("GET", "/api/collections/orders/records")).toMatchObject({ totalItems: 0 });
  });

  it("has request logs of visitors from several addresses, with failures", async () => {
    const [path, filter] = isLater
      ? ["logs", 'data.auth != "_superusers" && data.userIP != "127.0.0.1" && data.type = "request"']
      : ["logs/requests", 'auth != "admin" && userIp != "127.0.0.1"'];
    const found = async () => (await list<Row>(`/api/${path}?perPage=200${asked(filter)}`)).items;
    await expect.poll(async () => (await found()).length, { timeout: 10_000, interval: 300 }).toBeGreaterThan(30);
    const visits = (await found()).map(({ data, ...entry }) => ({ ...entry, ...(data as object) }) as unknown as Row);
    const valuesOf = (name: string) => new Set(visits.map((visit) => visit[name]));
    expect(valuesOf("status")).toEqual(new Set([200, 400, 401, 403, 404]));
    expect(valuesOf(isLater ? "userIP" : "userIp").size).toBeGreaterThan(3);
    expect(valuesOf("userAgent").size).toBeGreaterThan(3);
    if (isLater) expect(await send("GET", "/api/settings")).toMatchObject({ trustedProxy: { headers: [] } });
    else expect(valuesOf("auth")).toEqual(new Set(["guest", "auth_record"]));
  });

  it("is not added a second time", async () => {
    const report = (): void => {};
    const [path, refusal] = isLater
      ? ["/api/collections/_superusers/records", "POST /api/collections/_superusers/records answered"]
      : ["/api/admins", /^The backend at http\S+ already has an admin, .+\.$/];
    const all = () => Promise.all([send("GET", "/api/settings"), send("GET", path), collections()]);
    const before = await all();
    await expect(fillDemo(base, { ...options, report })).rejects.toThrow(refusal);
    if (isLater) {
      const sentence = `Without an install link it is unknown whether the backend at ${base} is empty.`;
      await expect(fillDemo(base, { appUrl, report })).rejects.toThrow(sentence);
    }
    expect(await all()).toEqual(before);
  });

  if (isLater)
    it("has all records, hidden and presented fields, and a view of totals", async () => {
      for (const [name, rows] of laterRecords)
        expect([name, (await records(name)).totalItems]).toEqual([name, rows.length]);
      const fields = await allFields();
      const marked = (mark: "hidden" | "presentable" | "protected") =>
        fields.filter((field) => field[mark]).map(({ name }) => name);
      expect(marked("hidden")).toContain("wage");
      expect(marked("presentable")).toEqual(expect.arrayContaining(["title", "full_name", "name"]));
      expect(marked("protected")).toEqual(["originals"]);
      const { items } = await records("customer_totals", "&sort=-total");
      const orders = await records("orders", asked(`customer = "${items[0]!.id}"`));
      const total = orders.items.reduce((sum, order) => sum + Number(order["total"]), 0);
      expect(items[0]).toMatchObject({ orders: orders.totalItems, total: expect.closeTo(total, 2) });
      const points = (await records("ports")).items.flatMap((row) => Object.values(row["entrance"] as object));
      const numbers = [...items.map((row) => row["total"]), ...points];
      expect(numbers.filter((value) => !/^-?\d+(\.\d{1,2})?$/.test(String(value)))).toEqual([]);
    });

  if (isLater)
    it("protects the originals of documents", async () => {
      const { items } = await records("documents");
      const document = items.find((row) => (row["originals"] as string[]).length === 2)!;
      const address = `${base}/api/files/documents/${document.id}/${(document["originals"] as string[])[0]}`;
      expect((await fetch(address)).status).toBe(404);
      const { token } = (await send("POST", "/api/files/token")) as { token: string };
      expect((await fetch(`${address}?token=${token}`)).status).toBe(200);
    });
});

it("names a backend that does not answer", async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  await expect(fillDemo(nowhere, { appUrl, report: () => {} })).rejects.toThrow(
    `No backend answers at ${nowhere}, so the sample could not be added.`,
  );
});
