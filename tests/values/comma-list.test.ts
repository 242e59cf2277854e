import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { expect, test } from "vitest";
import { cellsText, commaParts, commaText, orderedParts } from "../../src/values/text/comma-list";

const part = oneof(
  string({ unit: "binary" }),
  string({ unit: constantFrom(",", '"', " ", "\n", "a", "\u0645", "\u200E") }),
);

test("reads any list back unchanged from its text", () => {
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

// The mark after a comma keeps the order in which the parts are shown.
const mark = "\u200E";

test("keeps parts from right to left in their order, also while they are typed", () => {
  expect(commaText(["a", "شكرا", "مرحبا"])).toBe(`a, ${mark}شكرا, ${mark}مرحبا`);
  expect(orderedParts("شكرا,مرحبا, نعم")).toBe(`شكرا,${mark}مرحبا, ${mark}نعم`);
  expect(commaParts(`شكرا, ${mark}مرحبا,${mark} نعم ${mark}`)).toEqual(["شكرا", "مرحبا", "نعم"]);
});

test("removes a mark that separates nothing, so that a comma can be deleted", () => {
  expect(orderedParts(`شكرا, ${mark}`)).toBe("شكرا, ");
  expect(orderedParts(`شكرا,${mark},`)).toBe("شكرا,,");
  expect(orderedParts('شكرا, "مرحبا, ')).toBe('شكرا, "مرحبا, ');
  expect(orderedParts("a, b")).toBe("a, b");
});

test("reads typed parts as they are read without marks", () => {
  const typed = string({ unit: constantFrom(",", " ", "a", "م", "1") });
  assert(
    property(typed, (text) => {
      expect(commaParts(orderedParts(text))).toEqual(commaParts(text));
      expect(orderedParts(orderedParts(text))).toBe(orderedParts(text));
    }),
  );
});

test.each<[pasted: string, parts: readonly string[] | undefined]>([
  ["red\r\ngreen\r\nblue\r\n", ["red", "green", "blue"]],
  ["red\tgreen\n\n blue ", ["red", "green", "blue"]],
  ["light, blue\nred", ["light, blue", "red"]],
  ["a, b,\nc,\nd", ["a", "b", "c", "d"]],
  ["red\n", undefined],
  ["a, b\r\n", undefined],
  ["", undefined],
])("divides the pasted %j into %j", (pasted, parts) => {
  const text = cellsText(pasted);
  expect(text === undefined ? undefined : commaParts(text)).toEqual(parts);
});
