import { expect, test } from "vitest";
import { base, checked, problemsOf, schema, tagged } from "../../support/checked-rows";

test("finds related records by numbers in any notation, and by other rows", () => {
  const related = checked(["code,port by depth", "BB,1e21", "CC,0.10"]).map(({ body }) => body["port"]);
  expect(related).toEqual(["port00000000001", "port00000000002"]);
  const [first, second] = checked(["code,before by code", "BB,CC", "CC,"]);
  expect(first!.body["before"]).toEqual([second!.id]);
  expect(first!.problems).toEqual([]);
});

const [bergen, oslo, both] = ["port00000000001", "port00000000003", "port00000000004"];

test.each([
  ["Bergen", [bergen]],
  ["Bergen,Oslo", [bergen, oslo]],
  ["Bergen; Oslo", [bergen, oslo]],
  ["Bergen|Oslo|", [bergen, oslo]],
  ["Bergen\nOslo", [bergen, oslo]],
  ["a, b", [both]],
  ['Oslo, "a, b"', [oslo, both]],
  ["a, b; Oslo", [both, oslo]],
  ['["a, b","Oslo"]', [both, oslo]],
  ["Oslo, Oslo", [oslo]],
])("finds the related records that are named as %j", (cell, ids) => {
  const [row] = checked([["tags by name"], [cell]], {}, tagged);
  expect(row).toMatchObject({ body: { tags: ids }, problems: [] });
});

test("names each related record that is missing or ambiguous", () => {
  const none = (value: string) => `tags: No record in ports has the name ${value}.`;
  const lines = [["tags by name"], ["Oslo;Rome;Paris"], ["Newport|Oslo"], ["Rome, x"]];
  expect(problemsOf(lines, {}, tagged)).toEqual([
    [none("Rome, Paris")],
    ["tags: Several records in ports have the name Newport: the match is ambiguous."],
    [none("Rome, x")],
  ]);
  const hint = "If the column has names, go back and choose the field to match next to it.";
  expect(problemsOf(["tags", "Oslo"], {}, tagged)).toEqual([[`tags: No record in ports has the id Oslo. ${hint}`]]);
});

test("finds other rows by a text that is not unique, unless several have it", () => {
  const rows = ["word,before by word", "one,two", "two,", "three,", "three,", "five,three", "stored,", "seven,stored"];
  const several = (word: string) => [`before: Several records in own have the word ${word}: the match is ambiguous.`];
  const plans = checked(rows, {}, tagged);
  expect(plans[0]!.body["before"]).toBe(plans[1]!.id);
  expect(plans.map(({ problems }) => problems)).toEqual([[], [], [], [], several("three"), [], several("stored")]);
});

test("finds the record that another row updates by a value that the row sets", () => {
  const item = { ...base, fields: [...schema, { name: "word", type: "text", required: false, unique: false }] };
  const rows = ["code,word,before by word", "BB,first,fresh", "AA,fresh,fresh", "CC,,first|fresh"];
  const plans = checked(rows, { mode: "either", key: "code" }, item);
  const [created, updated] = [plans[0]!.id, "ship00000000001"];
  expect(plans.map(({ action, body }) => [action, body["before"]])).toEqual([
    ["create", [updated]],
    ["update", [updated]],
    ["create", [created, updated]],
  ]);
  expect(plans.flatMap(({ problems }) => problems)).toEqual([]);
});
