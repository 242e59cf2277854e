import { expect, test } from "vitest";
import { asSchema } from "../../../src/features/collections/model/as-schema";

const later = (fields: readonly object[]) => ({ id: "folk", name: "folk", type: "auth", fields });

const field = (type: string, more: object = {}) => ({ id: "it", name: "it", type, ...more });

test.each([
  ["number", { max: 0 }, { min: null, max: 0 }],
  ["number", { min: 0, max: 9 }, { min: 0, max: 9 }],
  ["text", { min: 0, max: 9 }, { min: null, max: 9, pattern: "" }],
  ["relation", { maxSelect: 0, collectionId: "a" }, { maxSelect: 1, collectionId: "a", cascadeDelete: false }],
  ["relation", { maxSelect: 3, collectionId: "a" }, { maxSelect: 3, collectionId: "a", cascadeDelete: false }],
  ["select", { maxSelect: 0, values: ["a"] }, { maxSelect: 1, values: ["a"] }],
  ["file", { maxSelect: 0, maxSize: 0 }, { maxSelect: 1, maxSize: 5_242_880, mimeTypes: null, thumbs: null }],
])("of %s a later backend's %j are the options %j here", (type, given, options) => {
  expect(asSchema(later([field(type, given)]))["schema"]).toMatchObject([{ name: "it", type, options }]);
});

test("what is no option here stays beside the options, also what is called like what every object has", () => {
  const others = { foo: 1, constructor: 1, toString: 1 };
  const [told] = asSchema(later([field("text", { max: 9, ...others })]))["schema"] as object[];
  expect({ ...told }).toMatchObject({ options: { max: 9 }, ...others });
});

test("what this backend has by itself is left out only as it is written: another case is a field of the admin's", () => {
  const fields = ["email", "Email", "created", "Created", "title"].map((name) => ({ ...field("text"), name }));
  expect(asSchema(later(fields))["schema"]).toMatchObject([{ name: "Email" }, { name: "Created" }, { name: "title" }]);
});

test("a password is as long as the later backend has it, or as a new collection of accounts has it here", () => {
  const shortest = (...fields: object[]): unknown => Object(asSchema(later(fields))["options"]).minPasswordLength;
  expect(shortest()).toBe(8);
  expect(shortest(field("text"))).toBe(8);
  expect(shortest({ ...field("password"), name: "password", min: 0 })).toBe(8);
  expect(shortest({ ...field("password"), name: "password", min: 10 })).toBe(10);
});
