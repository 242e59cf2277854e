import * as fc from "fast-check";
import { expect, it, test } from "vitest";
import { calls } from "../../definitions/backend/calls";
import { selectBackend } from "../../src/backend/version/backend";
import { decodeBody, decodeErrors, encodeBody } from "../../src/backend/dialects/translate";
import { collectionForm } from "../support/edited-collection";

// As v0.8.0 and v0.22 answer them.
const field = (name: string, type: string, options: object) => ({
  system: false,
  id: `id_${name}`,
  name,
  type,
  required: false,
  unique: false,
  options,
});
const moments = { id: "folk00000000000", created: "2022-11-20 07:20:00.889Z", updated: "2022-11-20 07:20:00.889Z" };
const rules = { listRule: null, viewRule: "", createRule: null, updateRule: null, deleteRule: null };
const fields = [field("title", "text", { min: null, max: 9, pattern: "" }), field("done", "bool", {})];
const base = { ...moments, name: "folk", type: "base", system: false, schema: fields, ...rules, options: {} };
const options = {
  allowEmailAuth: true,
  exceptEmailDomains: null,
  manageRule: null,
  minPasswordLength: 8,
  unheardOf: [1],
};
const auth = { ...base, type: "auth", options };
const view = { ...base, type: "view", schema: [], indexes: [], options: { query: "SELECT id FROM folk" } };

const text = JSON.stringify;

it.each([
  ["base", base],
  ["auth", auth],
  ["view", view],
])("reads a nested collection (%s) as a flat one, and writes it back", (_, nested) => {
  const flat = decodeBody(calls.readCollection, nested) as object;
  expect(text(flat)).not.toMatch(/"(schema|options)":/);
  expect(text(encodeBody(calls.saveCollection, flat))).toBe(text(nested));
  selectBackend("v0.40");
  expect(decodeBody(calls.readCollection, flat)).toEqual(flat);
  expect(encodeBody(calls.saveCollection, flat)).toEqual(flat);
});

test("keeps options of any name, none in place of another key", () => {
  const names = fc.string({ minLength: 1 }).filter((name) => !(name in base) && !(name in fields[0]!));
  const others = names.filter((name) => !/^(presentable|indexes|fields|viewQuery|query|__proto__)$/.test(name));
  const any = fc.dictionary(others, fc.jsonValue(), { noNullPrototype: true });
  fc.assert(
    fc.property(any, any, (ofCollection, ofField) => {
      const nested = { ...base, schema: [field("it", "odd", ofField)], options: ofCollection };
      expect(encodeBody(calls.saveCollection, decodeBody(calls.readCollection, nested))).toEqual(nested);
    }),
  );
  const hostile = { ...base, options: { name: "other", id: "other" } };
  expect(decodeBody(calls.readCollection, hostile)).toMatchObject({ id: base.id, name: "folk" });
});

test("reads errors of nested options at flat paths", () => {
  const error = { code: "validation_required", message: "Cannot be blank." };
  const errors = {
    name: error,
    schema: { 2: { options: { values: error }, name: error }, 3: { options: error } },
    options: { minPasswordLength: error },
  };
  expect(decodeErrors(calls.saveCollection, errors)).toEqual({
    name: error,
    fields: { 2: { values: error, name: error }, 3: { options: error } },
    minPasswordLength: error,
  });
  expect(decodeErrors(calls.saveCollection, { schema: error })).toEqual({ fields: error });
});

const { defaults, bodyOf, newField } = collectionForm("v0.8");
const sentBody = (...given: Parameters<typeof bodyOf>): string => text(bodyOf(...given));

// The bodies from before fields and options were flat.
test("sends v0.8.0 the same bodies as before, to the letter", () => {
  const flatAuth = decodeBody(calls.readCollection, auth) as object;
  const flatBase = decodeBody(calls.readCollection, base) as object;
  expect([
    sentBody("new", defaults, [["name", "boats"]]),
    sentBody("new", defaults, [
      ["name", "boats"],
      ["type", "auth"],
      ["fields.a", newField("a", "text")],
      ["fields.a.max", 7],
      ["fields.b", newField("b", "select")],
      ["fields.b.name", "kind"],
      ["fields.b.values", ["x", "y"]],
      ["fields.c", newField("c", "file")],
      ["fields.c.name", "papers"],
      ["fields.d", newField("d", "bool")],
      ["fields.d.name", "afloat"],
      ["minPasswordLength", 12],
      ["manageRule", "id != ''"],
    ]),
    sentBody("edit", flatAuth, [
      ["minPasswordLength", 10],
      ["manageRule", "id = 1"],
      ["listRule", ""],
    ]),
    sentBody("edit", flatBase, [
      ["fields.id_title.min", 2],
      ["fields.id_title.required", true],
      ["fields.id_done.name", "ready"],
    ]),
    sentBody("edit", flatBase, [["name", "people"]]),
  ]).toEqual([
    `{"id":"id00000000000id","name":"boats","type":"base","listRule":null,"viewRule":null,"createRule":null,"updateRule":null,"deleteRule":null}`,
    `{"id":"id00000000000id","name":"boats","type":"auth","listRule":null,"viewRule":null,"createRule":null,"updateRule":null,"deleteRule":null,"options":{"manageRule":"id != ''","allowUsernameAuth":true,"allowEmailAuth":true,"exceptEmailDomains":[],"onlyEmailDomains":[],"allowOAuth2Auth":true,"minPasswordLength":12,"requireEmail":false},"schema":[{"id":"a","type":"text","required":false,"unique":false,"system":false,"name":"field","options":{"max":7,"min":null,"pattern":""}},{"id":"b","type":"select","required":false,"unique":false,"system":false,"name":"kind","options":{"maxSelect":1,"values":["x","y"]}},{"id":"c","type":"file","required":false,"unique":false,"system":false,"name":"papers","options":{"maxSelect":1,"maxSize":5242880,"mimeTypes":[],"thumbs":[]}},{"id":"d","type":"bool","required":false,"unique":false,"system":false,"name":"afloat","options":{}}]}`,
    `{"listRule":"","options":{"manageRule":"id = 1","minPasswordLength":10}}`,
    `{"schema":[{"system":false,"id":"id_title","name":"title","type":"text","required":true,"unique":false,"options":{"min":2,"max":9,"pattern":""}},{"system":false,"id":"id_done","name":"ready","type":"bool","required":false,"unique":false,"options":{}}]}`,
    `{"name":"people"}`,
  ]);
});
