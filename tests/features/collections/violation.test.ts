import { expect, test } from "vitest";
import { duplicates, violationOf } from "../../../src/features/collections/model/violation";

test.each<[type: string, option: string, limit: unknown, breaking: readonly unknown[], sound: readonly unknown[]]>([
  ["text", "min", 3, ["ab", "é"], ["", "abc", "éa"]],
  ["text", "max", 3, ["abcd", "éé"], ["", "abc", "éa"]],
  ["select", "values", ["a", "b"], ["c", ["a", "c"]], ["", "a", [], ["a", "b"]]],
  ["select", "maxSelect", 1, [["a", "b"]], ["", "a", [], ["a"]]],
  ["file", "maxSelect", 2, [["a.txt", "b.txt", "c.txt"]], ["", "a.txt", ["a.txt", "b.txt"]]],
  ["relation", "maxSelect", 1, [["one", "two"]], ["", "one", ["one"]]],
  ["url", "onlyDomains", [], [], ["http://x.com"]],
  ["url", "onlyDomains", null, [], ["http://x.com"]],
  ["url", "exceptDomains", null, [], ["http://x.com", "x.com"]],
])("finds values of %s that break %s %j: %j", (type, option, limit, breaking, sound) => {
  const all = [...breaking, ...sound];
  const { filter, breaks } = violationOf(type, option, limit, "it")!;
  expect(filter).toBeUndefined();
  expect(breaks!(all)).toEqual(breaking);
});

test.each(["select", "file", "relation"])("cuts values of %s beyond one, and refuses more than several", (type) => {
  expect([1, 2].map((limit) => violationOf(type, "maxSelect", limit, "it")!.cuts)).toEqual([true, false]);
});

test.each([
  ["number", "min", 5, 'it != 0 && it < "5"'],
  ["number", "max", -5, 'it != 0 && it > "-5"'],
  ["date", "min", "2022-01-01 00:00:00.000Z", 'it != "" && it < "2022-01-01 00:00:00.000Z"'],
  ["date", "max", "2022-01-01 00:00:00.000Z", 'it > "2022-01-01 00:00:00.000Z"'],
])("finds values of %s that break %s %j by a filter", (type, option, limit, filter) => {
  expect(violationOf(type, option, limit, "it")).toEqual({ filter });
  // No filter can name this field.
  expect(violationOf(type, option, limit, "2nd")).toEqual({});
});

test("finds values that break a pattern by the pattern", () => {
  expect(violationOf("text", "pattern", "^a", "2nd")).toEqual({ pattern: "^a" });
});

test("reports nothing for other options", () => {
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
  // The order of choices matters; empty lists are equal.
  [
    [["a", "b"], ["b", "a"], ["a", "b"], [], []],
    [["a", "b"], ["a", "b"], [], []],
  ],
  // 1 differs from "1"; null may occur several times.
  [
    [{ a: [1] }, { a: [2] }, { a: [1] }, 1, "1", null, null],
    [{ a: [1] }, { a: [1] }],
  ],
])("finds duplicates in %j: %j", (all, breaking) => {
  expect(duplicates.breaks!(all)).toEqual(breaking);
});
