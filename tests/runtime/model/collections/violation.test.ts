import { expect, test } from "vitest";
import { duplicates, violationOf } from "../../../../src/runtime/model/collections/violation";

test.each<[type: string, option: string, limit: unknown, breaking: readonly unknown[], sound: readonly unknown[]]>([
  ["text", "min", 3, ["ab", "é"], ["", "abc", "éa"]],
  ["text", "max", 3, ["abcd", "éé"], ["", "abc", "éa"]],
  ["select", "values", ["a", "b"], ["c", ["a", "c"]], ["", "a", [], ["a", "b"]]],
  ["select", "maxSelect", 1, [["a", "b"]], ["", "a", [], ["a"]]],
  ["file", "maxSelect", 2, [["a.txt", "b.txt", "c.txt"]], ["", "a.txt", ["a.txt", "b.txt"]]],
  ["relation", "maxSelect", 1, [["one", "two"]], ["", "one", ["one"]]],
])("of %s, %s %j is broken by %j alone", (type, option, limit, breaking, sound) => {
  const all = [...breaking, ...sound];
  const { filter, breaks } = violationOf(type, option, limit, "it")!;
  expect(filter).toBeUndefined();
  expect(breaks!(all)).toEqual(breaking);
});

test.each([
  ["number", "min", 5, 'it != 0 && it < "5"'],
  ["number", "max", -5, 'it != 0 && it > "-5"'],
  ["date", "min", "2022-01-01 00:00:00.000Z", 'it != "" && it < "2022-01-01 00:00:00.000Z"'],
  ["date", "max", "2022-01-01 00:00:00.000Z", 'it > "2022-01-01 00:00:00.000Z"'],
])("of %s, what breaks %s %j is found by a filter", (type, option, limit, filter) => {
  expect(violationOf(type, option, limit, "it")).toEqual({ filter });
  // No filter can name a field like this.
  expect(violationOf(type, option, limit, "2nd")).toEqual({});
});

test("of other options nobody knows what breaks them", () => {
  expect(violationOf("text", "pattern", "^a", "it")).toBeUndefined();
  expect(violationOf("file", "maxSize", 5, "it")).toBeUndefined();
  expect(violationOf("bool", "min", 5, "it")).toBeUndefined();
});

test.each<[all: readonly unknown[], breaking: readonly unknown[]]>([
  [
    ["a", "b", "a", "", "A"],
    ["a", "a"],
  ],
  [
    ["", "a", ""],
    ["", ""],
  ],
  [
    [0, 1, 0],
    [0, 0],
  ],
  // The order of what is chosen counts, and what has none is the same as another without.
  [
    [["a", "b"], ["b", "a"], ["a", "b"], [], []],
    [["a", "b"], ["a", "b"], [], []],
  ],
  // 1 is no "1", and what is null may be so many times.
  [
    [{ a: [1] }, { a: [2] }, { a: [1] }, 1, "1", null, null],
    [{ a: [1] }, { a: [1] }],
  ],
])("what another one has, too, is no unique value: of %j, %j", (all, breaking) => {
  expect(duplicates.breaks!(all)).toEqual(breaking);
});
