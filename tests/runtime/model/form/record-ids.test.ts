import { expect, test } from "vitest";
import { calls } from "../../../../definitions/backend/calls";
import { product as admins } from "../../../../definitions/eras/admins";
import { product as superusers } from "../../../../definitions/eras/superusers";
import type { Version } from "../../../../definitions/language/versions";
import { schemas } from "../../../../definitions/schemas";
import { validateSchema } from "../../../../src/runtime/form/schema-validator";
import { resolveLines } from "../../../../src/runtime/model/form/resolve-lines";
import { resolveSchemas } from "../../../../src/runtime/model/form/resolve-schemas";
import type { Schemas } from "../../../../src/runtime/model/form/schema";
import { validateFields } from "../../../../src/runtime/model/form/validate";
import { allFields } from "../../../../src/runtime/model/form/visible";
import { selectBackend } from "../../../../src/backend/version/backend";
import { decodeBody } from "../../../../src/backend/dialects/translate";
import { resolveProduct } from "../../../../src/backend/version/resolve-product";

const byHand = { name: "id", type: "text", system: true, min: 2, max: 0, pattern: "^.+$", autogeneratePattern: "" };
const generated = { ...byHand, min: 15, max: 15, pattern: "^[a-z0-9]+$", autogeneratePattern: "[a-z0-9]{15}" };

/** The form of a new record, whose collection has this id field. */
function newForm(version: Version, id: object) {
  selectBackend(version);
  const fields = [...(version === "v0.8" ? [] : [id]), { name: "title", type: "text", required: false }];
  const item = decodeBody(calls.listCollections, { id: "c", name: "notes", type: "base", fields });
  selectBackend("v0.8");
  const { record } = resolveProduct(version, version === "v0.8" ? admins : superusers).panels;
  const all = resolveSchemas(version, schemas as Schemas);
  const lines = resolveLines(record.fields.new, all["Account"]!, all, item as object);
  const errors = (given: string) => validateFields(lines, { id: given, title: "" }, validateSchema).get("id") ?? [];
  return { lines: allFields(lines).map(({ path, required, hint = "" }) => ({ path, required, hint })), errors };
}

test("asks for the id first where none is generated, else last", () => {
  expect(newForm("v0.40", byHand).lines).toMatchObject([{ path: "id", required: true }, { path: "title" }]);
  const last = [{ path: "title" }, { path: "id", required: false }];
  for (const version of ["v0.8", "v0.40"] as const) expect(newForm(version, generated).lines).toMatchObject(last);
});

test("names the limits of an id", () => {
  const hint = "15 characters. Use small letters a to z and digits only.";
  expect(newForm("v0.40", generated).lines.at(-1)).toMatchObject({ hint });
  expect(newForm("v0.8", generated).lines.at(-1)).toMatchObject({ hint: "An id has 15 characters." });
});

const later = "Must not contain any of these: . / \\ | \" ' ` < > : ? * % $ space.";

test.each([
  ["v0.40", "", "Cannot be blank."],
  ["v0.40", "a", "Must be at least 2 characters long."],
  ["v0.40", "a b", later],
  ["v0.33", "a:b", later],
  ["v0.30", "a/b", "Must not contain any of these: / \\."],
  ["v0.8", "ship.0000000001", "Must not contain any of these: @ # $ & | . , ' \" \\ / space."],
] as const)("refuses on %s the id %j: %s", (version, id, error) => {
  expect(newForm(version, byHand).errors(id)).toEqual([error]);
});

test.each([
  ["v0.40", "Ünï-1"],
  ["v0.30", "a b:c"],
  ["v0.8", "ship-0000000001"],
] as const)("accepts on %s the id %j", (version, id) => {
  expect(newForm(version, byHand).errors(id)).toEqual([]);
});
