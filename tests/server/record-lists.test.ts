import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { product as older } from "../../definitions/eras/admins";
import { product as later } from "../../definitions/eras/superusers";
import type { TablePage } from "../../definitions/language/table";
import type { Collection } from "../../definitions/types/collection";
import { builtVersions, type BuiltVersion } from "../../server/built-versions.mjs";
import { hasSuperusers } from "../../server/first-admin";
import { ruleVocabulary } from "../../src/features/rules/model/rule-vocabulary";
import { joinFilters } from "../../src/backend/filter/join-filters";
import { firstProblem } from "../../src/backend/filter/parse-filter";
import { pageForItem } from "../../src/runtime/model/table/page-for-item";
import { rowsRequest, sentSort, tableFilter } from "../../src/runtime/model/table/table-filter";
import { backend, selectBackend } from "../../src/backend/version/backend";
import { resolveProduct } from "../../src/backend/version/resolve-product";
import { bodyOf, type Fields } from "../browser/support/stored-bodies";
import { asRead } from "../support/stored-collection";
import { seriesOf } from "../support/tested-version";
import { freshApi, type AdminCall } from "./support";

const tags = { type: "select", options: { maxSelect: 2, values: ["red", "dark blue"] } } as const;
const fields: Fields = {
  title: "text",
  mail: "email",
  site: "url",
  n: "number",
  made: "date",
  data: { type: "json", options: { maxSize: 100_000 } },
  tags,
  // So many names that a filter with all of them would be too long.
  ...Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`a_rather_long_name_${index}`, "text" as const])),
};

const filters = String.raw`title = "it's"
tags ?= "red"
tags ?!~ "red"
tags ?? "red"
n = -5
n > -0.5
n = - 5
n = -5.
title:length = "3"
tags:length > 1
tags:each != 'red'
title:lower = "a"
title: = 1
title = "a" // what follows is no part of it: (
// only a remark\ntitle = 1
(title = 'it"s' || title = 'b')
(title = "it's")
peers.title ?= "a"
notes_via_peers.title ?= "a"
others_via_peers.title ?= "a"
data.deep.er = 1
geoDistance(1, 2, 3, 4) < 5
geoDistance(1, 2, 3, 4 < 5
noFunction(1) = 1
strftime("%Y", made) = "2026"
@now > "2026-01-01" && @yesterday < @now
nothing = "a"
2022-01-01 < @now`;

describe.each(builtVersions)("lists of records on %s", (version: BuiltVersion) => {
  const series = seriesOf(version);
  const isLater = hasSuperusers(series);
  const written: TablePage = resolveProduct(series, isLater ? later : older).screens.collections;
  let send: AdminCall;
  let notes: Collection;

  const add = (collection: string, record: object) =>
    send.done("POST", `api/collections/${collection}/records`, record);
  const found = (collection: string, filter: string) =>
    send<{ totalItems?: number; items: { n: number }[] }>(
      "GET",
      `api/collections/${collection}/records?${new URLSearchParams({ filter })}`,
    );

  beforeAll(async () => {
    selectBackend(series);
    send = await freshApi(afterAll, { version });
    const made = await send.done<{ id: string; schema?: object[]; fields?: object[] }>(
      "POST",
      "api/collections",
      bodyOf(version, { name: "notes", type: "base", fields }),
    );
    const peers = { name: "peers", type: "relation" };
    const options = { collectionId: made.id, maxSelect: 9 };
    const more = made.fields
      ? { fields: [...made.fields, { ...peers, ...options }] }
      : { schema: [...(made.schema ?? []), { ...peers, options }] };
    notes = asRead(await send.done("PATCH", `api/collections/${made.id}`, more));
    const titles = [{ name: "title", type: "text" }];
    const shape = isLater ? { fields: titles } : { schema: titles };
    await send.done("POST", "api/collections", { name: "bases", type: "base", ...shape });
    for (const title of ["b", "c", "a"]) await add("bases", { title });
    const rest = { mail: "a@example.org", site: "https://example.org/a?b=c&d", tags: ["red", "dark blue"], n: 4711 };
    await add("notes", { title: `it's 5" wide, C:\\x a_b`, ...rest });
    await add("notes", { title: "another aXb" });
  });

  it.each(filters.split("\n").map((filter) => filter.replace("\\n", "\n")))(
    "refuses a filter only if the backend refuses it: %s",
    async (filter) => {
      const { ok } = await found("notes", filter);
      const problem = firstProblem(filter, ruleVocabulary(notes, [notes]));
      expect([problem, ok]).toEqual([ok ? undefined : expect.any(String), ok]);
    },
  );

  it("applies a preset filter to everything that another one finds", async () => {
    for (const title of ["a", "b"]) for (const n of [1, 2]) await add("notes", { title, n });
    const remark = backend().filterSyntax.includes("comments") ? " // both" : "";
    for (const own of [`title = "a" || title = "b"${remark}`, `title = "a"${remark}`]) {
      const { data } = await found("notes", joinFilters(own, "n = 1"));
      expect(new Set(data.items.map(({ n }) => n))).toEqual(new Set([1]));
    }
  });

  const search = async (words: string): Promise<{ ok: boolean; found: number | undefined }> => {
    const filter = tableFilter(pageForItem(written, notes), { filter: words, all: true });
    const { ok, data } = await found("notes", filter);
    return { ok, found: data.totalItems };
  };

  it.each([
    ['5"', 1],
    ["it's wide", 1],
    ["c:\\", 1],
    ["a@example.org", 1],
    ['"b=c&d"', 1],
    ['"dark blue" it', 1],
    ["another", 1],
    // The oldest version reads "_" as any character.
    ["a_b", version === "v0.8.0" ? 2 : 1],
    ["4711", 0],
    ["ünïcode", 0],
  ])("finds the words %j in any text field", async (words, count) => {
    expect(await search(words)).toEqual({ ok: true, found: count });
    expect(await search("b=c")).toMatchObject({ ok: false });
  });

  it("searches for many words with a filter that the backend takes", async () => {
    const many = Array.from({ length: 12 }, (_, index) => `word${index}`).join(" ");
    for (const words of ["multi", "multi tool box", many]) expect(await search(words)).toEqual({ ok: true, found: 0 });
  });

  /** Titles in the order that the table requests. */
  const listed = async (type: string, sort: string): Promise<string[]> => {
    const page = pageForItem(written, { type, fields: [] });
    const request = rowsRequest(page, { item: type, sort, filter: "", range: undefined }, true);
    const path = `api/collections/${type}s/records?${new URLSearchParams({ sort: request.sort })}`;
    return (await send.done<{ items: { title: string }[] }>("GET", path)).items.map(({ title }) => title);
  };

  it("sorts records newest first, with or without `created`", async () => {
    const rows = await listed("base", written.sort);
    // Before v0.23 they are sorted by `created`, which may be the same moment.
    expect(isLater ? rows : rows.toSorted()).toEqual(isLater ? ["a", "c", "b"] : ["a", "b", "c"]);
  });

  if (version !== "v0.8.0")
    it("sorts a view only after an order is chosen", async () => {
      const query = "select id, title from bases";
      const view = isLater ? { viewQuery: query } : { schema: [], options: { query } };
      await send.done("POST", "api/collections", { name: "views", type: "view", ...view });
      expect((await listed("view", written.sort)).toSorted()).toEqual(["a", "b", "c"]);
      expect(await listed("view", "-title")).toEqual(["c", "b", "a"]);
      const page = pageForItem(written, { type: "view", fields: [] });
      expect(sentSort(page, page.sort)).toBe("");
    });
});
