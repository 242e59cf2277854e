import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Collection } from "../../definitions/types/collection";
import type { RecordRow } from "../../definitions/types/record";
import type { BuiltVersion } from "../../server/built-versions.mjs";
import type { TrialAccount } from "../../src/features/rules/model/account-values";
import type { RulePath } from "../../src/features/rules/model/affected-rules";
import { trialFilter, type TrialFilter } from "../../src/features/rules/model/trial";
import { backend, selectBackend, type Backend } from "../../src/backend/version/backend";
import { bodyOf, type Fields } from "../browser/support/stored-bodies";
import { asRead, asStored } from "../support/stored-collection";
import { seriesOf, versionsApart } from "../support/tested-version";
import { allCollections, freshApi, type AdminCall } from "./support";

const several = (collectionId: string, maxSelect = 9) =>
  ({ type: "relation", options: { collectionId, maxSelect } }) as const;
const one = (collectionId: string) => several(collectionId, 1);
const json = { type: "json", options: { maxSize: 1000 } } as const;
const tags = { type: "select", options: { maxSelect: 3, values: ["x", "y", "z"] } } as const;
const password = "a-long-password";

type Feature = Backend["filterSyntax"][number] | Backend["modifiers"][number] | "usernames" | "functions";

/** List rules, with the features that they need. */
const lists: readonly (readonly [rule: string, ...needs: Feature[]])[] = [
  ["@request.auth.id != ''"],
  ["@request.auth.id = ''"],
  ["sailor = @request.auth.id"],
  ["(sailor.rank = @request.auth.rank) || title = 'Kiel'"],
  ["@request.auth.rank = title"],
  ["title ~ @request.auth.rank"],
  ["@request.auth.rank ~ title"],
  ["title !~ @request.auth.note"],
  ["title = @request.auth.note || (title = @request.auth.note && total > 1)"],
  ["title ~ @request.auth.username", "usernames"],
  ["@request.auth.email ~ 'anna' && total > 2"],
  ["@request.auth.years > 1 && total > @request.auth.years"],
  ["@request.auth.sober = paid"],
  ["@request.auth.verified = paid"],
  ["@request.auth.boat = boat"],
  ["@request.auth.boat.id = boat"],
  ["@request.auth.boat.port.city = title"],
  ["boat.port = @request.auth.boat.port || paid = true"],
  ["@request.auth.boat.papers.flag = meta.flag"],
  ["@request.auth.nothing = title"],
  ["@request.auth.nothing.at.all != title"],
  ["@request.auth.collectionName = 'crew' && total > 2"],
  ["@request.method = 'GET' && total > 3"],
  ["@request.query.page = null || @request.body.title = 'x'"],
  ["@request.body.title = null && total < 5"],
  ["@collection.crew.rank = title"],
  ["@collection.crew.rank = title && @request.auth.rank = 'mate'"],
  ["sailor.email ~ 'example'"],
  ["sailor.email ~ 'example' || total > 1"],
  ["total > 1 && ('@' !~ sailor.email || title = 'Kiel')"],
  ["made < @now && @request.auth.born < made"],
  ["@request.auth.email = sailor.email"],
  ["boats.port.city = @request.auth.boat.port.city", "any"],
  ["boats.name ?= @request.auth.rank || boats ?= @request.auth.boat", "any"],
  ["@request.auth.fleet ?= boat", "any"],
  ["@request.auth.fleet.id ?= boat", "any"],
  ["@request.auth.fleet.name ?= title && total > 0", "any"],
  ["@collection.crew.rank ?= title && @collection.crew.boat ?= boat", "any"],
  ["@collection.crew:mates.rank ?= title && @request.auth.fleet.id ?= boat", "aliases"],
  ["@request.auth.skills = tags", "any"],
  ["@request.auth.skills:length = tags:length", "length"],
  ["@request.auth.skills:each ?= kind", "each"],
  ["tags:each ?= 'x' && @request.auth.rank:isset = title", "each"],
  ["@request.body.title:isset = false && @request.query.page:isset = false", "isset"],
  ["tags:length = 2 || tags:each = 'x'", "each"],
  ["@request.context = 'default' && total > 1", "backRelations"],
  ["@request.headers.x_nothing = ''", "aliases"],
  ["boat.crew_via_boat.rank ?= @request.auth.rank", "backRelations"],
  ["@request.auth.orders_via_sailor.title ?= title", "backRelations"],
  ["@request.auth.orders_via_sailor.id ?= id && total > 1 // mine", "backRelations"],
  ["title:lower = @request.auth.rank:lower", "lower"],
  ["@request.body.title:changed = false && total > 1", "changed"],
  ["geoDistance(place.lon, place.lat, @request.auth.home.lon, @request.auth.home.lat) < 500", "functions"],
  ["strftime('%Y', made) = strftime('%Y', @request.auth.born)", "functions"],
];

const creations: readonly (readonly [rule: string, ...needs: Feature[]])[] = [
  ["@request.body.meta.flag = 'DE' && @request.body.title != ''"],
  ["@request.body.total > 2 && @request.auth.boat = @request.body.boat"],
  ["@request.body.sailor = @request.auth.id"],
  ["@request.body.boat.port.city = 'Kiel'", "sentRelations"],
  ["@request.body.boats.port.city ?= @request.auth.boat.port.city", "sentRelations"],
  ["@request.body.title:isset = true && @request.body.nothing:isset = false && @request.body.total > 1", "isset"],
  ["@request.body.tags:length = 1 || @request.body.tags:each ?= 'y'", "each"],
  ["@request.body.title:lower = 'kiel' || @request.body.title:changed = true", "changed"],
  ["@request.body.place.lon > 14", "functions"],
  ["@request.body.meta.flag != null"],
  ["@request.body.meta.flag.deep = 'DE' || @request.body.meta.yes = true"],
  ["@request.body.meta.n = total && @request.body.meta.n > 1"],
  ["@request.body.meta.nothing = null && @request.body.meta.list.flag = null"],
  ["@request.body.meta = 5", "usernames"],
  ["@request.body.title.length = null"],
];

const changes: readonly (readonly [rule: string, ...needs: Feature[]])[] = [
  [
    "sailor.email ~ 'example' && (@request.auth.boat.port = boat.port || @request.method = 'PATCH') && @request.body.title = null",
  ],
  ["@request.body.title:isset = false && @request.body.tags:length = 0 && @request.auth.boat = boat", "isset"],
  ["@request.body.title:lower = '' && @request.body.title:changed = false && total > 2", "changed"],
];

const metas = [{ flag: "DE", n: 2.5, yes: true, list: [{ flag: "DE" }] }, { flag: "IT" }, { flag: { deep: "DE" } }];

function featuresOf(version: BuiltVersion): ReadonlySet<string> {
  selectBackend(seriesOf(version));
  const { filterSyntax, modifiers, functions, accountIdentityFields } = backend();
  return new Set([
    ...filterSyntax,
    ...modifiers,
    ...(functions.length > 0 ? ["functions"] : []),
    ...(accountIdentityFields.includes("username") ? ["usernames"] : []),
  ]);
}

describe.each(versionsApart)("trials of rules on %s", (version: BuiltVersion) => {
  const has = featuresOf(version);
  const taken = <Needing extends readonly [string, ...Feature[]]>(rules: readonly Needing[]): string[] =>
    rules.flatMap(([rule, ...needs]) => (needs.every((need) => has.has(need)) ? [rule] : []));
  let call: AdminCall;
  let collections: Collection[];
  const people: RecordRow[] = [];
  const sessions: string[] = [];

  const collection = async (name: string, fields: Fields, type: "auth" | "base" = "base"): Promise<Collection> =>
    asRead(await call.done("POST", "api/collections", bodyOf(version, { name, type, fields })));
  const record = (of: string, values: object): Promise<RecordRow> =>
    call.done("POST", `api/collections/${of}/records`, values);

  beforeAll(async () => {
    selectBackend(seriesOf(version));
    call = await freshApi(afterAll, { version });
    const place: Fields = has.has("functions") ? { place: "geoPoint", home: "geoPoint" } : {};
    const ports = await collection("ports", { city: "text" });
    const boats = await collection("boats", { name: "text", port: one(ports.id), papers: json });
    const crew = await collection(
      "crew",
      {
        rank: "text",
        note: "text",
        years: "number",
        sober: "bool",
        born: "date",
        skills: tags,
        boat: one(boats.id),
        fleet: several(boats.id),
        ...place,
      },
      "auth",
    );
    await collection("orders", {
      title: "text",
      total: "number",
      paid: "bool",
      made: "date",
      meta: json,
      tags,
      kind: { ...tags, options: { ...tags.options, maxSelect: 1 } },
      boat: one(boats.id),
      boats: several(boats.id),
      sailor: one(crew.id),
      ...place,
    });
    await fill();
    collections = await allCollections(call);
  });

  /** Adds two ports, two boats, three of the crew (one without values) and their orders. */
  async function fill(): Promise<void> {
    const cities = ["Kiel", "Genoa"];
    const ports = [await record("ports", { city: cities[0] }), await record("ports", { city: cities[1] })];
    const boats: RecordRow[] = [];
    for (const [index, port] of ports.entries())
      boats.push(
        await record("boats", { name: ["Anna", "chief"][index], port: port.id, papers: { flag: ["DE", "IT"][index] } }),
      );
    for (const [index, username] of ["anna.b", "bella", "cleo"].entries()) {
      const own = {
        rank: ["chief", "Mate"][index],
        note: [`50% of "it"`, "a_b"][index],
        years: index * 2.5,
        sober: index === 0,
        born: ["2000-01-02 03:04:05.678Z", "2026-01-01 00:00:00.000Z"][index],
        skills: [["x", "y"], ["z"]][index],
        boat: boats[index]?.id,
        fleet: [[boats[0]!.id, boats[1]!.id], [boats[1]!.id]][index],
        home: { lon: 10 + index, lat: 54 },
      };
      const email = `${username}@example.com`;
      const login = { username, email, emailVisibility: index === 0, password, passwordConfirm: password };
      people.push(await record("crew", { ...login, ...own }));
      const path = "api/collections/crew/auth-with-password";
      sessions.push((await call<{ token: string }>("POST", path, { identity: email, password }, "")).data.token);
    }
    for (let index = 0; index < 9; index += 1)
      await record("orders", {
        title: ["chief", "bella", "Kiel", "", "aXb", "mate", `50% of "it"`, "a_b", "Anna"][index],
        total: index * 1.25,
        paid: index % 3 === 0,
        made: `20${index % 2 === 0 ? 26 : 19}-03-04 05:06:07.000Z`,
        meta: [...metas, ["DE"], 5, null][index % 6],
        tags: [["x"], ["x", "y"], [], ["z"], ["y"]][index % 5],
        kind: ["x", "z", ""][index % 3],
        boat: index < 7 ? boats[index % 2]!.id : "",
        boats: [[boats[0]!.id], [boats[0]!.id, boats[1]!.id], []][index % 3],
        sailor: index < 8 ? people[index % 2]!.id : "",
        place: { lon: 10 + index * 2, lat: 54 },
      });
  }

  const spelled = (rule: string): string => rule.replaceAll("@request.body.", backend().requestBody);

  /** The filter that tries a rule, with the relations of the account that it needs. */
  async function tried(rule: string, path: RulePath, index: number): Promise<TrialFilter> {
    const own = collections.find(({ name }) => name === "orders")!;
    const account = people[index] as TrialAccount | undefined;
    const first = trialFilter({ rule, path, own, collections }, account);
    if (first.expand === undefined) return first;
    const { data } = await call<TrialAccount>(
      "GET",
      `api/collections/crew/records/${account!.id}?expand=${first.expand}`,
    );
    return trialFilter({ rule, path, own, collections }, { expand: {}, ...data });
  }

  const ids = ({ ok, data }: { ok: boolean; data: unknown }): string[] => {
    if (!ok) throw new Error(JSON.stringify(data));
    return (data as { items: RecordRow[] }).items.map(({ id }) => id).toSorted();
  };
  const path = "api/collections/orders/records";
  const byAdmin = async (filter: string): Promise<string[]> =>
    ids(await call("GET", `${path}?${new URLSearchParams({ perPage: "500", filter })}`));

  it.each(taken(lists))("lists what the backend lists: %s", async (written) => {
    const rule = spelled(written);
    expect(await call("PATCH", "api/collections/orders", { listRule: rule })).toMatchObject({ ok: true });
    const checks = ["", ...sessions].map(async (session, index) => {
      const { filter, problem } = await tried(rule, "listRule", index - 1);
      expect(problem).toBeUndefined();
      const really = ids(await call("GET", `${path}?perPage=500`, undefined, session));
      expect([index, filter, await byAdmin(filter!)]).toEqual([index, filter, really]);
    });
    await Promise.all(checks);
  });

  const paths = ["viewRule", "updateRule"] as const;

  it.each(taken(changes).flatMap((rule) => paths.map((each) => [each, rule] as const)))(
    "judges the %s as the backend does: %s",
    async (each, written) => {
      const rule = spelled(written);
      expect(await call("PATCH", "api/collections/orders", { [each]: rule })).toMatchObject({ ok: true });
      const { filter } = await tried(rule, each, 0);
      const through = await byAdmin(filter!);
      for (const id of await byAdmin("id != ''")) {
        const [method, body] = each === "viewRule" ? ["GET", undefined] : ["PATCH", {}];
        const { ok } = await call(method!, `${path}/${id}`, body, sessions[0]);
        expect([id, filter, ok]).toEqual([id, filter, through.includes(id)]);
      }
    },
  );

  it.each(taken(creations))("lets create what the backend lets create: %s", async (written) => {
    const rule = spelled(written);
    expect(await call("PATCH", "api/collections/orders", { createRule: rule })).toMatchObject({ ok: true });
    const { filter } = await tried(rule, "createRule", 0);
    const { data } = await call<{ items: RecordRow[] }>("GET", path);
    const through = await byAdmin(filter!);
    for (const { id, ...values } of data.items) {
      const { ok, data: copy } = await call<RecordRow>("POST", path, values, sessions[0]);
      expect([values, filter, ok]).toEqual([values, filter, through.includes(id)]);
      if (ok) await call("DELETE", `${path}/${copy.id}`);
    }
  });

  it("lets no guest manage accounts, whatever the rule says", async () => {
    const crew = (await allCollections(call)).find(({ name }) => name === "crew")!;
    const rule = "id != ''";
    await call.done("PATCH", "api/collections/crew", asStored({ ...crew, updateRule: "", manageRule: rule }));
    const tested = { rule, path: "manageRule", own: crew, collections: [crew] } as const;
    const mayManage = async (token: string): Promise<boolean> =>
      (await call("PATCH", `api/collections/crew/records/${people[0]!.id}`, { verified: true }, token)).ok;
    expect(trialFilter(tested).problem).toContain("Guests can never manage accounts");
    expect(await mayManage("")).toBe(false);
    expect(trialFilter(tested, people[0]).filter).toBe(rule);
    expect(await mayManage(sessions[0]!)).toBe(true);
  });
});
