import { expect, test } from "vitest";
import { settableFields, valueToSet } from "../../../src/runtime/model/table/bulk-changes";
import { fieldOf } from "./form/fleet";

test("what no two rows may share is set in one alone, and files in none", () => {
  const name = { ...fieldOf("name", { type: "string" }), unique: true as const };
  const papers = { ...fieldOf("papers", { type: "object" }), value: "file" as const };
  const lines = [name, papers, fieldOf("crew", { type: "number" })];
  const paths = [1, 2].map((rows) => settableFields(lines, rows).map(({ path }) => path));
  expect(paths).toEqual([["name", "crew"], ["crew"]]);
});

test("a number that is left blank is set to 0, as the backend stores it", () => {
  expect(valueToSet(fieldOf("crew", { type: "number" }), { crew: "" })).toBe(0);
  expect(valueToSet(fieldOf("crew", { type: "number" }), { crew: 5 })).toBe(5);
});
