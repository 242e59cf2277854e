import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Collection } from "../../definitions/types/collection";
import { builtVersions, type BuiltVersion } from "../../server/built-versions.mjs";
import { hasSuperusers } from "../../server/first-admin";
import { ruleUpdates } from "../../src/features/rules/model/affected-rules";
import { ruleVocabulary } from "../../src/features/rules/model/rule-vocabulary";
import { parseFilter } from "../../src/backend/filter/parse-filter";
import { backend, selectBackend, type Backend } from "../../src/backend/version/backend";
import { bodyOf, type Fields } from "../browser/support/stored-bodies";
import { sound, unsound } from "../support/rule-corpus";
import { namesInRules } from "../support/rule-names";
import { valuesInRules } from "../support/rule-values";
import { asRead, asStored } from "../support/stored-collection";
import { seriesOf } from "../support/tested-version";
import { allCollections, freshApi, type AdminCall } from "./support";

const relation = (collectionId: string, maxSelect = 1) =>
  ({ type: "relation", options: { collectionId, maxSelect } }) as const;
const several = { maxSelect: 3 };

describe.each(builtVersions)("rules on %s", (version: BuiltVersion) => {
  let send: AdminCall;

  const made = async (name: string, fields: Fields, type: "auth" | "base" = "base"): Promise<Collection> =>
    asRead(await send.done("POST", "api/collections", bodyOf(version, { name, type, fields })));

  /** Adds a field that relates to the collection itself. */
  const addRelation = async ({ id }: Collection, name: string): Promise<void> => {
    const path = `api/collections/${id}`;
    const data = await send.done<{ fields?: object[]; schema?: object[] }>("GET", path);
    const field = { name, type: "relation" };
    const options = { collectionId: id, maxSelect: 1 };
    const body = data.fields
      ? { fields: [...data.fields, { ...field, ...options }] }
      : { schema: [...data.schema!, { ...field, options }] };
    await send.done("PATCH", path, body);
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
  });

  /** Rules that only the backend or only the parser refuses. */
  async function differencesOf(rules: readonly string[]): Promise<string[]> {
    const collections = await allCollections(send);
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

  it.each(Object.entries({ ...namesInRules, ...valuesInRules, "rules of v0.8": [...sound, ...unsound] }))(
    "refuses exactly what the backend refuses: %s",
    async (_name, rules) => expect(await differencesOf(rules)).toEqual([]),
  );

  it("leaves rules that are too long to the backend", async () => {
    const rule = Array.from({ length: 201 }, () => "total = 1").join(" && ");
    const limited = hasSuperusers(seriesOf(version));
    expect(await differencesOf([rule])).toHaveLength(limited ? 1 : 0);
  });

  it("rewrites rules after a rename so that the backend takes them", async () => {
    const has = (feature: Backend["filterSyntax"][number]): boolean => backend().filterSyntax.includes(feature);
    const back = has("backRelations") ? "orders_via_boat.boat.name ?!= 'x'" : "id != ''";
    const alias = has("aliases") ? ":b" : "";
    const sent = `${backend().requestBody}boat.name`;
    const set = (name: string, listRule: string) => send.done("PATCH", `api/collections/${name}`, { listRule });
    await set("boats", `name != '' && @collection.boats.port.city != name && ${back}`);
    await set("orders", `boat.name != '' && ${sent} = null && @collection.boats${alias}.name != title`);
    const before = await allCollections(send);
    const boats = before.find(({ name }) => name === "boats")!;
    const fields = boats.fields.map((field) => (field.name === "name" ? { ...field, name: "label" } : field));
    const after = { ...boats, name: "ships", fields };
    const { together, afterwards } = ruleUpdates(before, after);
    await send.done("PATCH", `api/collections/${boats.id}`, { ...asStored(after), ...together });
    for (const [id, texts] of afterwards) await send.done("PATCH", `api/collections/${id}`, texts);
    const rules = Object.fromEntries((await allCollections(send)).map(({ name, listRule }) => [name, listRule]));
    const newBack = back.replace("boat.name", "boat.label");
    const newSent = has("sentRelations") ? sent.replace("name", "label") : sent;
    expect(rules).toMatchObject({
      ships: `label != '' && @collection.ships.port.city != label && ${newBack}`,
      orders: `boat.label != '' && ${newSent} = null && @collection.ships${alias}.label != title`,
    });
    // The backend takes them again: none names a removed field.
    for (const name of ["ships", "orders"]) await set(name, String(rules[name]));
  });
});
