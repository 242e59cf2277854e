import { expect, test } from "vitest";
import { faultIn, lineAt } from "../../../src/features/sql/model/fault";

const raw = (reason: string): string => `Failed to execute query. Raw error:\nSQL logic error: ${reason} (1).`;

test.each([
  ["no such column: o.totl", "SELECT o.id, o.totl FROM orders o", "o.totl"],
  ["no such column: totl", 'SELECT "a"."totl", totl FROM a', '"totl"'],
  ["no such table: nothing", "SELECT * FROM\nNothing", "Nothing"],
  ['near "SELEC": syntax error', "SELEC 1", "SELEC"],
  ['near "FROM": syntax error', "SELECT (SELECT 1 FROM a) FROM FROM b", undefined],
  [`unrecognized token: "'unclosed"`, "SELECT 'unclosed", "'unclosed"],
  ["table things has no column named nope", "INSERT INTO things (nope) VALUES (1)", "nope"],
  ["incomplete input", "SELECT 1 FROM", "FROM"],
  ["UNIQUE constraint failed: things.id", "INSERT INTO things (id) VALUES ('a')", undefined],
])("finds the place that a message names: %s", (reason, query, marked) => {
  const { place, reason: shown } = faultIn(raw(reason), query);
  expect(place && query.slice(place.from, place.to)).toBe(marked);
  expect(shown).toBe(`SQL logic error: ${reason} (1).`);
});

test("counts lines from 1", () => {
  expect([lineAt("a\nb", 0), lineAt("a\nb", 2)]).toEqual([1, 2]);
});
