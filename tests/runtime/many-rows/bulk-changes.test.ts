import { expect, test } from "vitest";
import { settableFields, valueToSet } from "../../../src/runtime/many-rows/bulk-changes";
import { fieldOf } from "../model/form/fleet";

test("sets a unique field in one row only, and files in none", () => {
  const name = { ...fieldOf("name", { type: "string" }), unique: true as const };
  const papers = { ...fieldOf("papers", { type: "object" }), value: "file" as const };
  const lines = [name, papers, fieldOf("crew", { type: "number" })];
  const paths = [1, 2].map((rows) => settableFields(lines, rows).map(({ path }) => path));
  expect(paths).toEqual([["name", "crew"], ["crew"]]);
});

test("sets a blank number to 0, as the backend stores it", () => {
  expect(valueToSet(fieldOf("crew", { type: "number" }), { crew: "" })).toBe(0);
  expect(valueToSet(fieldOf("crew", { type: "number" }), { crew: 5 })).toBe(5);
});

test("sets blank JSON to null, not to an empty text", () => {
  const field = { ...fieldOf("data", { type: "string", format: "json" }), value: "json" as const };
  expect(valueToSet(field, { data: "" })).toBeNull();
  expect(valueToSet(field, { data: "[1]" })).toBe("[1]");
});
