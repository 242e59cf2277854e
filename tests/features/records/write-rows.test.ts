import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  exportedNames,
  pageAfter,
  advanceProgress,
  removeFormulaGuard,
} from "../../../src/features/records/transfer/model/exported-rows";
import { csvOf, textOfRows, type WrittenFile } from "../../../src/features/records/transfer/write-rows";

const rows = [
  { id: "a", name: 'says "hi", twice', amount: -5, tags: ["x", "y"], data: "text", note: "=1+1" },
  { id: "b", name: "two\nlines", amount: 0.5, tags: [], data: null, note: "'=quoted" },
];
const written = (format: WrittenFile["format"]): WrittenFile => ({
  format,
  names: ["id", "name", "amount", "tags", "data", "note"],
  jsonNames: new Set(["data"]),
});
const whole = (format: WrittenFile["format"]): string =>
  textOfRows(written(format), rows.slice(0, 1), true) + textOfRows(written(format), rows.slice(1), false);

test("writes CSV with a byte order mark, names and guarded formulas", () => {
  expect(whole("csv")).toBe(
    [
      "\uFEFFid,name,amount,tags,data,note",
      'a,"says ""hi"", twice",-5,"[""x"",""y""]","""text""","\'=1+1"',
      `b,"two\nlines",0.5,[],,"''=quoted"`,
    ].join("\r\n"),
  );
});

test("writes a field named like an object member as empty if missing", () => {
  const textIn = (format: WrittenFile["format"]): string =>
    textOfRows(
      { ...written(format), names: ["id", "constructor"] },
      [{ id: "a" }, { id: "b", constructor: "Ada" }],
      false,
    );
  expect(textIn("csv")).toBe("\r\na,\r\nb,Ada");
  expect(textIn("ndjson")).toBe('\n{"id":"a","constructor":null}\n{"id":"b","constructor":"Ada"}');
});

test("reads all remaining rows, whatever others delete between pages", () => {
  const perPage = 5;
  fc.assert(
    fc.property(fc.nat(60), fc.array(fc.array(fc.nat(59), { maxLength: 12 })), (count, deletions) => {
      let left = [...Array(count).keys()];
      const read = new Set<number>();
      let reach = { total: 0, passed: 0, from: 0, to: 0 };
      let next = 1;
      do {
        const totalPages = Math.ceil(left.length / perPage);
        // Past its end the backend repeats the last page.
        const page = Math.max(Math.min(next, totalPages), 1);
        const items = left.slice((page - 1) * perPage, page * perPage);
        for (const row of items) read.add(row);
        reach = advanceProgress(reach, { page, perPage, totalItems: left.length, totalPages, items });
        next = pageAfter(reach, perPage);
        const gone = deletions.shift() ?? [];
        if (reach.passed < reach.total) left = left.filter((row) => !gone.includes(row));
      } while (reach.passed < reach.total);
      expect(left.filter((row) => !read.has(row))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test("exports the id, editable fields without secrets, and other columns", () => {
  const columns = [{ name: "id" }, { name: "name" }, { name: "created" }];
  const fields = [{ path: "password" }, { path: "name" }, { path: "verified" }];
  expect(exportedNames(columns, fields, ["password"])).toEqual(["id", "name", "verified", "created"]);
});

test.each(["=1+1", "+1", "-1", "@a", "\t=1", "\r=1", "\n=1", "@cmd", "''=x", "＝1+1", "＋1", "－1", "＠a", "'=1"])(
  "guards the formula %j against spreadsheets, and reads it back",
  (text) => {
    const [cell = ""] = csvOf(undefined, [[text]]).match(/'[^"]*/) ?? [];
    expect(cell).toBe(`'${text}`);
    expect(removeFormulaGuard(cell)).toBe(text);
  },
);
