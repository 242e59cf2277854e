import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "../../definitions/backend/calls";
import { redacted } from "../../definitions/backend/limits";
import { product } from "../../definitions/eras/superusers";
import type { SettingsPage } from "../../definitions/language/screen";
import { schemas as allSchemas } from "../../definitions/schemas";
import type { Settings } from "../../definitions/types/settings";
import type { BuiltVersion } from "../../server/built-versions.mjs";
import { changedPaths, payloadOf } from "../../src/runtime/model/form/changes";
import { resolveLines } from "../../src/runtime/model/form/resolve";
import { resolveSchemas } from "../../src/runtime/model/form/resolve-schemas";
import type { Schemas } from "../../src/runtime/model/form/schema";
import { selectBackend } from "../../src/runtime/model/version/backend";
import { decodeBody, encodeBody } from "../../src/runtime/model/version/dialects";
import { resolveProduct } from "../../src/runtime/model/version/resolve-product";
import { withValueAt } from "../../src/runtime/model/values/json/path";
import { seriesOf } from "../support/tested-version";
import { freshApi, type AdminCall } from "./support";

// Both keep secrets to themselves, so that the database is asked what is stored. They differ in how they merge.
describe.each(["v0.39.11", "v0.40.4"] as const)("settings of %s", (version: BuiltVersion) => {
  let send: AdminCall;

  beforeAll(async () => {
    send = await freshApi(afterAll, { version });
  });

  async function stored(): Promise<Settings> {
    const query = "select value from _params where id = 'settings'";
    const { data } = await send<{ rows: [[string]] }>("POST", "api/sql", { query });
    return JSON.parse(data.rows[0][0]) as Settings;
  }

  /** Saves changes of a page as its form does; gives what is stored then. */
  async function save(name: "application" | "mail", changes: Readonly<Record<string, unknown>>): Promise<Settings> {
    const series = seriesOf(version);
    selectBackend(series);
    const page: SettingsPage = resolveProduct(series, product).screens[name];
    const schemas = resolveSchemas(series, allSchemas as Schemas);
    const lines = resolveLines(page.fields, schemas["Settings"]!, schemas);
    const before = decodeBody(calls.readSettings, (await send("GET", "api/settings")).data);
    const data = Object.entries(changes).reduce((all, [path, value]) => withValueAt(all, path, value), before);
    const body = encodeBody(calls.saveSettings, payloadOf(lines, changedPaths(lines, before, data), data));
    const { ok, data: answer } = await send("PATCH", "api/settings", body as object);
    expect([ok, answer]).toEqual([true, answer]);
    return stored();
  }

  it("take a list whose first entry goes, without its values going to the next one", async () => {
    const rule = (label: string, audience: string, maxRequests: number) => ({
      label,
      audience,
      maxRequests,
      duration: 10,
    });
    const [first, second] = [rule("*:auth", "@guest", 3), rule("*:create", "", 20)];
    expect((await save("application", { "rateLimits.rules": [first, second] })).rateLimits.rules).toEqual([
      first,
      second,
    ]);
    expect((await save("application", { "rateLimits.rules": [second] })).rateLimits.rules).toEqual([second]);
  });

  it("keep a secret that nobody touches, replace one that is typed, and clear one that is erased", async () => {
    const smtp = { "smtp.enabled": true, "smtp.host": "one.example.com" };
    expect((await save("mail", { ...smtp, "smtp.password": "first" })).smtp.password).toBe("first");
    const kept = await save("mail", { "smtp.host": "two.example.com", "smtp.password": redacted });
    expect(kept.smtp).toMatchObject({ host: "two.example.com", password: "first" });
    expect((await save("mail", { "smtp.password": "second" })).smtp.password).toBe("second");
    expect((await save("mail", { "smtp.password": "" })).smtp.password ?? "").toBe("");
  });

  it("change nothing but what was changed", async () => {
    const before = await stored();
    const after = await save("application", { "meta.appName": "Harbour" });
    expect(after).toEqual({ ...before, meta: { ...before.meta, appName: "Harbour" } });
  });
});
