import { afterAll, describe, expect, it } from "vitest";
import { messageErrors } from "../../definitions/backend/log";
import { messageLookup } from "../../definitions/screens/message-lookup";
import { builtVersions } from "../../server/built-versions.mjs";
import { bodyOf, type Fields } from "../browser/support/stored-bodies";
import { errorTexts } from "../../src/runtime/model/values/text/error-texts";
import { selectBackend } from "../../src/runtime/model/version/backend";
import { logLookupFilter } from "../../src/runtime/panel/log-lookup-filter";
import { seriesOf } from "../support/tested-version";
import { freshApi } from "./support";

// The oldest has a log of requests alone.
const later = builtVersions.filter((each) => each !== "v0.8.0");

describe.each(later)("the log of %s", (version) => {
  it("names the cause of a refused filter and of a blocked delete", async () => {
    selectBackend(seriesOf(version));
    const send = await freshApi(afterAll, { version });
    const make = async (path: string, body: object): Promise<string> =>
      (await send<{ id: string }>("POST", `api/collections${path}`, body)).data.id;
    const collection = (name: string, fields: Fields) => make("", bodyOf(version, { name, type: "base", fields }));
    const ports = await collection("ports", { name: "text" });
    const options = { collectionId: ports, maxSelect: 1 };
    await collection("ships", { port: { type: "relation", required: true, options } });
    const id = await make("/ports/records", {});
    await make("/ships/records", { port: id });
    // What went well on the same paths is no answer.
    await send("GET", "api/collections/ports/records");
    await send("GET", `api/collections/ports/records/${id}`);
    const at = Date.now();
    await send("GET", "api/collections/ports/records?filter=nope=1");
    await send("DELETE", `api/collections/ports/records/${id}`);
    const causeOf = async (method: string, path: string): Promise<string> => {
      const filter = logLookupFilter(messageLookup, { method, path, status: 400, at });
      const query = new URLSearchParams({ filter, sort: "-created" });
      const { data } = await send<{ items: Record<string, unknown>[] }>("GET", `api/logs?${query}`);
      expect(data.items.length).toBeLessThan(2);
      return data.items.flatMap((entry) => errorTexts(entry, messageErrors)).join(" ");
    };
    const written = { timeout: 10_000, interval: 500 };
    await expect.poll(() => causeOf("GET", "api/collections/ports/records"), written).toContain("invalid left operand");
    await expect.poll(() => causeOf("DELETE", `api/collections/ports/records/${id}`), written).toContain("ships");
  });
});
