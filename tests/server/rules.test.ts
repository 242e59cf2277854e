import { afterAll, beforeAll, expect, it } from "vitest";
import type { Collection } from "../../definitions/types/collection";
import type { RecordRow } from "../../definitions/types/record";
import { wholeCollection } from "../../src/features/collections/model/after-import";
import { exportedCollection, readCollection } from "../../src/features/collections/model/configuration";
import { findingsIn } from "../../src/features/collections/model/findings";
import { parseFilter } from "../../src/runtime/model/filter/parse-filter";
import { affectedRules, ruleUpdates, type RulePath } from "../../src/features/rules/model/affected-rules";
import { ruleVocabulary } from "../../src/features/rules/model/rule-vocabulary";
import { trialFilter } from "../../src/features/rules/model/trial";
import { goPatternFault } from "../../src/widgets/text/go-pattern";
import { sound, unsound } from "../support/rule-corpus";
import { firstAdmin, freshBackend } from "./support";
import { asRead, asStored, type StoredCollection } from "../support/stored-collection";

let backend: URL;
let token: string;

interface Answer<T> {
  ok: boolean;
  data: T;
}

async function call<T = unknown>(method: string, path: string, body?: object, as = token): Promise<Answer<T>> {
  const response = await fetch(new URL(path, backend), {
    method,
    headers: { Authorization: as, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { ok: response.ok, data: (response.status === 204 ? undefined : await response.json()) as T };
}

async function made<T = RecordRow>(path: string, body: object): Promise<T> {
  const { ok, data } = await call<T>("POST", path, body);
  if (!ok) throw new Error(JSON.stringify(data));
  return data;
}

const all = async (): Promise<Collection[]> =>
  (await call<{ items: object[] }>("GET", "api/collections?perPage=200&sort=created")).data.items.map(asRead);
const named = async (name: string): Promise<Collection> => (await all()).find((each) => each.name === name)!;

const text = (name: string): object => ({ name, type: "text" });
const relation = (name: string, { id: collectionId }: { id: string }): object => ({
  name,
  type: "relation",
  options: { collectionId, maxSelect: 1 },
});
const signIn = { allowUsernameAuth: true, allowEmailAuth: true, allowOAuth2Auth: true, minPasswordLength: 8 };
const password = "a-long-password";
const people: RecordRow[] = [];
const sessions: string[] = [];

beforeAll(async () => {
  backend = await freshBackend(afterAll);
  token = await firstAdmin(backend);
  const ports = await made("api/collections", { name: "ports", type: "base", schema: [text("city")] });
  const papers = { name: "papers", type: "json" };
  const boats = await made<StoredCollection>("api/collections", {
    name: "boats",
    type: "base",
    schema: [text("name"), relation("port", ports), papers],
  });
  await call("PATCH", "api/collections/boats", { schema: [...boats.schema, relation("next", boats)] });
  const crew = await made("api/collections", {
    name: "crew",
    type: "auth",
    schema: [text("rank"), { name: "years", type: "number" }, { name: "sober", type: "bool" }, relation("boat", boats)],
    options: signIn,
  });
  const orders = await made<StoredCollection>("api/collections", {
    name: "orders",
    type: "base",
    schema: [
      text("title"),
      text("_hidden"),
      { name: "total", type: "number" },
      { name: "paid", type: "bool" },
      { name: "meta", type: "json" },
      { name: "tags", type: "select", options: { maxSelect: 3, values: ["x", "y", "z"] } },
      { name: "photo", type: "file", options: { maxSelect: 1, maxSize: 1000 } },
      relation("customer", await named("users")),
      relation("boat", boats),
      relation("sailor", crew),
    ],
  });
  await call("PATCH", "api/collections/orders", { schema: [...orders.schema, relation("self", orders)] });
  await fill();
}, 60_000);

/** Two ports, two boats, two of the crew, and orders of either. */
async function fill(): Promise<void> {
  const [kiel, genoa] = await Promise.all([
    made("api/collections/ports/records", { city: "Kiel" }),
    made("api/collections/ports/records", { city: "Genoa" }),
  ]);
  const boats = [
    await made("api/collections/boats/records", { name: "Anna", port: kiel.id, papers: { flag: "DE" } }),
    await made("api/collections/boats/records", { name: "Bella", port: genoa.id, papers: { flag: "IT" } }),
  ];
  for (const [index, boat] of boats.entries()) {
    const username = ["anna.b", "bella"][index]!;
    const values = { rank: ["chief", "mate"][index], years: index * 2.5, sober: index === 0, boat: boat.id };
    const login = {
      username,
      email: `${username}@example.com`,
      emailVisibility: index === 0,
      password,
      passwordConfirm: password,
    };
    people.push(await made("api/collections/crew/records", { ...login, ...values }));
    const session = await call<{ token: string }>(
      "POST",
      "api/collections/crew/auth-with-password",
      { identity: username, password },
      "",
    );
    sessions.push(session.data.token);
  }
  for (let index = 0; index < 8; index += 1)
    await made("api/collections/orders/records", {
      title: ["chief", "bella", "Kiel", ""][index % 4],
      total: index * 1.25,
      paid: index % 3 === 0,
      meta: { flag: index % 2 === 0 ? "DE" : "IT" },
      boat: index < 6 ? boats[index % 2]!.id : "",
      sailor: index < 7 ? people[index % 2]!.id : "",
    });
}

it("knows what the backend takes as a rule, and what it refuses", async () => {
  expect(sound.length + unsound.length).toBeGreaterThan(80);
  const orders = await named("orders");
  const vocabulary = ruleVocabulary(orders, await all());
  const verdicts: unknown[] = [];
  const differences: unknown[] = [];
  for (const rule of [...sound, ...unsound]) {
    const { ok } = await call("PATCH", "api/collections/orders", { listRule: rule });
    const ours = rule.trim() !== "" && parseFilter(rule, vocabulary).problems.length === 0;
    verdicts.push([rule, ok]);
    if (ours !== ok) differences.push([rule, { ours, backend: ok }]);
  }
  expect(differences).toEqual([]);
  expect(verdicts).toEqual([...sound.map((rule) => [rule, true]), ...unsound.map((rule) => [rule, false])]);
}, 60_000);

const byAdmin = async (filter: string): Promise<string[]> =>
  ids(await call("GET", `api/collections/orders/records?${new URLSearchParams({ perPage: "500", filter })}`));
const ids = ({ ok, data }: Answer<unknown>): string[] => {
  if (!ok) throw new Error(JSON.stringify(data));
  return (data as { items: RecordRow[] }).items.map(({ id }) => id).toSorted();
};

const tried = [
  "@request.auth.id != ''",
  "@request.auth.id = ''",
  "sailor = @request.auth.id",
  "(sailor.rank = @request.auth.rank) || title = 'Kiel'",
  "@request.auth.rank = title",
  "title ~ @request.auth.username",
  "(@request.auth.username ~ 'anna.b')",
  "@request.auth.years > 1 && total > @request.auth.years",
  "@request.auth.sober = paid",
  "@request.auth.verified = paid",
  "@request.auth.boat.port.city = title",
  "boat.port = @request.auth.boat.port || paid = true",
  "@request.auth.boat.papers.flag = meta.flag",
  "@request.auth.nothing = title",
  "@request.auth.collectionName = 'crew' && total > 2",
  "@request.method = 'GET' && total > 3",
  "@request.query.page = null || @request.data.title = 'x'",
  "@request.query.filter = ''",
  "@request.data.title = null && total < 5",
  "@collection.crew.rank = title",
  "@collection.crew.rank = title && @request.auth.rank = 'mate'",
  "@collection.crew.boat = boat && @collection.crew.id = @request.auth.id",
  "sailor.email ~ 'example'",
  "sailor.email ~ 'example' || total > 1",
  "created < @now && @request.auth.created < @now",
  "@request.auth.email = sailor.email && @request.auth.updated >= '2022'",
];

it.each(tried)("tries %s as the backend judges it, for a guest and for accounts", async (rule) => {
  await call("PATCH", "api/collections/orders", { listRule: rule });
  const collections = await all();
  const own = collections.find(({ name }) => name === "orders")!;
  for (const [index, session] of ["", ...sessions].entries()) {
    const { filter, problem } = trialFilter({ rule, path: "listRule", own, collections }, people[index - 1]);
    expect(problem).toBeUndefined();
    const really = ids(await call("GET", "api/collections/orders/records?perPage=500", undefined, session));
    expect([index, await byAdmin(filter!)]).toEqual([index, really]);
  }
});

it.each(["viewRule", "updateRule"] as const)("tries the %s as the backend judges it", async (path) => {
  const rule =
    "sailor.email ~ 'example' && (@request.auth.boat.port = boat.port || @request.method = 'PATCH') && @request.data.title = null";
  await call("PATCH", "api/collections/orders", { [path]: rule });
  const collections = await all();
  const own = collections.find(({ name }) => name === "orders")!;
  const { filter } = trialFilter({ rule, path, own, collections }, people[0]);
  const through = await byAdmin(filter!);
  for (const id of await byAdmin("id != ''")) {
    const [method, body] = path === "viewRule" ? ["GET", undefined] : ["PATCH", {}];
    const { ok } = await call(method!, `api/collections/orders/records/${id}`, body, sessions[0]);
    expect([id, ok]).toEqual([id, through.includes(id)]);
  }
});

it("knows what of them the backend refuses to import", async () => {
  const stored = await all();
  const current = stored.map((each) => wholeCollection({ ...each }));
  const files = stored.map(exportedCollection);
  const differences: unknown[] = [];
  for (const rule of [...sound, ...unsound]) {
    const list = files.map((each) => (each.name === "orders" ? { ...each, listRule: rule } : each));
    const { ok } = await call("PUT", "api/collections/import", { collections: list, deleteMissing: false });
    const ours = findingsIn(current, list.map(readCollection), false).length === 0;
    if (ours !== ok) differences.push({ rule, ours, theirs: ok });
  }
  expect(differences).toEqual([]);
  await call("PUT", "api/collections/import", { collections: files, deleteMissing: false });
});

it("rewrites rules so that they let through what they did", async () => {
  const rule = "(boat.port.city = 'Kiel' && @collection.ports.city = 'Genoa') || @request.auth.boat.port.city = title";
  await call("PATCH", "api/collections/orders", { listRule: rule });
  const before = ids(await call("GET", "api/collections/orders/records", undefined, sessions[0]));
  const stored = await named("ports");
  const after = { ...stored, name: "harbours", fields: stored.fields.map((field) => ({ ...field, name: "town" })) };
  const affected = affectedRules(await all(), after).filter(({ collection }) => collection === "orders");
  expect(affected.map(({ rule: path }): RulePath => path)).toContain("listRule");
  await call("PATCH", `api/collections/${stored.id}`, asStored(after));
  const stale = await call("GET", "api/collections/orders/records", undefined, sessions[0]);
  expect(stale.ok).toBe(false);
  const { ok } = await call("PATCH", "api/collections/orders", {
    listRule: affected.find(({ rule: path }) => path === "listRule")!.rewritten,
  });
  expect(ok).toBe(true);
  expect(ids(await call("GET", "api/collections/orders/records", undefined, sessions[0]))).toEqual(before);
  await call("PATCH", `api/collections/${stored.id}`, asStored(stored));
});

it("sends rewritten rules in an order that the backend takes, also when a collection changes its own name", async () => {
  const { data } = await call<StoredCollection>("PATCH", "api/collections/boats", {
    listRule: "name != '' && @collection.boats.port.city != name",
    viewRule: "next.name = 'x'",
  });
  const schema = data.schema.map((field) => (field.name === "name" ? { ...field, name: "title" } : field));
  const boats = asRead({ ...data, name: "ships", schema });
  const { together, afterwards } = ruleUpdates(await all(), boats);
  expect((await call("PATCH", `api/collections/${boats.id}`, { name: "ships", schema, ...together })).ok).toBe(true);
  for (const [id, texts] of afterwards)
    expect([id, (await call("PATCH", `api/collections/${id}`, texts)).ok]).toEqual([id, true]);
  expect(await named("ships")).toMatchObject({
    listRule: "title != '' && @collection.ships.port.city != title",
    viewRule: "next.title = 'x'",
  });
});

it.each(["^\\w+$", "(a", "[z-a]", "(?=a)", "(?<!a)b", "\\1", "a{2,1}", "a**", "\\pL+", "[[:alpha:]]", "(?i)x", "*"])(
  "agrees with the backend on the pattern %s",
  async (pattern) => {
    const name = "patterns";
    const body = { name, type: "base", schema: [{ name: "code", type: "text", options: { pattern } }] };
    const { ok } = await call("POST", "api/collections", body);
    if (ok) await call("DELETE", `api/collections/${name}`);
    expect(goPatternFault(pattern) === undefined).toBe(ok);
  },
);
