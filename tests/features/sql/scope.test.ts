import { expect, test } from "vitest";
import { suggestionsFor } from "../../../src/features/sql/model/scope";

const tables = [
  { name: "orders", columns: [{ name: "total", detail: "number" }] },
  { name: "_params", columns: [{ name: "value" }] },
];
const labels = (statement: string, word: string) => suggestionsFor(statement, word, tables).map(({ label }) => label);

test("suggests columns of the tables in the statement, and names that begin with _", () => {
  expect(labels("SELECT to FROM orders", "to")).toEqual(["total"]);
  expect(labels("SELECT to FROM 'orders'", "to")).toEqual([]);
  expect(labels("SELECT * FROM _p", "_p")).toEqual(["_params"]);
  expect(labels("SELECT p. FROM _params AS p", "p.")).toEqual(["value"]);
  expect(labels("SELECT _params. FROM _params", "_params.")).toEqual(["value"]);
  // The language itself completes these.
  expect(labels("SELECT o. FROM orders o", "o.")).toEqual([]);
});
