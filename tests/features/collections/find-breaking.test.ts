import { expect, test } from "vitest";
import { findBreaking } from "../../../src/features/collections/review/find-breaking";

test.each<[pattern: string, breaking: readonly string[], sound: readonly string[]]>([
  ["^[a-z]+$", ["A1", "a\r\nb"], ["", "abc"]],
  // The backend searches the pattern anywhere, and knows flags.
  ["(?i)b", ["xyz"], ["", "aBc", "b"]],
  ["", [], ["", "abc"]],
])("finds values that break the pattern %s: %j", async (pattern, breaking, sound) => {
  const breaks = await findBreaking({ pattern });
  expect(breaks!([...breaking, ...sound])).toEqual(breaking);
});

test("checks no values for an invalid pattern or a filter", async () => {
  expect(await findBreaking({ pattern: "(a" })).toBeUndefined();
  expect(await findBreaking({ filter: "a = 1" })).toBeUndefined();
});
