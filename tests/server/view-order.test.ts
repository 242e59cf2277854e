import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { product as older } from "../../definitions/eras/admins";
import { product as later } from "../../definitions/eras/superusers";
import type { TablePage } from "../../definitions/language/table";
import type { Version } from "../../definitions/language/versions";
import { builtVersions } from "../../server/built-versions.mjs";
import { hasSuperusers } from "../../server/first-admin";
import { pageForItem } from "../../src/runtime/model/table/page-for-item";
import { rowsRequest, sentSort } from "../../src/runtime/model/table/table-filter";
import { resolveProduct } from "../../src/runtime/model/version/resolve-product";
import { freshApi, type AdminCall } from "./support";

// A view came with v0.13; since v0.23 records may lack `created`.
describe.each(builtVersions)("the order of rows on %s", (built) => {
  const version = built.replace(/\.\d+$/, "") as Version;
  const isLater = hasSuperusers(version);
  const written: TablePage = resolveProduct(version, isLater ? later : older).screens.collections;
  let send: AdminCall;

  /** The titles of rows, in the order that the table asks for; the backend's refusal where there is one. */
  const listed = async (type: string, sort: string): Promise<unknown> => {
    const page = pageForItem(written, { type, fields: [] });
    const request = rowsRequest(page, { item: type, sort, filter: "", range: undefined }, true);
    const query = new URLSearchParams({ perPage: "30", sort: request.sort });
    const path = `api/collections/${type}s/records?${query}`;
    const { ok, data } = await send<{ items: { title: string }[] }>("GET", path);
    return ok ? data.items.map(({ title }) => title) : data;
  };

  beforeAll(async () => {
    send = await freshApi(afterAll, { version: built });
    const fields = [{ name: "title", type: "text" }];
    const shape = isLater ? { fields } : { schema: fields };
    expect(await send("POST", "api/collections", { name: "bases", type: "base", ...shape })).toMatchObject({
      ok: true,
    });
    for (const title of ["b", "c", "a"])
      expect(await send("POST", "api/collections/bases/records", { title })).toMatchObject({ ok: true });
    if (version === "v0.8") return;
    const query = "select id, title from bases";
    const view = isLater ? { viewQuery: query } : { schema: [], options: { query } };
    expect(await send("POST", "api/collections", { name: "views", type: "view", ...view })).toMatchObject({ ok: true });
  });

  it("lists records newest first, with or without `created`", async () => {
    const rows = await listed("base", written.sort);
    expect(isLater ? rows : [...(rows as string[])].toSorted()).toEqual(isLater ? ["a", "c", "b"] : ["a", "b", "c"]);
  });

  if (version === "v0.8") return;
  it("lists a view as the backend has it, until an order is chosen", async () => {
    expect([...((await listed("view", written.sort)) as string[])].toSorted()).toEqual(["a", "b", "c"]);
    expect(await listed("view", "-title")).toEqual(["c", "b", "a"]);
    const page = pageForItem(written, { type: "view", fields: [] });
    expect(sentSort(page, page.sort)).toBe("");
  });
});
