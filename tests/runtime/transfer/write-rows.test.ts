import { expect, test } from "vitest";
import { exportedNames, freshRows } from "../../../src/runtime/model/records/exported-rows";
import { textOfRows, type WrittenFile } from "../../../src/runtime/transfer/write-rows";

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

test("a row that comes again with the next page is written once", () => {
  const seen = new Set<string>();
  expect(freshRows(rows, seen)).toHaveLength(2);
  expect(freshRows([...rows, { id: "c" }], seen)).toEqual([{ id: "c" }]);
});

test("all fields are the id, what the form edits but secrets, and the other columns", () => {
  const columns = [{ name: "id" }, { name: "name" }, { name: "created" }];
  const fields = [{ path: "password" }, { path: "name" }, { path: "verified" }];
  expect(exportedNames(columns, fields, ["password"])).toEqual(["id", "name", "verified", "created"]);
});
