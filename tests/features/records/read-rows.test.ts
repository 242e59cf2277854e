import { expect, test } from "vitest";
import { readRows, type ReadMessage } from "../../../src/features/records/transfer/read-rows";
import * as fc from "fast-check";
import { rowsOfCsv } from "../../../src/features/records/transfer/model/csv";

const old = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...text].map((letter) => letter.codePointAt(0)!));
const filler = "x,1\n".repeat(40_000);

async function messagesOf(...parts: BlobPart[]): Promise<ReadMessage[]> {
  const messages: ReadMessage[] = [];
  await readRows(new Blob(parts), (message) => messages.push(message));
  return messages;
}

test("reads Windows letters wherever the first one occurs", async () => {
  const messages = await messagesOf("words,amount\n", filler, old("caf\u00e9,2\n"));
  const rows = messages.flatMap((message) => ("rows" in message ? message.rows : []));
  expect(rows.at(-1)).toEqual({ row: 40_002, cells: ["café", "2"] });
  expect(messages.at(-1)).toEqual({ end: true });
});

test.each<[string, BlobPart[]]>([
  ["CSV with a byte order mark", ["\uFEFFwords,amount\n", old("caf\u00e9,2\n")]],
  ["CSV with UTF-8 before", ["words,amount\n", "café,1\n", old("caf\u00e9,2\n")]],
  ["CSV with UTF-8 long before", ["words,amount\ncafé,1\n", filler, old("caf\u00e9,2\n")]],
  ["CSV that ends within a letter", ["words,amount\ncafé,1\n", filler, old("caf\u00c3")]],
  ["JSON", [old('[{"words":"caf\u00e9"}]')]],
  ["JSON with a wrong last letter", [`[${'{"words":""},'.repeat(9_000)}`, old('{"words":"caf\u00e9"}]')]],
])("reports mixed encodings of %s", async (_, parts) => {
  expect(await messagesOf(...parts)).toEqual([{ fault: { why: "encoding" } }]);
});

test.each([
  ["another line end after the header", 'title,body\n"p\r\n","q\r"\r\nr,s\r\n', ["p\r\n", "q\r"], ["r", "s"]],
  ["other line ends after rows", "title,body\r\np,q\nr,s\n", ["p", "q"], ["r", "s"]],
  ["old Mac line ends", 'title,body\rp,"q\n"\rr,s', ["p", "q\n"], ["r", "s"]],
  ["inches in the header", 'title;length 3"\r\np;q\r\nr;s\r\n', ["p", "q"], ["r", "s"]],
  ["inches in a cell", 'title;body\r\np;3"\r\n"r;s" ;"3"""\r\n', ["p", '3"'], ["r;s", '3"']],
  ["separators within the names", '"a, ""b"", c, d";"e\n,"\r\np;q\r\nr;s\r\n', ["p", "q"], ["r", "s"]],
])("reads the cells of CSV with %s", async (_, text, ...cells) => {
  const messages = await messagesOf(text);
  const rows = messages.flatMap((message) => ("rows" in message ? message.rows : []));
  expect(rows.map((row) => row.cells)).toEqual(cells);
});

test.each([
  ["sep=;\r\ntitle;body\r\n", "p,q;r,s"],
  ["\uFEFFSEP=|\ntitle|body\n", "p,q|r,s"],
  ['"sep=\t"\ntitle\tbody\n', "p,q\tr,s"],
  ["sep=^\ntitle^body\n", "p,q^r,s"],
])("separates cells as the first line of the file states: %j", async (head, row) => {
  expect(await messagesOf(head, row)).toMatchObject([
    { head: { columns: ["title", "body"] } },
    { rows: [{ row: 2, cells: ["p,q", "r,s"] }] },
    { end: true },
  ]);
});

test("refuses a sheet with too many cells", async () => {
  const head = Array.from({ length: 50_000 }, (_, index) => `c${index}`).join(",");
  const messages = await messagesOf(`${head}\n${"x\n".repeat(2001)}`);
  expect(messages.at(-1)).toEqual({ fault: { why: "cells", values: { columns: "50,000", rows: "2,000" } } });
  expect(await messagesOf(`${head}\n${"x\n".repeat(2000)}`)).toContainEqual({ end: true });
});

test("skips empty rows but counts them, and keeps quoted empty cells", async () => {
  expect(await messagesOf(';;\r\ntitle;body;\r\n\r\n;;\r\n"";;"";\r\n; ;\r\n;;')).toMatchObject([
    { head: { columns: ["title", "body", ""] } },
    {
      rows: [
        { row: 5, cells: ["", "", "", ""] },
        { row: 6, cells: ["", " ", ""] },
      ],
    },
    { end: true },
  ]);
  expect(await messagesOf("title;body\r\n;\r\n;\r\n")).toContainEqual({ fault: { why: "empty" } });
});

const cell = fc.oneof(fc.string(), fc.stringMatching(/^[",;\r\n a]*$/));

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const written = (text: string, isQuoted: boolean): string =>
  isQuoted || /^"|[;\r\n]/.test(text) ? quoted(text) : text;

test("reads the written cells, whatever the line ends and the pieces", () => {
  const row = fc.record({
    cells: fc.array(fc.tuple(cell, fc.boolean()), { minLength: 2, maxLength: 4 }),
    end: fc.constantFrom("\n", "\r\n", "\r"),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), fc.integer({ min: 1, max: 9 }), (rows, size) => {
      const text = rows.map(({ cells, end }) => cells.map((each) => written(...each)).join(";") + end).join("");
      const found: string[][] = [];
      let rest = "";
      for (let from = 0; from < text.length; from += size) {
        const read = rowsOfCsv(rest + text.slice(from, from + size), ";", from + size >= text.length);
        found.push(...read.rows);
        ({ rest } = read);
      }
      expect(rest).toBe("");
      const expected = rows.map(({ cells }) => (cells.some(([each, isQuoted]) => each || isQuoted) ? cells : []));
      expect(found).toEqual(expected.map((cells) => cells.map(([each]) => each)));
    }),
  );
});

test("reads a last row without a line end", () => {
  expect(rowsOfCsv("a;b\nc;", ";", true)).toEqual({
    rows: [
      ["a", "b"],
      ["c", ""],
    ],
    rest: "",
  });
  expect(rowsOfCsv('a;"b"', ";", true)).toEqual({ rows: [["a", "b"]], rest: "" });
});

test("reads a quoted empty cell as a row, and an empty line without cells", () => {
  expect(rowsOfCsv('a\n""\n\n"" \nb', ";", true).rows).toEqual([["a"], [""], [], [""], ["b"]]);
});

test.each(['"b', '"b"c', '"b" "c"'])("leaves a row with %s and the rest unread", (text) => {
  expect(rowsOfCsv(`a\n${text};d\ne`, ";", true)).toEqual({ rows: [["a"]], rest: `${text};d\ne` });
});
