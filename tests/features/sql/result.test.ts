import { expect, test } from "vitest";
import { columnKind } from "../../../src/features/sql/model/column-kind";
import { columnNames, resultObjects } from "../../../src/features/sql/model/result-file";
import { countQuery } from "../../../src/features/sql/model/plan-run";
import { resultColumns, resultRows, sortedAnswer } from "../../../src/features/sql/model/result-table";

const column = (name: string, type = "") => ({ name, type, nullable: true });
const answer = {
  execTime: 1,
  affectedRows: 0,
  columns: [column("id", "TEXT"), column("n"), column("id"), column("code")],
  rows: [
    ["a", "1.5", "b", "007"],
    ["c", null, "d", "12345678901234567890"],
  ],
};

test.each([
  [["1", "-2.5", "1e+19", null], "number"],
  [["2026-11", "2026-12"], "date"],
  [["2026-11-28 17:47:25.808Z", null], "date"],
  [["1", "x"], "text"],
  [["1", ""], "text"],
  [[null], "text"],
  [[], "text"],
] as const)("recognises the kind of a column by all its values: %j", (values, kind) => {
  expect(columnKind(values)).toBe(kind);
});

test("keeps columns of the same name apart", () => {
  expect(columnNames(answer)).toEqual(["id", "n", "id 2", "code"]);
  const [first, , third] = resultColumns(answer);
  const [row] = resultRows(answer);
  expect([row![first!.name], row![third!.name]]).toEqual(["a", "b"]);
  expect(first).toMatchObject({ label: "id", detail: "TEXT", cell: "text" });
});

test("names a column without a name by its position", () => {
  const blank = { ...answer, columns: [column("a"), column("")], rows: [["1", "2"]] };
  expect(columnNames(blank)).toEqual(["a", "Column 2"]);
  expect(resultColumns(blank)[1]).toMatchObject({ id: "@Column 2", label: "Column 2" });
});

test("exports numbers only where no digit gets lost", () => {
  expect(resultObjects(answer)).toEqual([
    { id: "a", n: 1.5, "id 2": "b", code: "007" },
    { id: "c", n: null, "id 2": "d", code: "12345678901234567890" },
  ]);
});

const sorted = (values: readonly (string | null)[], sort: string) =>
  sortedAnswer({ ...answer, columns: [column("a")], rows: values.map((value) => [value]) }, sort).rows.flat();

test.each([
  ["+c0", ["10", "9", null, "-1"], ["-1", "9", "10", null]],
  ["-c0", ["10", "9", null, "1e2"], ["1e2", "10", "9", null]],
  ["+c0", ["9007199254740993", "9007199254740992"], ["9007199254740992", "9007199254740993"]],
  ["+c0", ["10", "9", "x", ""], ["", "10", "9", "x"]],
  ["-c0", ["2026-11-28 10:00:00Z", "2026-11-28T11:00:00Z"], ["2026-11-28T11:00:00Z", "2026-11-28 10:00:00Z"]],
  ["-c1", ["1", "2"], ["1", "2"]],
  ["", ["2", "1"], ["2", "1"]],
] as const)("sorts rows by the kind of the column, NULL last: %s %j", (sort, values, expected) => {
  expect(sorted(values, sort)).toEqual(expected);
});

test.each([
  ["SELECT 1 -- a\n FROM b", "SELECT COUNT(*) FROM (SELECT 1 -- a\n FROM b)"],
  ["WITH a AS (SELECT 1) SELECT * FROM a", "SELECT COUNT(*) FROM (WITH a AS (SELECT 1) SELECT * FROM a)"],
  ["VALUES (1)", "SELECT COUNT(*) FROM (VALUES (1))"],
  ["WITH a AS (SELECT 1) DELETE FROM b", undefined],
  ["SELECT 1; SELECT 2", undefined],
  ["PRAGMA table_info(a)", undefined],
  ["EXPLAIN SELECT 1", undefined],
  [`SELECT '${"x".repeat(4980)}'`, undefined],
])("counts the rows of a single reading statement only: %s", (query, counting) => {
  expect(countQuery(query)).toBe(counting);
});
