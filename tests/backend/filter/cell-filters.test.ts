import { expect, test } from "vitest";
import { cellFilters, type FilteredColumn } from "../../../src/backend/filter/cell-filters";
import { firstProblem } from "../../../src/backend/filter/parse-filter";
import { selectBackend } from "../../../src/backend/version/backend";

const plain: FilteredColumn = { name: "a" };
const several: FilteredColumn = { name: "a", compared: "several" };

test.each([
  [plain, "one", ['a = "one"', 'a != "one"']],
  [plain, 'say "aye"', ['a = "say \\"aye\\""', 'a != "say \\"aye\\""']],
  [plain, 5, ["a = 5", "a != 5"]],
  [plain, false, ["a = false", "a != false"]],
  [plain, "", ['a = ""', 'a != ""']],
  [
    several,
    ["x", "y"],
    ['a:each ?= "x"', 'a:each != "x" || a:length = 0', 'a:each ?= "y"', 'a:each != "y" || a:length = 0'],
  ],
  [several, [], ["a:length = 0", "a:length > 0"]],
])("filters by a value, and excludes it: %j, %j", (column, value, expected) => {
  selectBackend("v0.40");
  const found = cellFilters(column, value).flatMap(({ only, without }) => [only, without]);
  expect(found).toEqual(expected);
  for (const each of found) expect(firstProblem(each!)).toBeUndefined();
});

test("offers no filter for values that a filter cannot name", () => {
  selectBackend("v0.40");
  for (const value of ["two\nlines", "back\\slash", "x".repeat(300), { lon: 1 }])
    expect(cellFilters(plain, value)).toEqual([]);
  selectBackend("v0.8");
  expect(cellFilters(plain, -5)).toEqual([]);
  expect(cellFilters(several, ["x"])).toEqual([{ value: "x", only: 'a ~ "x"', without: 'a !~ "x"' }]);
});
