import { expect, test } from "vitest";
import { fieldTypes, screens } from "../../../support/product";
import { columnsOf } from "../../../../src/runtime/model/table/columns";
import { relatedIds } from "../../../../src/runtime/model/table/relations";
import { idsFilter, inBatches } from "../../../../src/backend/filter/id-filters";
import { fittingParts } from "../../../../src/runtime/ui/text/fitting";

const relation = (name: string, collectionId?: string) => ({
  id: name,
  name,
  type: "relation",
  collectionId,
});
const columns = columnsOf(screens.collections.columns, {
  type: "base",
  fields: [
    relation("author", "people"),
    relation("readers", "people"),
    relation("shelf", "shelves"),
    relation("lost"),
    { id: "title", name: "title", type: "text" },
  ],
});

test("requests each related id once, by its collection", () => {
  const found = relatedIds(columns, [
    { author: "ada", readers: ["bo", "ada"], shelf: "", title: "zoe" },
    { author: "", readers: [], shelf: "", lost: "x" },
    { author: "cy" },
  ]);
  expect([...found].map(([id, ids]) => [id, [...ids]])).toEqual([["people", ["ada", "cy", "bo"]]]);
});

test("recognizes relations by the kind of their values, whatever the cell", () => {
  const types = fieldTypes.types["relation"]!;
  const lines = [
    { eachField: "fields", by: { ...fieldTypes, types: { relation: { ...types, cell: "text" } } } },
  ] as const;
  const shown = columnsOf(lines, { fields: [relation("author", "people")] });
  expect([...relatedIds(shown, [{ author: "ada" }]).keys()]).toEqual(["people"]);
});

test("joins ids to one filter, or to several lists of many", () => {
  expect(idsFilter(["a", 'b"'])).toBe(String.raw`id="a" || id="b\""`);
  expect(inBatches([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(inBatches([], 2)).toEqual([]);
});

const fitting = (room: number): number =>
  fittingParts({ widths: [40, 40, 40], gap: 4, room, more: (count) => 10 * count });

test("fits as many parts as the room allows next to their count", () => {
  expect(fitting(128)).toBe(3);
  expect(fitting(127)).toBe(2);
  expect(fitting(98)).toBe(2);
  expect(fitting(97)).toBe(1);
  expect(fitting(0)).toBe(1);
  expect(fitting(Number.POSITIVE_INFINITY)).toBe(3);
});
