import { expect, test } from "vitest";
import { schemas } from "../../definitions/schemas";
import { rejectIgnoredComments, strictAjv } from "../../generator/schemas";
import { filterChecks } from "../../src/runtime/model/form/filter-formats";
import { formats } from "../../src/runtime/model/form/validate";

const refused = (text: string) => () => rejectIgnoredComments("boat.ts", text);

test("a tag that means nothing is refused, with those that do", () => {
  expect(refused("/** @title Name\n *  @maxLength 5 */\nname: string;")).toThrow(
    /^boat\.ts: @maxLength means nothing here\. Known: title, description, .*maxBytes/,
  );
});

test("a tag that means something is taken, and an address in a text is no tag", () => {
  expect(
    refused("/** @title Name\n *  @description Ask ada@example.com\n *  @maxBytes 5 */\nname: string;"),
  ).not.toThrow();
});

test("a comment behind something on its line is refused, with its line", () => {
  expect(refused("interface Boat {\n  name: string; /** @title Name */\n}")).toThrow(
    "boat.ts:2: a comment must be first on its line, or it is lost.",
  );
});

test("a word that no validator knows is refused when schemas are compiled", () => {
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
])("a word of ours with a value of another type is refused when schemas are compiled: %s %j", (word, value) => {
  expect(() => strictAjv().compile({ type: "string", [word]: value })).toThrow(`${word} value must be`);
});

test("each format that is checked is one that a text has", () => {
  const written = JSON.stringify(schemas);
  // Records have it, whose schemas come with their collections.
  const ofRecords = new Set(["json", "geo-point"]);
  expect(
    Object.keys({ ...formats, ...filterChecks }).filter(
      (name) => !ofRecords.has(name) && !written.includes(`"format":"${name}"`),
    ),
  ).toEqual([]);
});
