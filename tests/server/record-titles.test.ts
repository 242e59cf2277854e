import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { calls } from "../../definitions/backend/calls";
import type { AnyRow } from "../../definitions/language/call";
import { product as admins } from "../../definitions/eras/admins";
import type { Collection } from "../../definitions/types/collection";
import { pickerFilters, searchedKeys } from "../../src/features/records/model/picker-search";
import { expandOfTitle, recordTitle } from "../../src/features/records/model/record-title";
import { idsFilter, inIdFilters } from "../../src/backend/filter/id-filters";
import { selectBackend } from "../../src/backend/version/backend";
import { decodeBody, encodeBody } from "../../src/backend/dialects/translate";
import { resolveProduct } from "../../src/backend/version/resolve-product";
import { seriesOf } from "../support/tested-version";
import { freshApi, type AdminCall } from "./support";

const { fieldTypes } = resolveProduct("v0.22", admins);

afterEach(() => selectBackend("v0.8"));

describe.each(["v0.22.21", "v0.40.4"] as const)("titles of records on %s", (version) => {
  let call: AdminCall;
  let collections: readonly Collection[];
  let teams: Collection;

  const create = async (name: string, ...fields: object[]): Promise<{ id: string }> =>
    call.done(
      "POST",
      "api/collections",
      encodeBody(calls.exportCollections, { name, type: "base", fields, indexes: [] }) as object,
    );
  const add = (collection: string, body: object): Promise<AnyRow> =>
    call.done("POST", `api/collections/${collection}/records`, body);
  const list = async (query: Record<string, string>): Promise<string[]> => {
    const path = `api/collections/teams/records?${new URLSearchParams({ perPage: "200", ...query }).toString()}`;
    const { items } = await call.done<{ items: AnyRow[] }>("GET", path);
    return items.map((row) => recordTitle(row, teams, collections));
  };

  beforeAll(async () => {
    call = await freshApi(afterAll, { version });
    selectBackend(seriesOf(version));
    const text = (name: string) => ({ name, type: "text", presentable: true });
    const to = (name: string, { id }: { id: string }, maxSelect: number) => ({
      name,
      type: "relation",
      presentable: true,
      collectionId: id,
      maxSelect,
    });
    const towns = await create("towns", text("name"));
    const persons = await create("persons", text("first"), text("last"), to("town", towns, 1));
    const clubs = await create("clubs", { name: "name", type: "text" });
    await create("teams", to("lead", persons, 1), to("clubs", clubs, 5), { ...text("year"), type: "number" });
    const { items } = await call.done<{ items: object[] }>("GET", "api/collections?perPage=200");
    collections = items.map((each) => decodeBody(calls.listCollections, each) as Collection);
    teams = collections.find(({ name }) => name === "teams")!;
    const town = await add("towns", { name: "York" });
    const ada = await add("persons", { first: "Ada", last: "Byron", town: town.id });
    const [ajax, celtic] = [await add("clubs", { name: "Ajax" }), await add("clubs", { name: "Celtic" })];
    await add("teams", { lead: ada.id, clubs: [ajax.id, celtic.id], year: 2024 });
    await add("teams", { year: 2025 });
  });

  it("reads with one request all that titles show, also for the most ids in a filter", async () => {
    selectBackend(seriesOf(version));
    expect((await list({ expand: expandOfTitle(teams, collections)! })).toSorted()).toEqual([
      "2025",
      "Ada Byron York Ajax, Celtic 2024",
    ]);
    const [most] = inIdFilters(Array.from({ length: 60 }, (_, index) => `${index}`.padStart(15, "a")));
    expect(await list({ expand: expandOfTitle(teams, collections)!, filter: idsFilter(most!) })).toEqual([]);
  });

  it("finds records by the titles of the records that they link to", async () => {
    selectBackend(seriesOf(version));
    const keys = searchedKeys(teams, collections, fieldTypes);
    expect(keys).toEqual(["lead.first", "lead.last", "clubs.name", "year"]);
    const [phrase, words] = pickerFilters("Ada Byron", keys);
    expect(await list({ filter: phrase })).toEqual([]);
    expect(await list({ filter: words! })).toEqual(["2024"]);
    // One of several related records is enough.
    for (const typed of ["Ajax", "Celtic", "Ajax Byron"])
      expect(await list({ filter: pickerFilters(typed, keys).at(-1)! })).toEqual(["2024"]);
  });
});
