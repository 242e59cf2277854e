import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { commaParts, commaText } from "../../../../src/runtime/model/values/text/comma-list";

const part = oneof(string({ unit: "binary" }), string({ unit: constantFrom(",", '"', " ", "\n", "a") }));

test("reads any list from its text unchanged", () => {
  assert(
    property(array(part), (parts) => {
      expect(commaParts(commaText(parts))).toEqual(parts);
    }),
  );
});

test("writes and reads plain parts without quotes", () => {
  const plain = string({ minLength: 1 }).filter((text) => text === text.trim() && !/[",]/.test(text));
  assert(
    property(array(plain), (parts) => {
      expect(commaText(parts)).toBe(parts.join(", "));
      expect(commaParts(parts.join(" ,"))).toEqual(parts);
    }),
  );
});

test.each<[text: string, parts: readonly string[]]>([
  ["", []],
  [" , ,", []],
  [" a,b c ,, d, a,", ["a", "b c", "d", "a"]],
  ['"Smith, John", x', ["Smith, John", "x"]],
  ['"a" , " b","", "c""d"', ["a", " b", "", 'c"d']],
  // Quotes that are not closed, or have text behind them, are no quotes.
  ['"Smith, John', ['"Smith', "John"]],
  ['12", 15" wide, "a" b', ['12"', '15" wide', '"a" b']],
])("reads %j as %j", (text, parts) => {
  expect(commaParts(text)).toEqual(parts);
});
