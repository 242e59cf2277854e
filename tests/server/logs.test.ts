import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { messageErrors } from "../../definitions/backend/log";
import { messageLookup } from "../../definitions/screens/message-lookup";
import type { LogEntry } from "../../definitions/types/log";
import type { LogMessage } from "../../definitions/types/log-message";
import { addCondition } from "../../src/backend/filter/conditions";
import { filters } from "../../src/backend/filter/value-filter";
import { errorTexts } from "../../src/backend/calls/error-texts";
import { selectBackend } from "../../src/backend/version/backend";
import { logLookupFilter } from "../../src/features/logs/log-lookup-filter";
import { bodyOf, type Fields } from "../browser/support/stored-bodies";
import { seriesOf, versionsApart } from "../support/tested-version";
import { freshApi, type AdminCall } from "./support";

const meant = ["/api/my_items?page=1", "/api/my_items", "/api/my_items?page=2&filter=%25"];
const others = ["/api/my_items/1", "/api/my_items_2?page=1", "/api/myXitems?page=1", "/api/MY_items", "/api/a"];
const asked = [...meant, ...others];
// The backend writes its log seconds after it has answered.
const soon = { timeout: 15_000, interval: 250 };

describe.each(versionsApart)("the log of %s", (version) => {
  const hasMessages = version !== "v0.8.0";
  const [path, url] = hasMessages ? ["api/logs", "data.url"] : ["api/logs/requests", "url"];
  let send: AdminCall;
  let port: string;
  let at: number;

  beforeAll(async () => {
    selectBackend(seriesOf(version));
    send = await freshApi(afterAll, { version });
    const make = async (below: string, body: object): Promise<string> =>
      (await send.done<{ id: string }>("POST", `api/collections${below}`, body)).id;
    const collection = (name: string, fields: Fields) => make("", bodyOf(version, { name, type: "base", fields }));
    const ports = await collection("ports", { name: "text" });
    const options = { collectionId: ports, maxSelect: 1 };
    await collection("ships", { port: { type: "relation", required: true, options } });
    port = await make("/ports/records", {});
    await make("/ships/records", { port });
    if (hasMessages) {
      // A sign-in without its state logs a message. It leads to a page, which is no JSON.
      await send("PATCH", "api/settings", { logs: { minLevel: -4 } });
      await send("GET", "api/oauth2-redirect").catch(() => {});
    }
    for (const each of asked) await send("GET", each.slice(1));
    for (const record of ["", `/${port}`]) await send("GET", `api/collections/ports/records${record}`);
    at = Date.now();
    await send("GET", "api/collections/ports/records?filter=nope=1");
    await send("DELETE", `api/collections/ports/records/${port}`);
  });

  it("omits one path, but neither longer paths nor entries without an address", async () => {
    const found = async (filter: string): Promise<string[]> => {
      const query = new URLSearchParams({ filter, perPage: "200" });
      const { items } = await send.done<{ items: (LogEntry | LogMessage)[] }>("GET", `${path}?${query}`);
      return items.map((entry) => ("url" in entry ? entry.url : (entry.data.url ?? entry.message)));
    };
    const all = hasMessages ? [...asked, "Missing OAuth2 state parameter"] : asked;
    await expect.poll(() => found(""), soon).toEqual(expect.arrayContaining(all));
    const without = filters.path.without(url, meant[0]);
    for (const filter of [without, addCondition(`created > "2020-01-01"`, without)]) {
      const left = await found(filter);
      expect(left).toEqual(expect.arrayContaining(all.slice(meant.length)));
      expect(left.filter((each) => meant.includes(each))).toEqual([]);
    }
    expect((await found(filters.path.only(url, meant[0]))).toSorted()).toEqual(meant.toSorted());
  });

  if (hasMessages)
    it("names the cause of a refused filter and of a blocked delete", async () => {
      const causeOf = async (method: string, refused: string): Promise<string> => {
        const filter = logLookupFilter(messageLookup, { method, path: refused, status: 400, at });
        const query = new URLSearchParams({ filter, sort: "-created" });
        const { items } = await send.done<{ items: Record<string, unknown>[] }>("GET", `api/logs?${query}`);
        expect(items.length).toBeLessThan(2);
        return items.flatMap((entry) => errorTexts(entry, messageErrors)).join(" ");
      };
      await expect.poll(() => causeOf("GET", "api/collections/ports/records"), soon).toContain("invalid left operand");
      await expect.poll(() => causeOf("DELETE", `api/collections/ports/records/${port}`), soon).toContain("ships");
    });
});
