import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "../../definitions/backend/calls";
import { redacted } from "../../definitions/backend/backend-limits";
import { product } from "../../definitions/eras/superusers";
import type { SettingsPage } from "../../definitions/language/screen";
import { schemas as allSchemas } from "../../definitions/schemas";
import type { Settings } from "../../definitions/types/settings";
import type { BuiltVersion } from "../../server/built-versions.mjs";
import { changedPaths, payloadOf } from "../../src/runtime/model/form/changes";
import { resolveLines } from "../../src/runtime/model/form/resolve-lines";
import { resolveSchemas } from "../../src/runtime/model/form/resolve-schemas";
import type { Schemas } from "../../src/runtime/model/form/schema";
import { orderStep, removalStep, withValueAt } from "../../src/values/json/path";
import { selectBackend } from "../../src/backend/version/backend";
import { decodeBody, encodeBody } from "../../src/backend/dialects/translate";
import { resolveProduct } from "../../src/backend/version/resolve-product";
import { collectionForm, type Edits } from "../support/edited-collection";
import { seriesOf } from "../support/tested-version";
import { freshApi, type AdminCall } from "./support";

type Values = Readonly<Record<string, unknown>>;

// Answers omit secrets, so the tests read them from the database. The two versions merge lists in different ways.
describe.each(["v0.39.11", "v0.40.4"] as const)("secrets that %s stores", (version: BuiltVersion) => {
  const series = seriesOf(version);
  let send: AdminCall;

  beforeAll(async () => void (send = await freshApi(afterAll, { version })));

  async function select<T>(query: string): Promise<T> {
    const { rows } = await send.done<{ rows: [[string]] }>("POST", "api/sql", { query });
    return JSON.parse(rows[0][0]) as T;
  }

  const stored = () => select<Settings>("select value from _params where id = 'settings'");

  /** Saves changes of a page as its form does; returns the stored settings. */
  async function saveSettings(
    name: "application" | "mail",
    changes: Readonly<Record<string, unknown>>,
  ): Promise<Settings> {
    selectBackend(series);
    const page: SettingsPage = resolveProduct(series, product).screens[name];
    const schemas = resolveSchemas(series, allSchemas as Schemas);
    const lines = resolveLines(page.fields, schemas["Settings"]!, schemas);
    const before = decodeBody(calls.readSettings, await send.done("GET", "api/settings"));
    const data = Object.entries(changes).reduce((all, [path, value]) => withValueAt(all, path, value), before);
    const body = encodeBody(calls.saveSettings, payloadOf(lines, changedPaths(lines, before, data), data));
    await send.done("PATCH", "api/settings", body as object);
    return stored();
  }

  it("removes the first entry of a list without changing the next one", async () => {
    const rule = (label: string, audience: string, maxRequests: number) => ({
      label,
      audience,
      maxRequests,
      duration: 10,
    });
    const [first, second] = [rule("*:auth", "@guest", 3), rule("*:create", "", 20)];
    expect((await saveSettings("application", { "rateLimits.rules": [first, second] })).rateLimits.rules).toEqual([
      first,
      second,
    ]);
    expect((await saveSettings("application", { "rateLimits.rules": [second] })).rateLimits.rules).toEqual([second]);
  });

  it("keeps an untouched secret, replaces a typed one and clears an erased one", async () => {
    const smtp = { "smtp.enabled": true, "smtp.host": "one.example.com" };
    expect((await saveSettings("mail", { ...smtp, "smtp.password": "first" })).smtp.password).toBe("first");
    const kept = await saveSettings("mail", { "smtp.host": "two.example.com", "smtp.password": redacted });
    expect(kept.smtp).toMatchObject({ host: "two.example.com", password: "first" });
    expect((await saveSettings("mail", { "smtp.password": "second" })).smtp.password).toBe("second");
    expect((await saveSettings("mail", { "smtp.password": "" })).smtp.password ?? "").toBe("");
  });

  it("changes nothing but the edited setting", async () => {
    const before = await stored();
    const after = await saveSettings("application", { "meta.appName": "Harbour" });
    expect(after).toEqual({ ...before, meta: { ...before.meta, appName: "Harbour" } });
  });

  const path = "api/collections/users";
  // Before v0.40 an omitted secret is the one of the previous provider at that index.
  const movesSecrets = version === "v0.39.11";

  const read = async (): Promise<Values> => decodeBody(calls.readCollection, await send.done("GET", path)) as Values;

  /** Stored secrets of all providers. */
  async function secrets(): Promise<string[]> {
    const query = "select json_extract(options, '$.oauth2.providers') from _collections where name = 'users'";
    const providers = await select<{ name: string; clientSecret: string }[]>(query);
    return providers.map(({ name, clientSecret }) => `${name} ${clientSecret}`);
  }

  /** Saves edits as the form does; throws if the form refuses them. */
  async function save(edits: Edits): Promise<string[]> {
    await send.done("PATCH", path, collectionForm(series).bodyOf("edit", await read(), edits));
    return secrets();
  }

  const at = (name: string): string => `oauth2.providers.${name}`;

  const added = (name: string): Edits => [
    [at(`key-${name}`), { id: `key-${name}`, name, clientId: `${name} id`, clientSecret: `${name} secret` }],
  ];

  it("adds providers with secrets, and keeps those when another value changes", async () => {
    expect(await save([["oauth2.enabled", true], ...added("google"), ...added("github"), ...added("gitlab")])).toEqual([
      "google google secret",
      "github github secret",
      "gitlab gitlab secret",
    ]);
    await save([[`${at("github")}.clientId`, "another"]]);
    expect(await secrets()).toEqual(["google google secret", "github github secret", "gitlab gitlab secret"]);
  });

  it("asks for secrets that the backend would move to another provider", async () => {
    const order: Edits = [[`oauth2.providers.${orderStep}`, ["github", "google", "gitlab"]]];
    if (movesSecrets) {
      await expect(save(order)).rejects.toThrow(/github\.clientSecret.*google\.clientSecret/);
      const typed: Edits = [
        [`${at("github")}.clientSecret`, "github secret"],
        [`${at("google")}.clientSecret`, "google secret"],
      ];
      await save([...order, ...typed]);
    } else await save(order);
    expect(await secrets()).toEqual(["github github secret", "google google secret", "gitlab gitlab secret"]);
  });

  it("removes a provider without moving its secret to the next one", async () => {
    const without: Edits = [[`${at("github")}.${removalStep}`, true]];
    if (movesSecrets) {
      await expect(save(without)).rejects.toThrow("google.clientSecret");
      const typed: Edits = [
        [`${at("google")}.clientSecret`, "google secret"],
        [`${at("gitlab")}.clientSecret`, "gitlab secret"],
      ];
      await save([...without, ...typed]);
    } else await save(without);
    expect(await secrets()).toEqual(["google google secret", "gitlab gitlab secret"]);
    await save([[`${at("gitlab")}.${removalStep}`, true]]);
    expect(await secrets()).toEqual(["google google secret"]);
  });

  it("gives a new provider no address of a removed one", async () => {
    const addresses = {
      authURL: "https://a.example/",
      tokenURL: "https://b.example/",
      userInfoURL: "https://c.example/",
    };
    const oidc = { id: "key-oidc", name: "oidc", clientId: "id", clientSecret: "s", ...addresses };
    await save([
      [`${at("google")}.${removalStep}`, true],
      [at("key-oidc"), oidc],
      [`${at("key-oidc")}.clientSecret`, "s"],
    ]);
    await save([[`${at("oidc")}.${removalStep}`, true], ...added("github")]);
    const { oauth2 } = (await read()) as { oauth2: { providers: Values[] } };
    expect(oauth2.providers).toMatchObject([{ name: "github", authURL: "", tokenURL: "", userInfoURL: "" }]);
  });
});
