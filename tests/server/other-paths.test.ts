import { afterAll, describe, expect, it } from "vitest";
import type { LogEntry } from "../../definitions/types/log";
import type { LogMessage } from "../../definitions/types/log-message";
import { builtVersions } from "../../server/built-versions.mjs";
import { addCondition } from "../../src/runtime/model/filter/add-condition";
import { filters } from "../../src/runtime/model/filter/value-filter";
import { selectBackend } from "../../src/runtime/model/version/backend";
import { seriesOf } from "../support/tested-version";
import { freshApi } from "./support";

const meant = ["/api/my_items?page=1", "/api/my_items", "/api/my_items?page=2&filter=%25"];
const others = ["/api/my_items/1", "/api/my_items_2?page=1", "/api/myXitems?page=1", "/api/MY_items", "/api/a"];

describe.each(builtVersions)("the log of %s without a path", (version) => {
  it("keeps other paths, longer ones, and entries without an address", async () => {
    selectBackend(seriesOf(version));
    const hasMessages = version !== "v0.8.0";
    const [path, url] = hasMessages ? ["api/logs", "data.url"] : ["api/logs/requests", "url"];
    const send = await freshApi(afterAll, { version });
    const found = async (filter: string): Promise<string[]> => {
      const query = new URLSearchParams({ filter, perPage: "200" });
      const { data } = await send<{ items: (LogEntry | LogMessage)[] }>("GET", `${path}?${query}`);
      return data.items.map((entry) => ("url" in entry ? entry.url : (entry.data.url ?? entry.message)));
    };
    if (hasMessages) {
      // A sign-in without its state is logged as a message, if little is left out. It leads to a page, which is no JSON.
      await send("PATCH", "api/settings", { logs: { minLevel: -4 } });
      await send("GET", "api/oauth2-redirect").catch(() => {});
    }
    for (const each of [...meant, ...others]) await send("GET", each.slice(1));
    const asked = [...meant, ...others];
    const all = hasMessages ? [...asked, "Missing OAuth2 state parameter"] : asked;
    await expect.poll(() => found(""), { timeout: 10_000, interval: 500 }).toEqual(expect.arrayContaining(all));
    const without = filters.path.without(url, meant[0]);
    for (const filter of [without, addCondition(`created > "2020-01-01"`, without)]) {
      const left = await found(filter);
      expect(left).toEqual(expect.arrayContaining(all.slice(meant.length)));
      expect(left.filter((each) => meant.includes(each))).toEqual([]);
      expect((await found(filters.path.only(url, meant[0]))).toSorted()).toEqual(meant.toSorted());
    }
  });
});
