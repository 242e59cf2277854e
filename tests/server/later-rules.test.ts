import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Collection } from "../../definitions/types/collection";
import { builtVersions, type BuiltVersion } from "../../server/built-versions.mjs";
import { hasSuperusers } from "../../server/first-admin";
import { ruleUpdates } from "../../src/features/rules/model/affected-rules";
import { ruleVocabulary } from "../../src/features/rules/model/rule-vocabulary";
import { parseFilter } from "../../src/runtime/model/filter/parse-filter";
import { backend, selectBackend, type Backend } from "../../src/runtime/model/version/backend";
import { bodyOf, type Fields } from "../browser/support/stored-bodies";
import { sound, unsound } from "../support/rule-corpus";
import { namesInRules } from "../support/rule-names";
import { valuesInRules } from "../support/rule-values";
import { asRead, asStored } from "../support/stored-collection";
import { seriesOf } from "../support/tested-version";
import { freshApi, type AdminCall } from "./support";

const relation = (collectionId: string, maxSelect = 1) =>
  ({ type: "relation", options: { collectionId, maxSelect } }) as const;

type Feature = Backend["filterParts"][number];

const several = { maxSelect: 3 };

describe.each(builtVersions)("rules on %s", (version: BuiltVersion) => {
  let send: AdminCall;

  const made = async (name: string, fields: Fields, type: "auth" | "base" = "base"): Promise<Collection> => {
    const { ok, data } = await send<Collection>("POST", "api/collections", bodyOf(version, { name, type, fields }));
    if (!ok) throw new Error(JSON.stringify(data));
    return asRead(data);
  };

  /** Adds a field that leads to the collection itself. */
  const addRelation = async ({ id }: Collection, name: string): Promise<void> => {
    const path = `api/collections/${id}`;
    const { data } = await send<{ fields?: object[]; schema?: object[] }>("GET", path);
    const field = { name, type: "relation" };
    const options = { collectionId: id, maxSelect: 1 };
    const body = data.fields
      ? { fields: [...data.fields, { ...field, ...options }] }
      : { schema: [...data.schema!, { ...field, options }] };
    expect(await send("PATCH", path, body)).toMatchObject({ ok: true });
  };

  beforeAll(async () => {
    selectBackend(seriesOf(version));
    send = await freshApi(afterAll, { version });
    const place: Fields = backend().functions.length > 0 ? { place: "geoPoint" } : {};
    const papers = { type: "json", options: { maxSize: 1000 } } as const;
    const ports = await made("ports", { city: "text", ...place });
    const boats = await made("boats", { name: "text", port: relation(ports.id), papers, ...place });
    await addRelation(boats, "next");
    const crew = await made("crew", { rank: "text", boat: relation(boats.id) }, "auth");
    const select = { type: "select", options: { values: ["x", "y", "z"], maxSelect: 1 } } as const;
    const file = { type: "file", options: { maxSelect: 1, maxSize: 1000 } } as const;
    const orders = await made("orders", {
      title: "text",
      _hidden: "text",
      total: "number",
      paid: "bool",
      meta: papers,
      mail: "email",
      link: "url",
      made: "date",
      body: version === "v0.8.0" ? "text" : { type: "editor", options: { convertUrls: false } },
      kind: select,
      tags: { ...select, options: { ...select.options, ...several } },
      photo: file,
      photos: { ...file, options: { ...file.options, ...several } },
      customer: relation("_pb_users_auth_"),
      sailor: relation(crew.id),
      boat: relation(boats.id),
      boats: relation(boats.id, 9),
      ...place,
    });
    await addRelation(orders, "self");
  }, 60_000);

  /** What is different: where the backend, or our parser, takes a rule that the other one refuses. */
  async function differencesOf(rules: readonly string[]): Promise<string[]> {
    const { data } = await send<{ items: object[] }>("GET", "api/collections?perPage=200");
    const collections = data.items.map(asRead);
    const vocabulary = ruleVocabulary(
      collections.find(({ name }) => name === "orders")!,
      collections,
    );
    const differences: string[] = [];
    for (const rule of new Set(rules.flatMap((each) => [each, each.replaceAll("@request.body.", "@request.data.")]))) {
      const { ok, data: answer } = await send<{ data: object }>("PATCH", "api/collections/orders", { listRule: rule });
      const { problems } = parseFilter(rule, vocabulary);
      const ours = rule.trim() !== "" && problems.length === 0;
      if (ours && !ok) differences.push(`only the backend refuses ${rule}: ${JSON.stringify(answer.data)}`);
      if (ok && !ours) differences.push(`only the parser refuses ${rule}: ${problems[0]?.text}`);
    }
    return differences;
  }

  it.each(Object.entries({ ...namesInRules, ...valuesInRules, "as v0.8 has them": [...sound, ...unsound] }))(
    "are judged as the backend judges them: %s",
    async (_name, rules) => {
      expect(await differencesOf(rules)).toEqual([]);
    },
  );

  it("are left to the backend where they are too long for it", async () => {
    const rule = Array.from({ length: 201 }, () => "total = 1").join(" && ");
    const limited = hasSuperusers(seriesOf(version));
    expect(await differencesOf([rule])).toHaveLength(limited ? 1 : 0);
  });

  it("are rewritten and sent so that the backend takes them", async () => {
    const all = async (): Promise<Collection[]> =>
      (await send<{ items: object[] }>("GET", "api/collections?perPage=200")).data.items.map(asRead);
    const has = (feature: Feature): boolean => backend().filterParts.includes(feature);
    const back = has("backRelations") ? "orders_via_boat.boat.name ?!= 'x'" : "id != ''";
    const alias = has("aliases") ? ":b" : "";
    const sent = `${backend().requestBody}boat.name`;
    const set = async (name: string, listRule: string): Promise<void> =>
      expect(await send("PATCH", `api/collections/${name}`, { listRule })).toMatchObject({ ok: true });
    await set("boats", `name != '' && @collection.boats.port.city != name && ${back}`);
    await set("orders", `boat.name != '' && ${sent} = null && @collection.boats${alias}.name != title`);
    const before = await all();
    const boats = before.find(({ name }) => name === "boats")!;
    const fields = boats.fields.map((field) => (field.name === "name" ? { ...field, name: "label" } : field));
    const after = { ...boats, name: "ships", fields };
    const { together, afterwards } = ruleUpdates(before, after);
    expect(await send("PATCH", `api/collections/${boats.id}`, { ...asStored(after), ...together })).toMatchObject({
      ok: true,
    });
    for (const [id, texts] of afterwards)
      expect(await send("PATCH", `api/collections/${id}`, texts)).toMatchObject({ ok: true });
    const rules = Object.fromEntries((await all()).map(({ name, listRule }) => [name, listRule]));
    const newBack = back.replace("boat.name", "boat.label");
    const newSent = has("sentRelations") ? sent.replace("name", "label") : sent;
    expect(rules).toMatchObject({
      ships: `label != '' && @collection.ships.port.city != label && ${newBack}`,
      orders: `boat.label != '' && ${newSent} = null && @collection.ships${alias}.label != title`,
    });
    // The backend takes them as they are stored: none of them names what is gone.
    for (const name of ["ships", "orders"]) await set(name, String(rules[name]));
  });
});
