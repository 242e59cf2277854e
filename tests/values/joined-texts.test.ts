import { expect, test } from "vitest";
import { formatValue } from "../../src/runtime/model/form/value-words";
import { joinWithLimit } from "../../src/values/text/format-value";
import { joinNames } from "../../src/values/text/text-direction";

// First strong isolate, and its end.
const isolated = (text: string): string => `\u2068${text}\u2069`;

test("shows joined texts in their order, whatever their direction", () => {
  const texts = ["a", "شكرا", "שלום"];
  const shown = `a, ${isolated("شكرا")}, ${isolated("שלום")}`;
  expect([formatValue(texts), joinNames(texts), joinWithLimit(texts)]).toEqual([shown, shown, shown]);
  expect(formatValue("شكرا, مرحبا")).toBe("شكرا, مرحبا");
});
