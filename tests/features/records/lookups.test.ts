import { expect, test } from "vitest";
import { readRow } from "../../../src/features/records/transfer/model/check-rows";
import { namingFields } from "../../../src/features/records/transfer/model/import-fields";
import * as lookups from "../../../src/features/records/transfer/model/lookups";
import { selectBackend } from "../../../src/backend/version/backend";
import { base, pairs, ports, subject } from "../../support/checked-rows";

test("looks up each value of the rows once", () => {
  const { fields, keys } = subject(base);
  const columns = ["code", "port"];
  const targets = Object.entries({ code: "id", port: "depth" }).map(([path, by]) => ({ path, by }));
  const setup = { mode: "create", key: "id", keepBlanks: false, madeUp: false, targets } as const;
  const reading = { setup, fields, keys, columns, format: "csv" as const };
  const cells = [..."AB"].map((code) => [code, "1.0"]);
  const rows = [...cells, ["", "2"]].map((each, row) => readRow(reading, { row, cells: each }));
  const related = lookups.relatedLookups(reading, rows, () => namingFields(subject(ports)));
  const own = lookups.keyLookups(reading, rows, "own");
  expect([...related, ...own].map(({ name, values }) => [name, [...values]])).toEqual([
    ["related ports depth", ["1", "2"]],
    ["own code", ["A", "B", ""]],
  ]);
});

/** Lookup by fields of a collection. */
const lookupBy = (item: object, name: string, values: readonly string[]): lookups.Lookup => {
  const { fields, keys } = subject(item);
  const key = keys.find((each) => each.name === name)!;
  const own = key.fields.map((path) => fields.find((field) => field.path === path)!);
  return { name, collection: "own", key, fields: own, values: new Set(values) };
};

test("splits lookups into short filters, and marks values of several records", () => {
  const code = (...values: string[]) => lookupBy(base, "code", values);
  expect(lookups.lookupFilters(code('a"b', "c"))).toEqual(['code = "a\\"b" || code = "c"']);
  expect(lookups.lookupFilters(lookupBy(ports, "depth", ["-5"]))).toEqual(['(depth >= "-5" && depth <= "-5")']);
  expect(lookups.lookupFilters(lookupBy(pairs, "word,no", ['["a","1"]']))).toEqual([
    '(word = "a" && no >= "1" && no <= "1")',
  ]);
  for (const unsaid of ["ends\\", "longer than an address ".repeat(200)])
    expect(lookups.lookupFilters(code(unsaid))).toBeUndefined();
  const many = Array.from({ length: 100 }, (_, index) => `value ${index}`);
  expect(lookups.lookupFilters(code(...many))).toHaveLength(2);
  const taken = new Map<string, string>();
  const records = [
    { id: "one", code: 5 },
    { id: "two", code: 6 },
    { id: "three", code: 7 },
    { id: "four", code: 7 },
  ];
  lookups.addMatches(code("5", "7"), records, taken);
  expect([...taken]).toEqual([
    ["5", "one"],
    ["7", lookups.severalRecords],
  ]);
});

test("looks up values in any case only where filters can", () => {
  const login = lookupBy(pairs, "login", ["bob"]);
  expect(lookups.lookupFilters(login)).toBeUndefined();
  selectBackend("v0.24");
  expect(lookups.lookupFilters(login)).toEqual(['login:lower = "bob"']);
  selectBackend("v0.8");
  const taken = new Map<string, string>();
  lookups.addMatches(login, [{ id: "one", login: "BOB" }], taken);
  expect([...taken]).toEqual([["bob", "one"]]);
});
