import { expect, test } from "vitest";
import { schemas } from "../../definitions/schemas";
import { rejectIgnoredComments, strictAjv } from "../../generator/schemas";
import { filterChecks } from "../../src/backend/formats/filter-formats";
import { formats } from "../../src/backend/formats/formats";

const refused = (text: string) => () => rejectIgnoredComments("boat.ts", text);

test("refuses an unknown tag, and lists the known ones", () => {
  expect(refused("/** @title Name\n *  @maxLength 5 */\nname: string;")).toThrow(
    /^boat\.ts: @maxLength means nothing here\. Known: title, description, .*maxBytes/,
  );
});

test("refuses an unknown tag of a later version", () => {
  expect(refused("/** @later v0.23 minimun 0 */\nlength: number;")).toThrow(
    "boat.ts: @later v0.23 minimun names no known tag.",
  );
  expect(refused("/** @later v0.23 minimum 0\n *    maxBites none */\nlength: number;")).toThrow(
    "boat.ts: *    maxBites names no known tag.",
  );
});

test("accepts a known tag, and an email address in a text", () => {
  expect(
    refused("/** @title Name\n *  @description Ask ada@example.com\n *  @maxBytes 5 */\nname: string;"),
  ).not.toThrow();
});

test("refuses a comment behind code, with its line", () => {
  expect(refused("interface Boat {\n  name: string; /** @title Name */\n}")).toThrow(
    "boat.ts:2: a comment must be first on its line, or it is lost.",
  );
});

test("refuses an unknown word when schemas are compiled", () => {
  expect(() => strictAjv().compile({ type: "string", maxBites: 5 })).toThrow(/maxBites/);
  expect(() => strictAjv(["secret"]).compile({ type: "string", format: "phone" })).toThrow(/phone/);
  expect(() => strictAjv(["secret"]).compile({ type: "string", maxBytes: 5, format: "secret" })).not.toThrow();
});

test.each([
  ["maxBytes", "many"],
  ["minBytes", "5"],
  ["mustContain", 5],
  ["placeholders", true],
  ["secret", "yes"],
])("refuses a word with a value of another type in schemas: %s %j", (word, value) => {
  expect(() => strictAjv().compile({ type: "string", [word]: value })).toThrow(`${word} value must be`);
});

test("checks only formats that a text has", () => {
  const written = JSON.stringify(schemas);
  // The schemas of records come from their collections.
  const ofRecords = new Set(["json", "geo-point"]);
  expect(
    Object.keys({ ...formats, ...filterChecks }).filter(
      (name) => !ofRecords.has(name) && !written.includes(`"format":"${name}"`),
    ),
  ).toEqual([]);
});
