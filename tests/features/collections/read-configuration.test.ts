import { expect, test } from "vitest";
import { isUnreadable, readConfiguration } from "../../../src/features/collections/configuration/read-configuration";
import { made, nested } from "./configurations";

const field = (id: string, name: string, more: object = {}) => ({ id, name, type: "text", options: {}, ...more });

test("keeps the last of equal ids at the first position, without dates", () => {
  const first = nested("a", "one", [field("x", "x"), field("y", "y"), field("x", "z")], {
    created: "2022",
    updated: "2022",
  });
  const read = readConfiguration(JSON.stringify([first, nested("b", "two", []), nested("a", "three", [])]));
  expect(isUnreadable(read)).toBe(false);
  expect(read).toEqual({ list: [made("a", "three", []), made("b", "two", [])], duplicates: 1, otherEra: [] });
  expect(readConfiguration(JSON.stringify([first]))).toEqual({
    list: [
      made("a", "one", [
        { id: "x", name: "z", type: "text" },
        { id: "y", name: "y", type: "text" },
      ]),
    ],
    duplicates: 1,
    otherEra: [],
  });
});

test.each([
  ["", "json"],
  ['{"id":"a"}', "list"],
  ["[]", "empty"],
  ['[{"id":"a"}]', "item"],
  ['[{"id":"a","name":5}]', "item"],
  ["[null]", "item"],
])("rejects %s as a configuration: %s", (text, why) => {
  expect(readConfiguration(text)).toMatchObject({ why });
});

test.each([
  [{ schema: "x" }, { key: "schema" }],
  [{ listRule: true }, { key: "listRule" }],
  [{ schema: [field("t", "t"), null] }, { place: "2", key: "name" }],
  [{ schema: [field("t", "t", { name: undefined })] }, { place: "1", key: "name" }],
  [{ schema: [field("t", "t", { type: null })] }, { place: "1", key: "type" }],
  [{ schema: [field("t", "t", { id: 5 })] }, { place: "1", key: "id" }],
  [{ schema: [field("t", "t", { options: [] })] }, { place: "1", key: "options" }],
  [{ schema: [field("t", "t", { options: { min: "2" } })] }, { place: "1", key: "options.min" }],
  [{ schema: [field("s", "s", { type: "select", options: { values: [1] } })] }, { place: "1", key: "options.values" }],
  [
    { schema: undefined, fields: [field("s", "s", { type: "select", maxSelect: "2" })] },
    { place: "1", key: "maxSelect" },
  ],
  [
    { schema: undefined, fields: [field("t", "t"), "x"] },
    { place: "2", key: "name" },
  ],
])("reports where a collection with %j is wrong", (more, place) => {
  const read = readConfiguration(
    JSON.stringify([nested("boats", "boats", []), nested("crew", "crew", [field("t", "t")], more)]),
  );
  expect(read).toEqual({
    why: "place" in place ? "ofField" : "ofCollection",
    values: { collection: "crew", ...place },
  });
});

test("reads a complete answer of the backend, but no single page", () => {
  const items = [{ id: "a", name: "a", type: "base", schema: [] }];
  expect(readConfiguration(JSON.stringify({ page: 1, totalItems: 1, items }))).toEqual(
    readConfiguration(JSON.stringify(items)),
  );
  expect(readConfiguration(JSON.stringify({ page: 1, totalItems: 2, items }))).toMatchObject({ why: "list" });
});
