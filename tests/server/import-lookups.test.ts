import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { notUnique } from "../../definitions/backend/refusals";
import type { UniqueKey } from "../../src/features/records/transfer/model/import-fields";
import { addMatches, lookupFilters, type Lookup } from "../../src/features/records/transfer/model/lookups";
import { selectBackend } from "../../src/backend/version/backend";
import { bodyOf } from "../browser/support/stored-bodies";
import { seriesOf } from "../support/tested-version";
import { freshApi, type AdminCall } from "./support";

type Row = Readonly<Record<string, unknown>>;

const typed = { word: "string", no: "number", shown: "boolean", mate: "string", login: "string", id: "string" };

const lookupOf = (anyCase: readonly string[], fields: readonly (keyof typeof typed)[], values: unknown[]): Lookup => {
  const key: UniqueKey = { name: "", fields, anyCase, notBlank: [] };
  const texts = values.map((value) => (fields.length === 1 ? String(value) : JSON.stringify(value)));
  const schemas = fields.map((path) => ({ path, schema: { type: typed[path] } }));
  return { name: "", collection: "words", key, fields: schemas, values: new Set(texts) };
};

const indexes = [
  "CREATE UNIQUE INDEX `idx_pair` ON `words` (`word`, `no`)",
  "CREATE UNIQUE INDEX `idx_login` ON `words` (`login` COLLATE NOCASE) WHERE `login` != ''",
];

const fieldsTo = (collectionId: string) =>
  ({
    word: "text",
    no: "number",
    shown: "bool",
    login: "text",
    mate: { type: "relation", options: { maxSelect: 1, collectionId } },
  }) as const;

describe.each(["v0.22.21", "v0.40.4"] as const)("the lookups of an import on %s", (version) => {
  let call: AdminCall;
  let rows: Row[];

  beforeAll(async () => {
    selectBackend(seriesOf(version));
    call = await freshApi(afterAll, { version });
    const make = (name: string, fields: Parameters<typeof bodyOf>[1]["fields"], more: object = {}) =>
      call.done<{ id: string }>("POST", "api/collections", {
        ...bodyOf(version, { name, type: "base", fields }),
        ...more,
      });
    const { id: people } = await make("people", { name: "text" });
    await make("words", fieldsTo(people), { indexes });
    const add = (name: string, body: object): Promise<Row> =>
      call.done("POST", `api/collections/${name}/records`, body);
    const mate = await add("people", { name: "Ada" });
    rows = [
      await add("words", { word: 'a "quoted"', no: -1, shown: true, login: "Bob", mate: mate["id"] }),
      await add("words", { word: "", no: 0, shown: false, login: "" }),
    ];
  });

  /** Returns the ids of the records that a lookup finds. */
  async function found(lookup: Lookup, allPages = false): Promise<unknown[]> {
    const filters = lookupFilters(lookup);
    expect(filters === undefined).toBe(allPages);
    const ids = new Map<string, string>();
    for (const filter of filters ?? [""]) {
      const path = `api/collections/words/records?${new URLSearchParams({ filter })}`;
      addMatches(lookup, (await call.done<{ items: Row[] }>("GET", path)).items, ids);
    }
    return [...lookup.values].map((value) => rows.findIndex(({ id }) => id === ids.get(value)));
  }

  it("find records by several fields of any type", async () => {
    const mate = rows[0]!["mate"];
    const values = [
      ['a "quoted"', "-1", "true", mate],
      ["", "0", "false", ""],
      ['a "quoted"', "1", "true", mate],
    ];
    expect(await found(lookupOf([], ["word", "no", "shown", "mate"], values))).toEqual([0, 1, -1]);
  });

  it("find records in any case", async () => {
    const isWhole = version === "v0.22.21";
    expect(await found(lookupOf(["login"], ["login"], ["bob", "eve"]), isWhole)).toEqual([0, -1]);
    expect(await found(lookupOf(["id"], ["id"], [rows[1]!["id"]]), isWhole)).toEqual([1]);
  });

  it("are those of the backend, which refuses each field of a duplicate", async () => {
    const add = (body: object) => call<{ data: object }>("POST", "api/collections/words/records", body);
    const taken = expect.objectContaining({ code: notUnique });
    expect((await add({ word: "", no: 0 })).data.data).toEqual({ word: taken, no: taken });
    expect((await add({ word: "b", login: "BOB" })).data.data).toEqual({ login: taken });
  });
});
