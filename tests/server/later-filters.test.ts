import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "../../definitions/backend/calls";
import type { Collection } from "../../definitions/types/collection";
import { builtVersions, type BuiltVersion } from "../../server/built-versions.mjs";
import { ruleVocabulary } from "../../src/features/rules/model/rule-vocabulary";
import { firstProblem } from "../../src/runtime/model/filter/parse-filter";
import { wordSearch } from "../../src/runtime/model/filter/word-search";
import { joinFilters } from "../../src/runtime/model/filter/join-filters";
import { backend, selectBackend } from "../../src/runtime/model/version/backend";
import { decodeBody } from "../../src/runtime/model/version/dialects";
import { bodyOf } from "../browser/support/stored-bodies";
import { seriesOf } from "../support/tested-version";
import { freshApi, type AdminCall } from "./support";

const filters = [
  `title = "it's"`,
  'tags ?= "red"',
  'tags ?!~ "red"',
  'tags ?? "red"',
  "n = -5",
  "n > -0.5",
  "n = - 5",
  "n = -5.",
  'title:length = "3"',
  "tags:length > 1",
  "tags:each != 'red'",
  'title:lower = "a"',
  "title: = 1",
  'title = "a" // what follows is no part of it: (',
  "// only a remark\ntitle = 1",
  "(title = 'it\"s' || title = 'b')",
  `(title = "it's")`,
  'peers.title ?= "a"',
  'notes_via_peers.title ?= "a"',
  'others_via_peers.title ?= "a"',
  "data.deep.er = 1",
  "geoDistance(1, 2, 3, 4) < 5",
  "geoDistance(1, 2, 3, 4 < 5",
  "noFunction(1) = 1",
  'strftime("%Y", made) = "2026"',
  '@now > "2026-01-01" && @yesterday < @now',
  'nothing = "a"',
  "2022-01-01 < @now",
];

describe.each(builtVersions)("filters of records on %s", (version: BuiltVersion) => {
  let send: AdminCall;
  let notes: Collection;

  beforeAll(async () => {
    selectBackend(seriesOf(version));
    send = await freshApi(afterAll, { version });
    const tags = { type: "select", options: { maxSelect: 2, values: ["red", "blue"] } } as const;
    const fields = {
      title: "text",
      n: "number",
      made: "date",
      data: { type: "json", options: { maxSize: 100_000 } },
      tags,
    } as const;
    const posted = await send<{ id: string; schema?: object[]; fields?: object[] }>(
      "POST",
      "api/collections",
      bodyOf(version, { name: "notes", type: "base", fields }),
    );
    expect(posted).toMatchObject({ ok: true });
    const made = posted.data;
    const peers = { name: "peers", type: "relation" };
    const options = { collectionId: made.id, maxSelect: 9 };
    const more = made.fields
      ? { fields: [...made.fields, { ...peers, ...options }] }
      : { schema: [...(made.schema ?? []), { ...peers, options }] };
    const { ok, data } = await send<object>("PATCH", `api/collections/${made.id}`, more);
    expect([ok, data]).toEqual([true, data]);
    notes = decodeBody(calls.exportCollections, data) as Collection;
  });

  it("hold a preset behind them for all that they find", async () => {
    for (const title of ["a", "b"])
      for (const n of [1, 2]) await send("POST", "api/collections/notes/records", { title, n });
    const remark = backend().filterParts.includes("comments") ? " // both" : "";
    for (const own of [`title = "a" || title = "b"${remark}`, `title = "a"${remark}`]) {
      const query = new URLSearchParams({ filter: joinFilters(own, "n = 1") });
      const { data } = await send<{ items: { n: number }[] }>("GET", `api/collections/notes/records?${query}`);
      expect(new Set(data.items.map(({ n }) => n))).toEqual(new Set([1]));
    }
  });

  it("find records that hold all words, each in any of the fields", async () => {
    await send("POST", "api/collections/notes/records", { title: `it's 50% "red" a_b`, data: { all: "of blue" } });
    await send("POST", "api/collections/notes/records", { title: "red", data: { all: "of red" } });
    await send("POST", "api/collections/notes/records", { title: "aXb yellow" });
    const counts = ["red blue", `it's "50%"`, `'"red"' a_b blue`, "a_b red nowhere", "a_b yellow"].map(
      async (words) => {
        const query = new URLSearchParams({ filter: wordSearch(words, ["title", "data"]).filter });
        const { data } = await send<{ totalItems: number }>("GET", `api/collections/notes/records?${query}`);
        return data.totalItems;
      },
    );
    // The oldest takes "_" for any character.
    expect(await Promise.all(counts)).toEqual([1, 1, 1, 0, version === "v0.8.0" ? 1 : 0]);
  });

  it.each(filters)("are refused before they are sent only where the backend refuses them: %s", async (filter) => {
    const problem = firstProblem(filter, ruleVocabulary(notes, [notes]));
    const query = new URLSearchParams({ filter });
    const { ok } = await send("GET", `api/collections/notes/records?${query}`);
    expect([problem, ok]).toEqual([ok ? undefined : expect.any(String), ok]);
  });
});
