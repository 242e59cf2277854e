import { expect, test } from "vitest";
import * as lookups from "../../../src/features/records/transfer/model/lookups";

test("splits lookups into short filters, and marks values of several records", () => {
  const lookup = { collection: "own", field: "code", isNumber: false };
  expect(lookups.lookupFilters({ ...lookup, values: new Set(['a"b', "c"]) })).toEqual(['code = "a\\"b" || code = "c"']);
  expect(lookups.lookupFilters({ ...lookup, isNumber: true, values: new Set(["-5"]) })).toEqual([
    '(code >= "-5" && code <= "-5")',
  ]);
  for (const unsaid of ["ends\\", "longer than an address ".repeat(200)])
    expect(lookups.lookupFilters({ ...lookup, values: new Set([unsaid]) })).toBeUndefined();
  const many = new Set(Array.from({ length: 100 }, (_, index) => `value ${index}`));
  expect(lookups.lookupFilters({ ...lookup, values: many })).toHaveLength(2);
  const taken = new Map<string, string>();
  lookups.addMatches(
    { ...lookup, values: new Set(["5", "7"]) },
    [
      { id: "one", code: 5 },
      { id: "two", code: 6 },
      { id: "three", code: 7 },
      { id: "four", code: 7 },
    ],
    taken,
  );
  expect([...taken]).toEqual([
    ["5", "one"],
    ["7", lookups.severalRecords],
  ]);
});
