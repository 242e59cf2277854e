import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { calls } from "../../definitions/backend/calls";
import type { AnyRow, Call, Page } from "../../definitions/language/call";
import type { Collection } from "../../definitions/types/collection";
import type { RecordRow } from "../../definitions/types/record";
import { requestOf } from "../../src/backend/calls/request";
import { encodeBody } from "../../src/backend/dialects/translate";
import { selectBackend } from "../../src/backend/version/backend";
import { isSearchable, referencesTo, referenceTerm } from "../../src/features/records/model/references";
import { findRemoval } from "../../src/features/records/removal/find-removal";
import { seriesOf } from "../support/tested-version";
import { allCollections, freshApi, type AdminCall } from "./support";

afterEach(() => selectBackend("v0.8"));

describe.each(["v0.8.0", "v0.22.21", "v0.40.4"] as const)("records that point at a record on %s", (version) => {
  let api: AdminCall;
  let collections: readonly Collection[];
  const ids = new Map<string, string>();
  const idOf = (name: string): string => ids.get(name)!;

  const create = async (name: string, ...fields: object[]): Promise<void> => {
    const body = encodeBody(calls.exportCollections, { name, type: "base", fields, indexes: [] }) as object;
    ids.set(name, (await api.done<AnyRow>("POST", "api/collections", body)).id);
  };
  const text = { name: "name", type: "text" };
  const to = (name: string, target: string, maxSelect: number, more: object = {}) => ({
    name,
    type: "relation",
    collectionId: idOf(target),
    maxSelect,
    cascadeDelete: false,
    required: false,
    ...more,
  });
  const add = async (collection: string, body: object): Promise<string> =>
    (await api.done<AnyRow>("POST", `api/collections/${collection}/records`, body)).id;
  const stored = async (collection: string): Promise<AnyRow[]> =>
    (await api.done<{ items: AnyRow[] }>("GET", `api/collections/${collection}/records?perPage=200`)).items;

  beforeAll(async () => {
    api = await freshApi(afterAll, { version });
    selectBackend(seriesOf(version));
    await create("ports", text);
    await create("ships", text, to("home", "ports", 1, { cascadeDelete: true }));
    await create("captains", text, to("ship", "ships", 1, { cascadeDelete: true }));
    await create("visits", text, to("places", "ports", 5, { cascadeDelete: true }));
    await create("notes", text, to("port", "ports", 1));
    await create("contracts", text, to("port", "ports", 1, { required: true }));
    collections = await allCollections(api);
  });

  /** Makes a port with records that point at it: two ships, a captain, two visits and three notes. */
  async function fleet(): Promise<{ port: string; other: string }> {
    const [port, other] = [await add("ports", { name: "Leith" }), await add("ports", { name: "Oban" })];
    const ship = await add("ships", { home: port });
    await add("ships", { home: port });
    await add("captains", { ship });
    await add("visits", { places: [port] });
    await add("visits", { places: [other, port] });
    for (const name of ["a", "b", "c"]) await add("notes", { name, port });
    return { port, other };
  }

  const read = (call: Call, collection: string, filter: string): Promise<Page<RecordRow>> => {
    const { method, path, query } = requestOf(call, { path: { collection }, query: { filter } });
    return api.done(method, `${path}?${new URLSearchParams(query).toString()}`);
  };
  const removalOf = (id: string) =>
    findRemoval(collections, idOf("ports"), [id], (collection, filter) => read(calls.listRelated, collection, filter));

  const usesOf = async (id: string): Promise<Record<string, number>> => {
    const counted: Record<string, number> = {};
    for (const reference of referencesTo(collections, idOf("ports")).filter(isSearchable)) {
      const answer = await read(calls.listUses, reference.collection.id, referenceTerm(reference, id));
      counted[reference.collection.name] = answer.totalItems;
    }
    return counted;
  };

  const countAll = async (): Promise<Record<string, number>> => {
    const counted: Record<string, number> = {};
    for (const name of ids.keys()) counted[name] = (await stored(name)).length;
    return counted;
  };

  it("are as many as the question before the deletion says, and as the backend deletes", async () => {
    selectBackend(seriesOf(version));
    const { port } = await fleet();
    expect(await usesOf(port)).toEqual({ ships: 2, visits: 2, notes: 3, contracts: 0 });
    const { effects, all } = await removalOf(port);
    expect(all).toBe(true);
    expect(effects.map(({ kind, collection, count }) => `${kind} ${collection} ${count}`).toSorted()).toEqual([
      "cleared notes 3",
      "cleared visits 1",
      "deleted captains 1",
      "deleted ships 2",
      "deleted visits 1",
    ]);
    const before = await countAll();
    await api.done("DELETE", `api/collections/ports/records/${port}`);
    const after = await countAll();
    const gone = Object.fromEntries([...ids.keys()].map((name) => [name, before[name]! - after[name]!]));
    expect(gone).toEqual({ ports: 1, ships: 2, captains: 1, visits: 1, notes: 0, contracts: 0 });
    expect(await usesOf(port)).toEqual({ ships: 0, visits: 0, notes: 0, contracts: 0 });
  });

  it("prevent the deletion where a required relation has no other value", async () => {
    selectBackend(seriesOf(version));
    const { port } = await fleet();
    const id = await add("contracts", { port });
    const { effects } = await removalOf(port);
    expect(effects[0]).toMatchObject({ kind: "refused", collection: "contracts", field: "port", count: 1 });
    expect(effects[0]!.blocking!.rows.map((row) => row.id)).toEqual([id]);
    const before = await countAll();
    expect((await api("DELETE", `api/collections/ports/records/${port}`)).status).toBe(400);
    expect(await countAll()).toEqual(before);
  });
});
