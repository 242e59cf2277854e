import { expect, test } from "vitest";
import { guessedTargets, type ImportField } from "../../../../src/runtime/model/records/import-fields";
import { readJson, rowsOfObjects } from "../../../../src/runtime/model/records/imported-file";

const a = { a: 1 };

test.each([
  ['[{"a":1}]', { format: "json", objects: [a] }],
  ['{"page":1,"items":[{"a":1}]}', { format: "json", objects: [a] }],
  ['{"a":1}', { format: "json", objects: [a] }],
  ['{"a":1}\n\n{"a":1}\r\n', { format: "ndjson", objects: [a, a] }],
  ["[]", { why: "empty" }],
  ['[{"a":1},2]', { why: "shape", values: { n: 2 } }],
  ['[{"a":1},\n{"a"}]', { why: "json", values: { line: 2, column: 5 } }],
  ['{"a":1}\n{"a":1}\n{"a"', { why: "ndjson", values: { line: 3 } }],
])("%j is read", (text, found) => {
  expect(readJson(text)).toEqual(found);
});

test("records have a column for each key that any of them has, and a record that has not says nothing of it", () => {
  expect(rowsOfObjects([{ a: 1 }, { b: null, a: 2 }, JSON.parse('{"__proto__": 3}') as object as typeof a])).toEqual({
    columns: ["a", "b", "__proto__"],
    rows: [
      { row: 1, cells: [1, undefined, undefined] },
      { row: 2, cells: [2, null, undefined] },
      { row: 3, cells: [undefined, undefined, 3] },
    ],
  });
});

test("a column is for the field of its name, each field for one column", () => {
  const fields = ["id", "first_name", "firstName", "email"].map((path) => ({ path, label: path }) as ImportField);
  expect(guessedTargets(["First name", "firstName", "E-Mail", "ID", "email", "other", ""], fields)).toEqual([
    "first_name",
    "firstName",
    undefined,
    "id",
    "email",
    undefined,
    undefined,
  ]);
});
