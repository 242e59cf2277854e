import { expect, test } from "vitest";
import type { RowPlan } from "../../../../src/runtime/model/records/check-rows";
import { leftOutTable } from "../../../../src/runtime/model/records/left-out";

const plan = (index: number, text: string, field?: string): RowPlan => ({
  index,
  row: index + 2,
  action: "create",
  id: "",
  body: {},
  problems: [field === undefined ? { text } : { field, text }],
  after: [],
});

test("what was left out has its reasons in a last column, and cells without a column behind them", () => {
  const read = {
    name: "a.csv",
    format: "csv",
    columns: ["a", "problem"],
    rows: [
      { row: 2, cells: ["'=1", "x"] },
      { row: 3, cells: ["b", "y", "z"] },
    ],
  } as const;
  expect(leftOutTable(read, [plan(1, "It has too many cells."), plan(0, "Cannot be blank.", "a")])).toEqual({
    names: ["a", "problem", "problem "],
    cells: [
      ["=1", "x", "a: Cannot be blank."],
      ["b", "y", "It has too many cells.", "z"],
    ],
  });
});
