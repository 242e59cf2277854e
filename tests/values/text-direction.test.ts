import { expect, test } from "vitest";
import { textDirection } from "../../src/values/text/text-direction";

test.each([
  ["", undefined],
  ["12, 34!", undefined],
  ["Words", "ltr"],
  ["1. Wörter", "ltr"],
  ["日本", "ltr"],
  ["שלום world", "rtl"],
  ["(1) مرحبا", "rtl"],
  ["١٢٣ one", "ltr"],
  ["\u200F12", "rtl"],
  ["𞤀𞤣", "rtl"],
  [`${" ".repeat(600)}שלום`, undefined],
])("finds the direction of %j", (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});
