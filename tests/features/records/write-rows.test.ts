import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  exportedNames,
  freshRows,
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

test("CSV begins with a mark and the names, and what a spreadsheet would run is kept from it", () => {
  expect(whole("csv")).toBe(
    [
      "\uFEFFid,name,amount,tags,data,note",
      'a,"says ""hi"", twice",-5,"[""x"",""y""]","""text""","\'=1+1"',
      `b,"two\nlines",0.5,[],,"''=quoted"`,
    ].join("\r\n"),
  );
});

test.each(["@cmd", "+1", "-1", "\tx", "\rx", "''=x"])("%j gets an apostrophe in CSV", (note) => {
  const text = textOfRows({ ...written("csv"), names: ["note"] }, [{ id: "a", note }], false);
  expect(text).toContain(`'${note}`);
});

test("JSON has each value as it is, in one order, and all pages are one list", () => {
  const expected = rows.map(({ id, name, amount, tags, data, note }) => ({ id, name, amount, tags, data, note }));
  expect(JSON.parse(`${whole("json")}\n]`)).toEqual(expected);
  expect(
    whole("ndjson")
      .split("\n")
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual(expected);
});

test("a field may be called as what every object has: a row without it has nothing there", () => {
  const textIn = (format: WrittenFile["format"]): string =>
    textOfRows(
      { ...written(format), names: ["id", "constructor"] },
      [{ id: "a" }, { id: "b", constructor: "Ada" }],
      false,
    );
  expect(textIn("csv")).toBe("\r\na,\r\nb,Ada");
  expect(textIn("ndjson")).toBe('\n{"id":"a","constructor":null}\n{"id":"b","constructor":"Ada"}');
});

test("a row that comes again with the next page is written once", () => {
  const seen = new Set<string>();
  expect(freshRows(rows, seen)).toHaveLength(2);
  expect(freshRows([...rows, { id: "c" }], seen)).toEqual([{ id: "c" }]);
});

test("whatever others delete between pages, all rows that stay are read", () => {
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

test("while others delete one record after the other, the next pages are reached all the same", () => {
  const perPage = 5;
  let reach = { total: 0, passed: 0, from: 0, to: 0 };
  let page = 1;
  let calls = 0;
  for (let totalItems = 1000; reach.passed < 100 && calls < 100; totalItems--, calls++) {
    reach = advanceProgress(reach, { page, perPage, totalItems, totalPages: 200, items: [] });
    page = pageAfter(reach, perPage);
  }
  expect(calls).toBeLessThan(100);
});

test("all fields are the id, what the form edits but secrets, and the other columns", () => {
  const columns = [{ name: "id" }, { name: "name" }, { name: "created" }];
  const fields = [{ path: "password" }, { path: "name" }, { path: "verified" }];
  expect(exportedNames(columns, fields, ["password"])).toEqual(["id", "name", "verified", "created"]);
});

test.each(["=1+1", "+1", "-1", "@a", "\t=1", "\r=1", "\n=1", "＝1+1", "＋1", "－1", "＠a", "'=1"])(
  "guards %j from being run by a spreadsheet, and reads it back",
  (text) => {
    const [cell = ""] = csvOf(undefined, [[text]]).match(/'[^"]*/) ?? [];
    expect(cell).toBe(`'${text}`);
    expect(removeFormulaGuard(cell)).toBe(text);
  },
);
