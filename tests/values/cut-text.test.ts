import { array, assert, constantFrom, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { cutPosition, piecesFrom } from "../../src/values/text/cut-text";

test("leaves a short text whole", () => {
  expect(cutPosition("short", 0, 5)).toBe(5);
  expect(piecesFrom("short", 5, 5)).toEqual([]);
});

test("cuts behind a line if that is close, and never within a character", () => {
  expect(cutPosition("one\ntwo\nthree", 0, 10)).toBe(8);
  expect(cutPosition("a\nlong line", 0, 10)).toBe(10);
  expect(cutPosition("abc😀def", 0, 4)).toBe(3);
});

test("joins pieces to the same text, none longer than allowed", () => {
  const texts = array(constantFrom("a", "\n", "é", "😀", "\ud83d"), { maxLength: 60 });
  assert(
    property(texts, integer({ min: 2, max: 9 }), integer({ min: 0, max: 9 }), (parts, most, start) => {
      const text = parts.join("");
      const pieces = piecesFrom(text, start, most);
      expect(pieces.map((piece) => piece.text).join("")).toBe(text.slice(start));
      for (const piece of pieces) expect(piece.text.length).toBeLessThanOrEqual(most);
    }),
  );
});
