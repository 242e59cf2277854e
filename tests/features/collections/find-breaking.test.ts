import { expect, test } from "vitest";
import { findBreaking } from "../../../src/features/collections/review/find-breaking";

test.each<[pattern: string, breaking: readonly string[], sound: readonly string[]]>([
  ["^[a-z]+$", ["A1", "a\r\nb"], ["", "abc"]],
  // As the backend reads it: it looks for the pattern anywhere, and can be told to forget about case.
  ["(?i)b", ["xyz"], ["", "aBc", "b"]],
  ["", [], ["", "abc"]],
])("what does not match the pattern %s breaks it: %j", async (pattern, breaking, sound) => {
  const breaks = await findBreaking({ pattern });
  expect(breaks!([...breaking, ...sound])).toEqual(breaking);
});

test("of a pattern that cannot be read, and of a filter, no look at values tells anything", async () => {
  expect(await findBreaking({ pattern: "(a" })).toBeUndefined();
  expect(await findBreaking({ filter: "a = 1" })).toBeUndefined();
});
