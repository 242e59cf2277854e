import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startBackend } from "../../server/backend";
import { getBackend } from "../../server/binary";
import { client, type Send } from "../../server/demo/api";
import { fillDemo } from "../../server/demo/index";
import { laterRecords } from "../../server/demo/later";
import { signInAs, type Account } from "../../server/first-admin";
import { freePort } from "../../server/port";
import { temporaryFolder } from "./support";

const appUrl = "http://127.0.0.1:4321";
let base: string;
let installToken: string;
let account: Account;
let send: Send;

beforeAll(async () => {
  const version = "v0.40.4";
  const backend = await startBackend(await getBackend({ version }), await freePort(), await temporaryFolder(afterAll));
  afterAll(backend.stop);
  await backend.ready;
  base = backend.url.origin;
  installToken = await backend.installToken;
  account = await fillDemo(backend.url.href, { appUrl, installToken, report: () => {} });
  send = client(base, (await signInAs(base, account)).token);
});

interface Field {
  name: string;
  type: string;
  hidden: boolean;
  presentable: boolean;
  maxSelect?: number;
  protected?: boolean;
}

interface Collection {
  name: string;
  type: string;
  system: boolean;
  fields: Field[];
  indexes: string[];
}

type Row = { id: string } & Record<string, unknown>;

interface Page<Item> {
  totalItems: number;
  items: Item[];
}

const list = async <Item>(path: string): Promise<Page<Item>> => (await send("GET", path)) as Page<Item>;
const records = (collection: string, query = ""): Promise<Page<Row>> =>
  list<Row>(`/api/collections/${collection}/records?perPage=500${query}`);
const collections = async (): Promise<Collection[]> =>
  (await list<Collection>("/api/collections?perPage=200")).items.filter(({ system }) => !system);

describe("the sample on v0.40", () => {
  it("has a superuser, and the application's name and address", async () => {
    expect(account.email).toBe("demo@example.com");
    expect((await records("_superusers")).totalItems).toBe(1);
    expect(await send("GET", "/api/settings")).toMatchObject({ meta: { appName: "Harbourline", appURL: appUrl } });
  });

  it("has all records of the sample", async () => {
    const wanted = Object.fromEntries(laterRecords.map(([name, rows]) => [name, rows.length]));
    const pages = Object.keys(wanted).map(async (name) => [name, (await records(name)).totalItems]);
    expect(Object.fromEntries(await Promise.all(pages))).toEqual(wanted);
  });

  it("has a value in every field of some record", async () => {
    for (const { name, fields, type } of await collections()) {
      const { items } = await records(name);
      const secret = new Set(["password", "tokenKey"]);
      const unused = fields.filter(
        (field) => !secret.has(field.name) && items.every((row) => isBlank(row[field.name])),
      );
      expect(
        unused.map((field) => field.name),
        `${type} ${name}`,
      ).toEqual([]);
    }
  });

  it("uses every type of field, and the marks that fields have", async () => {
    const fields = (await collections()).flatMap((collection) => collection.fields);
    const types = "text editor number bool email url date autodate select file relation json geoPoint password";
    expect(new Set(fields.map(({ type }) => type))).toEqual(new Set(types.split(" ")));
    for (const type of ["select", "file", "relation"]) {
      const single = fields.filter((field) => field.type === type).map(({ maxSelect = 1 }) => maxSelect <= 1);
      expect(new Set(single), type).toEqual(new Set([true, false]));
    }
    const marked = (mark: "hidden" | "presentable" | "protected") =>
      fields.filter((field) => field[mark]).map(({ name }) => name);
    expect(marked("hidden")).toContain("wage");
    expect(marked("presentable")).toEqual(expect.arrayContaining(["title", "full_name", "name"]));
    expect(marked("protected")).toEqual(["originals"]);
  });

  it("keeps what users have on a fresh backend, and lets accounts sign in by their names", async () => {
    const users = (await collections()).find(({ name }) => name === "users")!;
    const names = users.fields.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["name", "avatar", "username", "recent_orders"]));
    expect(names).toHaveLength(new Set(names).size);
    expect(users.indexes.filter((index) => /username/.test(index))).toHaveLength(1);
  });

  it("has a view of what customers have ordered", async () => {
    const { items } = await records("customer_totals", "&sort=-total");
    const orders = await records("orders", `&filter=${encodeURIComponent(`customer = "${items[0]!.id}"`)}`);
    const total = orders.items.reduce((sum, order) => sum + Number(order["total"]), 0);
    expect(items[0]).toMatchObject({ orders: orders.totalItems, total: expect.closeTo(total, 2) });
  });

  it("has no number with more than two decimals in the view and the points", async () => {
    const totals = (await records("customer_totals")).items.map((row) => row["total"]);
    const points = (await records("ports")).items.flatMap((row) => Object.values(row["entrance"] as object));
    expect([...totals, ...points].filter((value) => !/^-?\d+(\.\d{1,2})?$/.test(String(value)))).toEqual([]);
  });

  it("protects the originals of documents", async () => {
    const { items } = await records("documents");
    const document = items.find((row) => (row["originals"] as string[]).length === 2)!;
    const [name] = document["originals"] as string[];
    const address = `${base}/api/files/documents/${document.id}/${name}`;
    expect((await fetch(address)).status).toBe(404);
    const { token } = (await send("POST", "/api/files/token")) as { token: string };
    expect((await fetch(`${address}?token=${token}`)).status).toBe(200);
  });

  it("has request logs of visitors from several addresses, with failures among them", async () => {
    const foreign = 'data.auth != "_superusers" && data.userIP != "127.0.0.1" && data.type = "request"';
    const visits = await vi.waitFor(
      async () => {
        const found = await list<{ data: { status: number; userIP: string } }>(
          `/api/logs?perPage=200&filter=${encodeURIComponent(foreign)}`,
        );
        expect(found.totalItems).toBeGreaterThan(30);
        return found.items.map(({ data }) => data);
      },
      { timeout: 10_000, interval: 300 },
    );
    expect(new Set(visits.map(({ status }) => status))).toEqual(new Set([200, 400, 401, 403, 404]));
    expect(new Set(visits.map(({ userIP }) => userIP)).size).toBeGreaterThan(3);
    expect(await send("GET", "/api/settings")).toMatchObject({ trustedProxy: { headers: [] } });
  });

  it("is added no second time", async () => {
    const again = fillDemo(base, { appUrl, installToken, report: () => {} });
    await expect(again).rejects.toThrow("POST /api/collections/_superusers/records answered");
    await expect(fillDemo(base, { appUrl, report: () => {} })).rejects.toThrow(
      `Without an install link it is unknown whether the backend at ${base} is empty.`,
    );
    expect((await records("_superusers")).totalItems).toBe(1);
  });
});

const isBlank = (value: unknown): boolean =>
  [undefined, null, "", 0, false].includes(value as null) || (Array.isArray(value) && value.length === 0);
