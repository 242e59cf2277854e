import { expect, test } from "vitest";
import type { ImportField } from "../../../src/features/records/transfer/model/import-fields";
import { readJson } from "../../../src/features/records/transfer/model/imported-file";
import { readCell } from "../../../src/features/records/transfer/model/read-cell";

const field = (schema: ImportField["schema"], more: Partial<ImportField> = {}): ImportField => ({
  kind: "field",
  path: "it",
  label: "it",
  widget: "text",
  required: false,
  schema,
  ...more,
});

const text = field({ type: "string" });
const number = field({ type: "number" });
const whole = field({ type: "integer" });
const flag = field({ type: "boolean" });
const moment = field({ type: "string", format: "utc-date-time" });
const choice = field({ type: "string", enum: [" a", "b"] });
const choices = field({ type: "array", items: { type: "string", enum: ["a", "b", "a, b"] } });
const json = field({ type: "string", format: "json" }, { value: "json" });
const point = field({ type: "string", format: "geo-point" }, { value: "json" });
const email = field({ type: "string", format: "email" });
const password = field({ type: "string", format: "new-password", secret: true });

test.each([
  [text, " a ", { value: " a " }],
  [text, "'=1+1", { value: "=1+1" }],
  [text, "'quoted", { value: "'quoted" }],
  [number, "-1.5e3", { value: -1500 }],
  [number, "", { value: null }],
  [whole, "5", { value: 5 }],
  [whole, "5.0", { value: 5 }],
  [flag, "1.0", { value: true }],
  [number, "1,5", { value: "1,5" }],
  [number, "0x1f", { value: "0x1f" }],
  [flag, "Yes", { value: true }],
  [flag, "0", { value: false }],
  [flag, "", { value: null }],
  [flag, "maybe", { problem: "Must be true or false." }],
  [moment, "2022-01-01", { value: "2022-01-01 00:00:00.000Z" }],
  [moment, "2022-01-01T10:00+02:00", { value: "2022-01-01 08:00:00.000Z" }],
  [moment, "soon", { value: "soon" }],
  [choice, " a", { value: " a" }],
  [choice, " b ", { value: "b" }],
  [choices, '["a, b","a"]', { value: ["a, b", "a"] }],
  [choices, "a, b, a", { value: ["a", "b"] }],
  [choices, "", { value: [] }],
  [choices, '[{"a":1}]', { problem: "Must be a list of values." }],
  [json, '{"a": 1}', { value: '{"a": 1}' }],
  [json, "", { value: "" }],
  [point, "52.52,13.405", { value: '{"lon":13.405,"lat":52.52}' }],
  [point, "'-33.8, 151.2", { value: '{"lon":151.2,"lat":-33.8}' }],
  [point, '{"lon":0,"lat":0}', { value: '{"lon":0,"lat":0}' }],
  [point, " ", { value: "" }],
  [point, "Berlin", { problem: "Must be two numbers, such as 52.52, 13.405." }],
  [email, " ada@example.com ", { value: "ada@example.com" }],
  [password, " two words ", { value: " two words " }],
  [number, "12345678901234567890", { value: "12345678901234567890" }],
  [number, "1e21", { value: 1e21 }],
])("reads a CSV cell for %j: %j", (of, cell, found) => {
  expect(readCell(of, cell, true)).toEqual(found);
});

test.each([
  [text, 5, { value: "5" }],
  [text, null, { value: "" }],
  [text, { a: 1 }, { problem: "Must be text." }],
  [text, "'=1+1", { value: "'=1+1" }],
  [text, ["a", "b"], { problem: "Only one value is allowed." }],
  [choice, ["b"], { value: "b" }],
  [number, 2, { value: 2 }],
  [flag, true, { value: true }],
  [choices, ["a", "a"], { value: ["a"] }],
  [choices, null, { value: [] }],
  [point, { lat: 52.52, lon: 13.405 }, { value: '{"lon":13.405,"lat":52.52}' }],
  [point, [13.405, 52.52], { value: '{"lon":13.405,"lat":52.52}' }],
  [point, "52.52 13.405", { value: '{"lon":13.405,"lat":52.52}' }],
  [point, null, { value: "" }],
  [point, 52.52, { problem: "Must be two numbers, such as 52.52, 13.405." }],
  [json, "text", { value: '"text"' }],
  [json, { a: [1] }, { value: '{"a":[1]}' }],
  [json, null, { value: "" }],
])("reads a JSON value for %j: %j", (of, value, found) => {
  expect(readCell(of, value, false)).toEqual(found);
});

test("keeps a JSON number as it was written, in texts and JSON", () => {
  const read = readJson('{"it":{"price":10.00},"as":10.00,"on":1.0}');
  const [{ it, as, on } = {}] = "objects" in read ? read.objects : [];
  expect(readCell(json, it, false)).toEqual({ value: '{"price":10.00}' });
  expect(readCell(text, as, false)).toEqual({ value: "10.00" });
  expect(readCell(number, as, false)).toEqual({ value: 10 });
  expect(readCell(flag, on, false)).toEqual({ value: true });
});

test("keeps all digits of a JSON number in texts and JSON", () => {
  const read = readJson(
    '[{"it":12345678901234567890,"in":[{"it":0.12345678901234567890}],"as":"12345678901234567890"}]',
  );
  const [{ it, in: list, as } = {}] = "objects" in read ? read.objects : [];
  expect(readCell(text, it, false)).toEqual({ value: "12345678901234567890" });
  expect(readCell(number, it, false)).toEqual({ value: "12345678901234567890" });
  expect(readCell(json, it, false)).toEqual({ value: "12345678901234567890" });
  expect(readCell(json, list, false)).toEqual({ value: '[{"it":0.12345678901234567890}]' });
  expect(readCell(json, as, false)).toEqual({ value: '"12345678901234567890"' });
});
