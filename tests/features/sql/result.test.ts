import { expect, test } from "vitest";
import { columnKind } from "../../../src/features/sql/model/column-kind";
import { columnNames, resultObjects } from "../../../src/features/sql/model/result-file";
import { resultColumns, resultRows } from "../../../src/features/sql/model/result-table";

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

test("exports numbers only where no digit gets lost", () => {
  expect(resultObjects(answer)).toEqual([
    { id: "a", n: 1.5, "id 2": "b", code: "007" },
    { id: "c", n: null, "id 2": "d", code: "12345678901234567890" },
  ]);
});
