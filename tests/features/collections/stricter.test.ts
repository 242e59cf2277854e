import { expect, test } from "vitest";
import type { Version } from "../../../definitions/language/versions";
import {
  compareOptions,
  compareRules,
  compareRulesAt,
} from "../../../src/features/collections/consequences/compare-rules";
import { duplicates, violationOf } from "../../../src/features/collections/consequences/violation";
import { findBreaking } from "../../../src/features/collections/consequences/find-breaking";
import type { NamedCollection } from "../../../src/features/rules/model/resolve-name";
import { selectBackend } from "../../../src/backend/version/backend";

test.each([
  [null, "", "widened"],
  ["", "a = 1", "narrowed"],
  ["a = 1", null, "narrowed"],
  ["a = 1", "a = 1 && b = 2", "narrowed"],
  ["a = 1", "a = 1 || b = 2", "widened"],
  ["a = 1 && b = 2", "a = 1", "widened"],
  ["a = 1", "a = 1 && b = 2 || c = 3", "changed"],
  ["a = 1", "a = 1 && b = '||'", "narrowed"],
  ["a = 1", "b = 1", "changed"],
  ["a = 1", "a = 10 && b = 1", "changed"],
  ["a = 1 || b = 2", "(a = 1 || b = 2) && c = 3", "narrowed"],
  ["a = 1 || b = 2", "( a = 1 || b = 2 ) || c = 3", "widened"],
  ["(a = 1)", "a = 1 && b = 2", "changed"],
  ["a = 1", "(a = 1 && b = 2)", "changed"],
  ["a='x'", "a  =  'x'\n&& b = 2", "narrowed"],
])("compares the rules %s and %s: %s", (from, to, shift) => {
  expect(compareRules(from, to)).toBe(shift);
});

test.each([
  ["v0.9", "a = 1", "a = 1 || b = 2 && c = 3", "changed"],
  ["v0.10", "a = 1", "a = 1 || b = 2 && c = 3", "widened"],
  ["v0.10", "a = 1 && b = 2", "a = 1 && b = 2 || c = 3 && d = 4", "widened"],
  ["v0.10", "a = 1", "a = 1 && b = 2 || c = 3", "changed"],
  ["v0.10", "a = 1 || b = 2", "a = 1 || b = 2 && c = 3", "narrowed"],
  ["v0.40", "a = 1 // one", "a = 1 && b = 2 // one || two", "narrowed"],
] satisfies [Version, string, string, string][])("compares rules on %s: %s and %s: %s", (version, from, to, shift) => {
  selectBackend(version);
  expect(compareRules(from, to)).toBe(shift);
});

const posts = {
  id: "posts",
  name: "posts",
  type: "base",
  fields: [{ id: "owner", name: "owner", type: "relation", required: true, unique: false, system: false }],
} satisfies NamedCollection;
const own = "@request.auth.id = owner";
const ofUsers = '@request.auth.collectionName = "users"';
const signedIn = '@request.auth.id != ""';

test.each([
  [own, ofUsers, "widened"],
  [own, signedIn, "widened"],
  [ofUsers, signedIn, "widened"],
  [signedIn, own, "narrowed"],
  [ofUsers, '@request.auth.collectionName = "staff"', "changed"],
  ["title = 'a'", signedIn, "changed"],
  [signedIn, `${signedIn} && title = 'a'`, "narrowed"],
])("compares whom the rules %s and %s let in: %s", (from, to, shift) => {
  expect(compareRulesAt("viewRule", posts, from, to)).toBe(shift);
});

test.each([
  ["min", null, 3, "tightened"],
  ["min", 3, 0, "loosened"],
  ["max", 9, 8, "tightened"],
  ["values", ["a", "b"], ["a"], "tightened"],
  ["values", ["a"], ["b"], "changed"],
  ["onlyDomains", null, ["a.com"], "tightened"],
  ["exceptDomains", ["a.com"], null, "loosened"],
  ["exceptDomains", ["a.com"], ["b.com"], "changed"],
  ["maxSelect", 3, 1, "tightened"],
  ["maxSelect", 1, null, "loosened"],
  ["maxSize", 9, 8, "tightened"],
  ["mimeTypes", null, ["image/png"], "tightened"],
  ["min", "", "2022-01-01 00:00:00.000Z", "tightened"],
  ["max", "2022-01-02", "2022-01-01 23:00:00.000Z", "tightened"],
  ["pattern", "", "^a", "tightened"],
  ["thumbs", null, ["1x1"], "changed"],
  ["onlyDomains", null, [], "loosened"],
])("compares the option %s from %j to %j: %s", (option, from, to, shift) => {
  expect(compareOptions(option, from, to)).toBe(shift);
});

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
