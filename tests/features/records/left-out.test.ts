import { expect, test } from "vitest";
import type { RowPlan } from "../../../src/features/records/transfer/model/check-rows";
import { guessedTargets, type ImportField } from "../../../src/features/records/transfer/model/import-fields";
import { createSkippedRowsFile } from "../../../src/features/records/transfer/left-out-file";
import { buildSkippedRowsTable } from "../../../src/features/records/transfer/model/left-out";

const plan = (index: number, text: string, field?: string): RowPlan => ({
  index,
  row: index + 2,
  action: "create",
  id: "",
  body: {},
  problems: [field === undefined ? { text } : { field, text }],
  after: [],
});

test("adds the reasons of skipped rows in a last column", () => {
  const read = {
    name: "a.csv",
    format: "csv",
    columns: ["a", "problem"],
    rows: [
      { row: 2, cells: ["'=1", "x"] },
      { row: 3, cells: ["b", "y", "z"] },
    ],
  } as const;
  expect(
    buildSkippedRowsTable(read, [plan(1, "It has too many cells."), plan(0, "Cannot be blank.", "a")], []),
  ).toEqual({
    names: ["a", "problem", "problem 2"],
    rows: [
      { cells: ["=1", "x"], reason: "a: Cannot be blank.", others: [] },
      { cells: ["b", "y"], reason: "It has too many cells.", others: ["z"] },
    ],
  });
});

test("names the column of reasons like no field", () => {
  const fields = ["problem", "Problem-2", "title"].map((path) => ({ path, label: path }) as ImportField);
  const read = { name: "a.csv", format: "csv", columns: ["title"], rows: [{ row: 2, cells: ["a"] }] } as const;
  const { names } = buildSkippedRowsTable(read, [plan(0, "The import stopped before this row.")], fields);
  expect(names).toEqual(["title", "problem 3"]);
  expect(guessedTargets(names, fields)).toEqual(["title", undefined]);
});

test.each([
  ["csv", "\uFEFFa,b,c,problem\r\nx,,,Cannot be blank.\r\n"],
  ["json", '[\n{"a":"x","problem":"Cannot be blank."}\n]\n'],
] as const)("writes a row with missing cells as %s", async (format, text) => {
  const read = { name: "a", format, columns: ["a", "b", "c"], rows: [{ row: 2, cells: ["x"] }] };
  const { file } = createSkippedRowsFile(read, [plan(0, "Cannot be blank.")], []);
  expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe(text);
});
