import { expect, test } from "vitest";
import type { Version } from "../../../definitions/language/versions";
import { selectBackend } from "../../../src/runtime/model/version/backend";
import { compareOptions, compareRules } from "../../../src/features/collections/model/shift";

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
  selectBackend("v0.8");
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
