import { expect, test, vi } from "vitest";
import { guessedTargets, type ImportField } from "../../../src/features/records/transfer/model/import-fields";
import {
  doubledName,
  packedRow,
  readJson,
  rowsOfObjects,
  unpackedRow,
} from "../../../src/features/records/transfer/model/imported-file";
import { columnsIn, reachableSetup, setupFault } from "../../../src/features/records/transfer/model/import-setup";
import { expectProportion } from "../../support/growth";

vi.setConfig({ testTimeout: 30_000 });

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
])("reads %j", (text, found) => {
  expect(readJson(text)).toEqual(found);
});

test("gives records a column for each key, and leaves missing keys out", () => {
  const odd = JSON.parse('{"__proto__": 3}') as object as typeof a;
  const { columns, rows } = rowsOfObjects([{ a: 1 }, { b: null, a: 2 }, odd]);
  expect(columns).toEqual(["a", "b", "__proto__"]);
  expect(rows.map(packedRow).map(unpackedRow)).toEqual([
    { row: 1, cells: [1] },
    { row: 2, cells: [2, null] },
    { row: 3, cells: [undefined, undefined, 3] },
  ]);
});

test("matches each column to the field of its name", () => {
  const fields = ["id", "first_name", "firstName", "email"].map((path) => ({ path, label: path }) as ImportField);
  const columns = ["First name", "firstName", "E-Mail", "ID", "email", "other", ""];
  const targets = guessedTargets(columns, fields).map((target) => target ?? "-");
  expect(targets.join(" ")).toBe("first_name firstName - id email - -");
});

test("reports the record whose value nests too deep, in JSON and NDJSON", () => {
  const nested = (levels: number): string => `{"a":${"[".repeat(levels)}${"]".repeat(levels)}}`;
  const fault = { why: "deep", values: { n: "2", levels: "1,000" } };
  expect(readJson(`[{}, ${nested(200_000)}]`)).toEqual(fault);
  expect(readJson(`{}\n${nested(1000)}`)).toEqual(fault);
  expect(readJson(`[${nested(999)}]`)).toMatchObject({ format: "json" });
});

test("finds a duplicate name, but not among unnamed columns", () => {
  expect(doubledName(["a", "", "b", "", "b", "a"])).toBe("b");
  expect(doubledName(["a", "", ""])).toBeUndefined();
});

test("takes time in proportion to the columns", () => {
  const fields = Array.from({ length: 500 }, (_, n) => ({ path: `f${n}`, label: `Field ${n}` }) as ImportField);
  const names = (count: number): string[] => Array.from({ length: count }, (_, n) => `column ${n}`);
  const setUp = (count: number): void => {
    const columns = names(count);
    doubledName(columns);
    const targets = guessedTargets(columns, fields).map(() => ({ path: "f1", by: "id" }));
    const setup = { mode: "create", key: "id", keepBlanks: false, madeUp: false, targets } as const;
    setupFault(reachableSetup(setup, fields), fields, [], "");
    columnsIn({ setup, fields });
  };
  expectProportion(setUp, 5000);
});

test("takes time in proportion to records with different keys", () => {
  const records = (count: number): { [key: string]: number }[] =>
    Array.from({ length: count }, (_, n) => ({ [`key ${n}`]: n }));
  expectProportion((count) => rowsOfObjects(records(count)).rows.map(packedRow).map(unpackedRow), 5000);
});
