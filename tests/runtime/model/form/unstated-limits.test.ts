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
import { fieldAt } from "../../../../src/runtime/model/form/visible";
import { selectBackend } from "../../../../src/backend/version/backend";
import { decodeBody } from "../../../../src/backend/dialects/translate";
import { resolveProduct } from "../../../../src/backend/version/resolve-product";

/** The form of a new record with a value in this field, which states no limit. */
function formWith(version: Version, type: string, value: string, options: object = { max: 0, maxSize: 0 }) {
  selectBackend(version);
  const fields = [{ name: "value", type, required: false, ...options }];
  const item = decodeBody(calls.listCollections, { id: "c", name: "notes", type: "base", fields });
  selectBackend("v0.8");
  const { record } = resolveProduct(version, version < "v0.23" ? admins : superusers).panels;
  const all = resolveSchemas(version, schemas as Schemas);
  const lines = resolveLines(record.fields.new, all["Account"]!, all, item as object);
  return {
    errors: validateFields(lines, { id: "", value }, validateSchema).get("value") ?? [],
    hint: fieldAt(lines, "value")?.hint ?? "",
  };
}

const text = (length: number): string => "é".repeat(length);
const html = (bytes: number): string => `<p>${"a".repeat(bytes - 7)}</p>`;
const json = (bytes: number): string => `[ "${"a".repeat(bytes - 4)}" ]`;

test.each([
  ["v0.40", "text", text(5001), "Must be at most 5000 characters long."],
  ["v0.40", "password", text(72), "Must be at most 71 characters long."],
  ["v0.40", "editor", html(5_242_881), "Must be at most 5242880 bytes."],
  ["v0.40", "json", json(1_048_577), "Must be at most 1048576 bytes."],
] as const)("refuses on %s a %s above the limit that its options do not state", (version, type, value, error) => {
  expect(formWith(version, type, value).errors).toEqual([error]);
});

test.each([
  ["v0.40", "text", text(5000)],
  ["v0.40", "password", text(71)],
  ["v0.40", "editor", html(5_242_880)],
  ["v0.40", "json", json(1_048_576)],
] as const)("accepts on %s a %s at that limit", (version, type, value) => {
  expect(formWith(version, type, value).errors).toEqual([]);
});

test("accepts longer texts on older versions, and where the options allow them", () => {
  expect(formWith("v0.22", "text", text(9000), {}).errors).toEqual([]);
  expect(formWith("v0.40", "text", text(9000), { max: 9000 }).errors).toEqual([]);
});

test("checks the stated size of JSON and HTML", () => {
  const error = ["Must be at most 9 bytes."];
  expect(formWith("v0.22", "json", "[1, 2, 3, 4, 5]", { maxSize: 9 }).errors).toEqual(error);
  expect(formWith("v0.22", "json", '[1,\n  2,\n  "é"]', { maxSize: 9 }).errors).toEqual(error);
  expect(formWith("v0.22", "json", "[1,\n  2,\n  3]", { maxSize: 9 }).errors).toEqual([]);
  expect(formWith("v0.40", "editor", "<p>ab</p>", { maxSize: 9 }).errors).toEqual([]);
  expect(formWith("v0.40", "editor", "<p>abc</p>", { maxSize: 9 }).errors).toEqual(error);
});

test("names only stated limits as hints of a text", () => {
  expect(formWith("v0.40", "text", "").hint).toBe("");
  expect(formWith("v0.40", "text", "", { max: 9000 }).hint).toBe("At most 9,000 characters.");
});
