import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calls } from "../../definitions/backend/calls";
import type { BuiltVersion } from "../../server/built-versions.mjs";
import { orderStep, removalStep } from "../../src/runtime/model/values/json/path";
import { decodeBody } from "../../src/runtime/model/version/dialects";
import { collectionForm, type Edits } from "../support/edited-collection";
import { seriesOf } from "../support/tested-version";
import { freshApi, type AdminCall } from "./support";

type Values = Readonly<Record<string, unknown>>;

const path = "api/collections/users";

// The database alone knows secrets. Before v0.40 one that is left out is that of whoever stood in the place.
describe.each(["v0.39.11", "v0.40.4"] as const)("providers of accounts of %s", (version: BuiltVersion) => {
  const movesSecrets = version === "v0.39.11";
  let send: AdminCall;

  beforeAll(async () => {
    send = await freshApi(afterAll, { version });
  });

  const read = async (): Promise<Values> =>
    decodeBody(calls.readCollection, (await send<Values>("GET", path)).data) as Values;

  /** The secrets of all providers, as they are stored. */
  async function secrets(): Promise<string[]> {
    const query = "select json_extract(options, '$.oauth2.providers') from _collections where name = 'users'";
    const { data } = await send<{ rows: [[string]] }>("POST", "api/sql", { query });
    const providers = JSON.parse(data.rows[0][0]) as { name: string; clientSecret: string }[];
    return providers.map(({ name, clientSecret }) => `${name} ${clientSecret}`);
  }

  /** Saves edits as the form does; throws where the form itself refuses them. */
  async function save(edits: Edits): Promise<string[]> {
    const form = collectionForm(seriesOf(version));
    const { ok, data } = await send("PATCH", path, form.bodyOf("edit", await read(), edits));
    expect([ok, data]).toEqual([true, data]);
    return secrets();
  }

  const at = (name: string): string => `oauth2.providers.${name}`;

  const added = (name: string): Edits => [
    [at(`key-${name}`), { id: `key-${name}`, name, clientId: `${name} id`, clientSecret: `${name} secret` }],
  ];

  it("are added with their secrets, and keep those through a change of another value", async () => {
    expect(await save([["oauth2.enabled", true], ...added("google"), ...added("github"), ...added("gitlab")])).toEqual([
      "google google secret",
      "github github secret",
      "gitlab gitlab secret",
    ]);
    await save([[`${at("github")}.clientId`, "another"]]);
    expect(await secrets()).toEqual(["google google secret", "github github secret", "gitlab gitlab secret"]);
  });

  it("are not moved without their secrets where these would go to another one", async () => {
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

  it("are taken away without a secret going to the next one", async () => {
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

  it("never get the addresses of one that went before them", async () => {
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
