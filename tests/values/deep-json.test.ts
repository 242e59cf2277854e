import { assert, constantFrom, jsonValue, property } from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { editedRow, sameJson } from "../../src/runtime/model/form/row-values";
import { formatValue } from "../../src/runtime/model/form/value-words";
import { cellsOf, jsonOf } from "../../src/features/records/transfer/model/exported-rows";
import { parseMarked } from "../../src/features/records/transfer/model/written-numbers";
import { cellText } from "../../src/values/text/cell-text";
import { isEqual } from "../../src/values/json/equal";
import { errorTexts } from "../../src/backend/calls/error-texts";
import { jsonFault } from "../../src/values/json/json-fault";
import { keepsDigits } from "../../src/values/json/typed-number";
import { jsonText } from "../../src/values/json/json-text";

const levels = 20_000;

/** Lists and objects nested alternately, with other values next to them. */
const deepJson = (within: string, depth = levels): string =>
  `${'[{"a":'.repeat(depth / 2)}${within}${',"b":[]},"c"]'.repeat(depth / 2)}`;

const deep: unknown = JSON.parse(deepJson("1"));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test("writes JSON as the engine does, with indents and without", () => {
  const odd = [undefined, { a: undefined, b: [undefined] }, new Date(0), { toJSON: 1 }, 0, -0, "\ud800", null];
  for (const value of odd)
    for (const indent of [undefined, 2]) expect(jsonText(value, indent)).toBe(JSON.stringify(value, undefined, indent));
  assert(
    property(jsonValue(), constantFrom(undefined, 2), (value, indent) => {
      expect(jsonText(value, indent)).toBe(JSON.stringify(value, undefined, indent));
    }),
  );
});

test("writes deep JSON without indents", () => {
  const nested = (value: unknown): unknown => {
    let all = value;
    for (let level = 0; level < 150; level++) all = level % 2 === 0 ? [level, all, "x"] : { [`"${level}`]: all, b: {} };
    return { none: undefined, all: [all, undefined, all] };
  };
  assert(
    property(jsonValue(), (value) => {
      const whole = nested(nested([value, undefined, { none: undefined, at: new Date(0) }]));
      expect(jsonText(whole, 2)).toBe(JSON.stringify(whole));
    }),
  );
});

test("stops indenting where indents would be most of the text", () => {
  const lists = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));
  expect(jsonText(lists(200), 2)).toBe(JSON.stringify(lists(200), null, 2));
  expect(jsonText(lists(201), 2)).toBe(JSON.stringify(lists(201)));
});

test("writes very deep values everywhere without loss", () => {
  const text = deepJson("1");
  expect(jsonText(deep, 2)).toBe(text);
  expect(cellsOf({ deep }, ["deep"], new Set())).toEqual([text]);
  expect(jsonOf({ deep }, ["deep", "none"])).toBe(`{"deep":${text},"none":null}`);
  expect(formatValue({ deep })).toBe(`{"deep":${text}}`);
  expect(errorTexts({ deep }, ["deep"])).toEqual([text]);
  expect(cellText(deep)).toBe(`${text.slice(0, 200)}…`);
  const line = {
    kind: "field",
    path: "deep",
    label: "",
    widget: "json",
    required: false,
    schema: {},
    value: "json",
  } as const;
  expect(editedRow([line], { deep })).toEqual({ deep: text });
});

test("compares very deep values", () => {
  expect(isEqual(deep, JSON.parse(deepJson("1")))).toBe(true);
  expect(isEqual(deep, JSON.parse(deepJson("2")))).toBe(false);
  expect(isEqual(deep, JSON.parse(deepJson("1", levels - 2)))).toBe(false);
  expect(sameJson(deepJson("1"), deepJson(" 1 "))).toBe(true);
  expect(sameJson(deepJson("1"), deepJson("2"))).toBe(false);
});

test("locates a fault in very deep JSON", () => {
  expect(jsonFault(deepJson("1"))).toBeUndefined();
  expect(jsonFault(deepJson("\n1 2"))).toEqual({ line: 2, column: 3 });
  expect(jsonFault(deepJson("1").slice(0, -1))).toEqual({ line: 1, column: deepJson("1").length });
});

const importParser = async () => {
  vi.stubGlobal("JSON", {
    parse: JSON.parse,
    stringify: JSON.stringify,
    rawJSON: (text: string) => ({ written: text }),
  });
  return import("../../src/values/json/parse-json");
};

const timeOf = (work: () => unknown): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};

test("keeps numbers as they were written at any depth", async () => {
  const { parseJson } = await importParser();
  const long = "12345678901234567890";
  expect(String(parseJson(long))).toBe(long);
  const said = String.raw`"said \" ${long} \\"`;
  const row = parseJson(`{"${long}":${said},"__proto__":-${long},"list":[1.50,${long}.5e+3,"${long}"]}`) as object;
  expect(Object.entries(row)).toEqual([
    [long, JSON.parse(said)],
    ["__proto__", expect.objectContaining({ text: `-${long}` })],
    ["list", [expect.objectContaining({ text: "1.50" }), expect.objectContaining({ text: `${long}.5e+3` }), long]],
  ]);
  const price = JSON.stringify(
    parseJson(
      String.raw`{"price": 10.00, "said": "a \", 10.00, b\\", "more":[1.0,-2E3,1e400,-0,0.5,0.0000001,0.000001]}`,
    ),
  );
  const kept = (text: string) => ({ written: text });
  expect(JSON.parse(price)).toEqual({
    price: kept("10.00"),
    said: 'a ", 10.00, b\\',
    more: [kept("1.0"), kept("-2E3"), kept("1e400"), 0, 0.5, kept("0.0000001"), 0.000001],
  });
  let value = parseJson(deepJson(long));
  for (let level = 0; level < levels; level++) value = Object.values(value as object)[0];
  expect(JSON.stringify(value)).toBe(JSON.stringify({ written: long }));
  expect(() => parseJson(`[0${long}]`)).toThrow(SyntaxError);
});

test.each(["1", "1.", "1e", "0", " 1x"])("parses long texts of %j in linear time", async (part) => {
  const { parseJson } = await importParser();
  const textOf = (length: number): string => JSON.stringify([`n ${part.repeat(length)}x`]);
  const [short, long] = [textOf(1000), textOf(100_000)];
  // A hundred times the work, where quadratic time would be 10,000 times as much.
  const work = (parse: (json: string) => unknown) => timeOf(() => Array.from({ length: 100 }, () => parse(short)));
  const least = Math.max(work(parseJson), 10);
  for (const parse of [parseJson, parseMarked]) expect(timeOf(() => parse(long))).toBeLessThan(20 * least);
});

test("compares the digits of a number with very many zeros in linear time", () => {
  const zeros = (count: number): string => `1.${"0".repeat(count)}1`;
  const least = Math.max(
    timeOf(() => Array.from({ length: 100 }, () => keepsDigits(zeros(1000)))),
    10,
  );
  expect(timeOf(() => keepsDigits(zeros(100_000)))).toBeLessThan(20 * least);
});
