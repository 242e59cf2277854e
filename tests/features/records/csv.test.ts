import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rowsOfCsv } from "../../../src/features/records/transfer/model/csv";

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
