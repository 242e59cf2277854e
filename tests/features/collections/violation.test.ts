import { expect, test } from "vitest";
import { duplicates, violationOf } from "../../../src/features/collections/model/violation";

test.each<[type: string, option: string, limit: unknown, breaking: readonly unknown[], sound: readonly unknown[]]>([
  ["text", "min", 3, ["ab", "é"], ["", "abc", "éa"]],
  ["text", "max", 3, ["abcd", "éé"], ["", "abc", "éa"]],
  ["select", "values", ["a", "b"], ["c", ["a", "c"]], ["", "a", [], ["a", "b"]]],
  ["select", "maxSelect", 1, [["a", "b"]], ["", "a", [], ["a"]]],
  ["file", "maxSelect", 2, [["a.txt", "b.txt", "c.txt"]], ["", "a.txt", ["a.txt", "b.txt"]]],
  ["relation", "maxSelect", 1, [["one", "two"]], ["", "one", ["one"]]],
  ["email", "onlyDomains", ["x.com"], ["a@y.com", "a@a.x.com", "a@X.com"], ["", "a@x.com"]],
  ["email", "exceptDomains", ["x.com", "y.com"], ["a@x.com", "b@y.com"], ["", "a@X.com", "a@a.x.com"]],
  [
    "url",
    "onlyDomains",
    ["x.com"],
    [
      "http://x.com:80/",
      "http://X.com",
      "http://a.x.com",
      "http://x.com./",
      "http://[::1]:80/",
      "mailto:a@x.com",
      "x.com",
    ],
    ["", "http://x.com", "ftp://x.com/a@y.com", "http://u:p@x.com/a", "http://x.com#a"],
  ],
  ["url", "exceptDomains", ["x.com"], ["http://x.com?a"], ["", "http://x.com:80/", "http://X.com", "x.com"]],
  ["url", "onlyDomains", [], [], ["http://x.com"]],
  ["url", "onlyDomains", null, [], ["http://x.com"]],
  ["url", "exceptDomains", null, [], ["http://x.com", "x.com"]],
])("of %s, %s %j is broken by %j alone", (type, option, limit, breaking, sound) => {
  const all = [...breaking, ...sound];
  const { filter, breaks } = violationOf(type, option, limit, "it")!;
  expect(filter).toBeUndefined();
  expect(breaks!(all)).toEqual(breaking);
});

test.each(["select", "file", "relation"])("of %s, what exceeds 1 is cut, and what exceeds more is refused", (type) => {
  expect([1, 2].map((limit) => violationOf(type, "maxSelect", limit, "it")!.cuts)).toEqual([true, false]);
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

test("what breaks a pattern is told by the pattern itself", () => {
  expect(violationOf("text", "pattern", "^a", "2nd")).toEqual({ pattern: "^a" });
});

test("of other options nobody knows what breaks them", () => {
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
