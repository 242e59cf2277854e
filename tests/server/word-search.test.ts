import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { product as later } from "../../definitions/eras/superusers";
import { product as older } from "../../definitions/eras/admins";
import type { Version } from "../../definitions/language/versions";
import type { TablePage } from "../../definitions/language/table";
import type { AnyRow } from "../../definitions/language/call";
import { calls } from "../../definitions/backend/calls";
import { hasSuperusers } from "../../server/first-admin";
import { builtVersions } from "../../server/built-versions.mjs";
import { pageForItem } from "../../src/runtime/model/table/page-for-item";
import { tableFilter } from "../../src/runtime/model/table/table-filter";
import { decodeBody } from "../../src/runtime/model/version/dialects";
import { selectBackend } from "../../src/runtime/model/version/backend";
import { resolveProduct } from "../../src/runtime/model/version/resolve-product";
import { freshApi, type AdminCall } from "./support";

const record = {
  title: `it's 5" wide, C:\\x`,
  mail: "a@example.org",
  site: "https://example.org/a?b=c&d",
  kind: ["red", "dark blue"],
  n: 4711,
};

describe.each(builtVersions)("plain words on a backend of %s", (built) => {
  const version = built.replace(/\.\d+$/, "") as Version;
  const page: TablePage = resolveProduct(version, hasSuperusers(version) ? later : older).screens.collections;
  let send: AdminCall;
  let item: AnyRow;

  const search = async (words: string): Promise<{ ok: boolean; found: number | undefined }> => {
    const filter = tableFilter(pageForItem(page, item), { filter: words, all: true });
    const query = new URLSearchParams({ page: "1", sort: page.sort, perPage: "30", filter });
    const { ok, data } = await send<{ totalItems?: number }>("GET", `api/collections/words/records?${query}`);
    return { ok, found: data.totalItems };
  };

  beforeAll(async () => {
    selectBackend(version);
    send = await freshApi(afterAll, { version: built });
    const texts = Array.from({ length: 60 }, (_, index) => ({ name: `a_rather_long_name_${index}`, type: "text" }));
    const options = { maxSelect: 2, values: ["red", "dark blue"] };
    const select = hasSuperusers(version) ? options : { options };
    const fields = [
      { name: "title", type: "text" },
      { name: "mail", type: "email" },
      { name: "site", type: "url" },
      { name: "kind", type: "select", ...select },
      { name: "n", type: "number" },
      ...texts,
    ];
    const shape = hasSuperusers(version) ? { fields } : { schema: fields };
    const made = await send("POST", "api/collections", { name: "words", type: "base", ...shape });
    expect(made).toMatchObject({ ok: true });
    const { data } = await send<object>("GET", "api/collections/words");
    item = decodeBody(calls.listCollections, data) as AnyRow;
    expect(await send("POST", "api/collections/words/records", record)).toMatchObject({ ok: true });
    await send("POST", "api/collections/words/records", { title: "another" });
  });

  it.each([
    ['5"', 1],
    ["it's wide", 1],
    ["c:\\", 1],
    ["a@example.org", 1],
    ["b=c", 0],
    ['"b=c&d"', 1],
    ["dark", 1],
    ['"dark blue" it', 1],
    ["another", 1],
    ["4711", 0],
    ["ünïcode", 0],
  ])("looks for %j in all texts", async (words, found) => {
    expect(await search(words)).toMatchObject(words === "b=c" ? { ok: false } : { ok: true, found });
  });

  it("keeps to what the backend takes, however many words there are", async () => {
    const many = Array.from({ length: 12 }, (_, index) => `word${index}`).join(" ");
    for (const words of ["multi", "multi tool box", many]) expect(await search(words)).toEqual({ ok: true, found: 0 });
  });
});
