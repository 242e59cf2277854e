import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBackend, type Backend } from "../../server/backend";
import { getBackend } from "../../server/binary";
import { client, type Send } from "../../server/demo/api";
import { fillDemo } from "../../server/demo/index";
import type { Account } from "../../server/first-admin";
import { freePort } from "../../server/port";

interface Page<Item> {
  totalItems: number;
  items: Item[];
}
interface Field {
  name: string;
  type: string;
  options: { maxSelect?: number | null; collectionId?: string };
}
interface Collection {
  id: string;
  name: string;
  type: string;
  listRule: string | null;
  schema: Field[];
}
type Row = { id: string } & Record<string, unknown>;

const appUrl = "http://127.0.0.1:4321";
const said: string[] = [];
let folder: string;
let backend: Backend;
let base: string;
let account: Account;
let send: Send;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "demo-"));
  backend = await startBackend(await getBackend({ version: "v0.8.0" }), await freePort(), folder);
  await backend.ready;
  base = backend.url.origin;
  account = await fillDemo(backend.url.href, { appUrl, report: (line) => said.push(line) });
  send = client(base, await tokenOf(account));
}, 300_000);

afterAll(async () => {
  await backend?.stop();
  await rm(folder, { recursive: true, force: true });
});

const tokenOf = async ({ email, password }: Account): Promise<string> => {
  const answer = await client(base)("POST", "/api/admins/auth-with-password", { identity: email, password });
  return (answer as { token: string }).token;
};
const list = async <Item>(path: string): Promise<Page<Item>> => (await send("GET", path)) as Page<Item>;
const collections = async (): Promise<Collection[]> =>
  (await list<Collection>("/api/collections?perPage=200&sort=name")).items;
const records = (collection: string, query = ""): Promise<Page<Row>> =>
  list<Row>(`/api/collections/${collection}/records?perPage=500&sort=id${query}`);
const allRecords = async (): Promise<Page<Row>[]> =>
  Promise.all((await collections()).map(({ name }) => records(name)));
const everything = (): Promise<unknown[]> =>
  Promise.all([send("GET", "/api/settings"), send("GET", "/api/admins"), collections(), allRecords()]);
/** The first record that matches; fails when there is none. */
const some = async (collection: string, filter: string): Promise<Row> => {
  const [row] = (await records(collection, asked(filter))).items;
  if (row === undefined) throw new Error(`No record of ${collection} matches ${filter}.`);
  return row;
};
const asked = (filter: string): string => `&filter=${encodeURIComponent(filter)}`;

describe("The sample", () => {
  test("has an admin whose password is long and fresh, and is not told to anybody but the caller", () => {
    expect(account.email).toBe("demo@example.com");
    expect(account.password).toMatch(/^[a-z2-9-]{16,}$/);
    expect(said.join("\n")).not.toContain(account.password);
  });

  test("says what it adds", () => {
    expect(said).toContain("Adding 240 orders …");
  });

  test("sets the application's name and address", async () => {
    expect(await send("GET", "/api/settings")).toMatchObject({ meta: { appName: "Harbourline", appUrl } });
  });

  test("uses every type of field, of lists also the single and the multiple kind", async () => {
    const fields = (await collections()).flatMap(({ schema }) => schema);
    const types = ["text", "number", "bool", "email", "url", "date", "select", "json", "file", "relation"];
    expect(new Set(fields.map(({ type }) => type))).toEqual(new Set(types));
    for (const type of ["select", "file", "relation"]) {
      const single = fields.filter((field) => field.type === type).map(({ options }) => options.maxSelect === 1);
      expect(new Set(single), type).toEqual(new Set([true, false]));
    }
  });

  test("has two collections of accounts and rules of all three kinds", async () => {
    const all = await collections();
    expect(all.filter(({ type }) => type === "auth").map(({ name }) => name)).toEqual(["crew", "users"]);
    expect(new Set(all.map(({ listRule }) => (listRule ? "expression" : listRule)))).toEqual(
      new Set([null, "", "expression"]),
    );
  });

  test("keeps the fields that a fresh backend has", async () => {
    const users = (await collections()).find(({ name }) => name === "users");
    expect(users?.schema.map(({ name }) => name)).toEqual(expect.arrayContaining(["name", "avatar", "recent_orders"]));
  });

  test("has at least 300 records, enough orders for several pages, and a value in every field of some record", async () => {
    const pages = await allRecords();
    expect(pages.reduce((sum, { totalItems }) => sum + totalItems, 0)).toBeGreaterThanOrEqual(300);
    expect((await records("orders")).totalItems).toBe(240);
    for (const { name, schema } of await collections()) {
      const { items } = await records(name);
      const unused = schema.filter((field) => items.every((row) => blank(row[field.name]))).map((field) => field.name);
      expect(unused, name).toEqual([]);
    }
  });

  test("points both ways and at itself", async () => {
    const customer = await some("users", "recent_orders.id != ''");
    const [order] = customer["recent_orders"] as string[];
    expect(await send("GET", `/api/collections/orders/records/${order}`)).toMatchObject({ customer: customer.id });
    expect((await records("crew", asked('reports_to.full_name ~ "Mehmet"'))).totalItems).toBeGreaterThan(0);
  });

  test("has pictures that the backend makes thumbnails of, and papers beside them", async () => {
    const order = await some("orders", 'photos ~ "png" && photos ~ "pdf"');
    const picture = (order["photos"] as string[]).find((name) => name.endsWith(".png"));
    const answer = await fetch(`${base}/api/files/orders/${order.id}/${picture}?thumb=100x100`);
    expect(Buffer.from(await answer.arrayBuffer()).readUInt32BE(16)).toBe(100); // the width in a PNG's header
  });

  test("lets guests see no order", async () => {
    expect(await client(base)("GET", "/api/collections/orders/records")).toMatchObject({ totalItems: 0 });
  });

  test("has more than 30 request logs of others than admins, with failures among them", async () => {
    const visits = await list<Row>(
      `/api/logs/requests?perPage=100${asked('auth != "admin" && userIp != "127.0.0.1"')}`,
    );
    expect(visits.totalItems).toBeGreaterThan(30);
    expect(new Set(visits.items.map(({ status }) => status))).toEqual(new Set([200, 400, 401, 403, 404]));
    expect(new Set(visits.items.map(({ auth }) => auth))).toEqual(new Set(["guest", "auth_record"]));
    expect(new Set(visits.items.map(({ userAgent }) => userAgent)).size).toBeGreaterThan(3);
  });
});

describe("A backend that cannot be filled", () => {
  const silent = { appUrl: "http://other.example", report: (): void => {} };

  test("is left as it is when it has an admin, and a sentence says so", async () => {
    const before = await everything();
    await expect(fillDemo(base, silent)).rejects.toThrow(/^The backend at http\S+ already has an admin, .+\.$/);
    expect(await everything()).toEqual(before);
  });

  test("is named when nothing answers there", async () => {
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    await expect(fillDemo(nowhere, silent)).rejects.toThrow(
      `No backend answers at ${nowhere}, so the sample could not be added.`,
    );
  });
});

const blank = (value: unknown): boolean =>
  [undefined, null, "", 0, false].includes(value as null) || (Array.isArray(value) && value.length === 0);
