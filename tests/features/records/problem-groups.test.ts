import { expect, test } from "vitest";
import type { RowPlan } from "../../../src/features/records/transfer/model/check-rows";
import { countClearedValues, storedValues } from "../../../src/features/records/transfer/model/emptied";
import type { ReadRow, RowProblem } from "../../../src/features/records/transfer/model/import-setup";
import { problemGroups } from "../../../src/features/records/transfer/model/problem-groups";

const plan = (index: number, change: Partial<RowPlan>): RowPlan => ({
  index,
  row: index + 2,
  action: "update",
  id: `id${index}`,
  body: {},
  problems: [],
  after: [],
  ...change,
});

test("groups rows by reason, the largest group first", () => {
  const isNone = (field: string): RowProblem => ({ field, text: "Must be a number." });
  const equals = (row: number): RowProblem => {
    return { field: "code", text: `Row ${row} has the same value.`, reason: "Another row has the same value." };
  };
  const groups = problemGroups([
    plan(0, { problems: [isNone("salary")] }),
    plan(1, { problems: [equals(2), isNone("note")] }),
    plan(2, { problems: [equals(3)] }),
  ]);
  expect(groups.map(({ field, reason, rows }) => [field, reason, rows.map(({ row }) => row)])).toEqual([
    ["code", "Another row has the same value.", [3, 4]],
    ["salary", "Must be a number.", [2]],
    ["note", "Must be a number.", [3]],
  ]);
});

test("counts the stored values that empty cells clear", () => {
  const { filled, note } = storedValues(["notes", "salary", "on", "tags"]);
  note({ id: "id0", notes: "kept so far", salary: 7, on: true, tags: ["a"] });
  note({ id: "id1", notes: "", salary: 0, on: false, tags: [] });
  note({ id: "id2", notes: "other", salary: 5, on: false, tags: [] });
  const empty = { notes: "", salary: 0, on: false, tags: [] };
  const row = (values: object): ReadRow => ({
    row: 1,
    newId: "",
    problems: [],
    values: new Map(Object.entries(values)),
  });
  const blank = row({ notes: "", salary: null, on: null, tags: [] });
  const plans = [
    plan(0, { body: empty }),
    plan(1, { body: empty }),
    // A written zero is no empty cell; omitted values are not sent.
    plan(2, { body: { salary: 0 } }),
    plan(3, { action: "create", body: empty }),
  ];
  const emptied = countClearedValues(plans, [blank, blank, row({ salary: 0, notes: "" }), blank], filled);
  expect([...emptied]).toEqual([
    ["notes", 1],
    ["salary", 1],
    ["on", 1],
    ["tags", 1],
  ]);
});
