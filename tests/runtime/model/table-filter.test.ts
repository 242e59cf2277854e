import { expect, test } from "vitest";
import { screens } from "../../support/product";
import type { TablePage } from "../../../definitions/language/table";
import { firstProblem } from "../../../src/runtime/model/filter/parse-filter";
import { tableFilter } from "../../../src/runtime/model/table/table-filter";
import { vocabularyOf } from "../../../src/runtime/model/table/vocabulary";

const logs: TablePage = screens.logs;
const tables = Object.values(screens).filter((screen): screen is TablePage => screen.kind === "table");
const preset = 'auth != "admin"';
const range = [Date.parse("2022-12-05T09:00:00Z"), Date.parse("2022-12-05T11:00:00Z")] as const;
const time = 'created >= "2022-12-05 09:00:00.000Z" && created < "2022-12-05 11:00:00.000Z"';

test("the admin's own part comes first and without brackets, the preset behind it", () => {
  expect(tableFilter(logs, { filter: "status > 200 || id = 1", all: false })).toBe(
    `status > 200 || id = 1 && ${preset}`,
  );
});

test("the preset stands alone when nothing is filtered, and goes when all is let in", () => {
  expect(tableFilter(logs, { filter: "", all: false })).toBe(preset);
  expect(tableFilter(logs, { filter: " ", all: false })).toBe(preset);
  expect(tableFilter(logs, { filter: "status > 200", all: true })).toBe("status > 200");
  expect(tableFilter(logs, { filter: "", all: true })).toBe("");
});

test("a selected time stands last: from its beginning up to, but without, its end", () => {
  expect(tableFilter(logs, { filter: "status > 200", all: false, range })).toBe(`status > 200 && ${preset} && ${time}`);
  expect(tableFilter(logs, { filter: "", all: true, range })).toBe(time);
});

test("plain words are looked for in all the keys, each word anywhere", () => {
  const sent = tableFilter(logs, { filter: 'boats "no such"', all: true });
  const keys = ["url", "method", "remoteIp", "userIp", "referer", "userAgent"];
  const one = keys.map((key) => `${key} ~ "boats"`).join(" || ");
  const other = keys.map((key) => `${key} ~ "no such"`).join(" || ");
  expect(sent).toBe(`${one} && (${other})`);
  expect(tableFilter(logs, { filter: "boats", all: false })).toBe(`${one} && ${preset}`);
  expect(firstProblem(sent, vocabularyOf(logs))).toBeUndefined();
});

test("a table without fields for plain words sends them as they are", () => {
  const { wordSearchIn: _plain, ...search } = logs.search;
  expect(tableFilter({ ...logs, search }, { filter: "boats", all: true })).toBe("boats");
});

test("a table that names its keys knows no other, and one that names none knows all", () => {
  const { names, closed, macros, wordSearch } = vocabularyOf(logs);
  expect(names.map(({ name }) => name)).toEqual(logs.search.keys);
  expect({ closed, macros, wordSearch }).toEqual({ closed: true, macros: ["@now"], wordSearch: true });
  const open = vocabularyOf({ ...logs, search: { label: "Filter", placeholder: "" } });
  expect(open).toEqual({ names: [], closed: false, macros: ["@now"] });
  expect(firstProblem("what = 1", vocabularyOf(logs))).toBe('At character 1: Unknown field "what".');
  expect(firstProblem("what = 1", open)).toBeUndefined();
  expect(firstProblem("what", vocabularyOf(logs))).toBeUndefined();
});

test.each(tables)("what $title filters by itself is a filter of its own keys", (table) => {
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
