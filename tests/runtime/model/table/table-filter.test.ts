import { expect, test } from "vitest";
import { screens } from "../../../support/product";
import type { TablePage } from "../../../../definitions/language/table";
import { firstProblem } from "../../../../src/backend/filter/parse-filter";
import { tableFilter } from "../../../../src/runtime/model/table/table-filter";
import { vocabularyOf } from "../../../../src/runtime/model/table/vocabulary";

const logs: TablePage = screens.logs;
const tables = Object.values(screens).filter((screen): screen is TablePage => screen.kind === "table");
const preset = 'auth != "admin"';
const range = [Date.parse("2022-12-05T09:00:00Z"), Date.parse("2022-12-05T11:00:00Z")] as const;
const time = 'created >= "2022-12-05 09:00:00.000Z" && created < "2022-12-05 11:00:00.000Z"';

test("puts the admin's filter first, and the preset behind it", () => {
  expect(tableFilter(logs, { filter: "status > 200 || id = 1", all: false })).toBe(
    `status > 200 || id = 1 && ${preset}`,
  );
});

test("sends the preset alone without a filter, and nothing if all is included", () => {
  expect(tableFilter(logs, { filter: "", all: false })).toBe(preset);
  expect(tableFilter(logs, { filter: " ", all: false })).toBe(preset);
  expect(tableFilter(logs, { filter: "status > 200", all: true })).toBe("status > 200");
  expect(tableFilter(logs, { filter: "", all: true })).toBe("");
});

test("adds a selected time last, without its end", () => {
  expect(tableFilter(logs, { filter: "status > 200", all: false, range })).toBe(`status > 200 && ${preset} && ${time}`);
  expect(tableFilter(logs, { filter: "", all: true, range })).toBe(time);
});

test("searches all keys for each plain word", () => {
  const sent = tableFilter(logs, { filter: 'boats "no such"', all: true });
  const keys = ["url", "method", "remoteIp", "userIp", "referer", "userAgent"];
  const one = keys.map((key) => `${key} ~ "boats"`).join(" || ");
  const other = keys.map((key) => `${key} ~ "no such"`).join(" || ");
  expect(sent).toBe(`${one} && (${other})`);
  expect(tableFilter(logs, { filter: "boats", all: false })).toBe(`${one} && ${preset}`);
  expect(firstProblem(sent, vocabularyOf(logs))).toBeUndefined();
});

test("sends plain words unchanged if a table has no fields for them", () => {
  const { wordSearchIn: _plain, ...search } = logs.search;
  expect(tableFilter({ ...logs, search }, { filter: "boats", all: true })).toBe("boats");
});

test("knows only the keys that a table names, or all if it names none", () => {
  const { names, closed, macros, wordSearch } = vocabularyOf(logs);
  expect(names.map(({ name }) => name)).toEqual(logs.search.keys);
  expect({ closed, macros, wordSearch }).toEqual({ closed: true, macros: ["@now"], wordSearch: true });
  const open = vocabularyOf({ ...logs, search: { label: "Filter", placeholder: "" } });
  expect(open).toEqual({ names: [], closed: false, macros: ["@now"] });
  expect(firstProblem("what = 1", vocabularyOf(logs))).toBe('At character 1: Unknown field "what".');
  expect(firstProblem("what = 1", open)).toBeUndefined();
  expect(firstProblem("what", vocabularyOf(logs))).toBeUndefined();
});

test.each(tables)("filters $title by its own keys only", (table) => {
  const vocabulary = { ...vocabularyOf(table), wordSearch: false };
  const presets = table.presetFilter ? [table.presetFilter.filterWhenOff] : [];
  const lines = table.opens?.kind === "detail" ? table.opens.lines : [];
  const named = [
    ...(table.search.wordSearchIn ?? []),
    ...lines.flatMap(({ field, filter }) => (filter ? [field] : [])),
  ];
  const faults = [...presets, ...named.map((name) => `${name} = 1`)].map((filter) => firstProblem(filter, vocabulary));
  expect(faults.filter(Boolean)).toEqual([]);
});
