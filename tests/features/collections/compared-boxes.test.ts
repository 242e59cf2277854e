import { expect, it } from "vitest";
import { wholeCollection } from "../../../src/features/collections/configuration/after-import";
import { changesBetween } from "../../../src/features/collections/configuration/compare-configurations";
import { comparedBoxes } from "../../../src/features/collections/diagram/compared-boxes";
import { shownFields, type Box } from "../../../src/features/collections/diagram/diagram-model";
import { field, made } from "./configurations";

const to = (id: string, name: string, collectionId: string) =>
  field(id, name, { type: "relation", collectionId, maxSelect: 1, cascadeDelete: false });

const ports = made("1", "ports", [field("11", "title"), field("12", "code"), field("13", "town"), field("14", "note")]);
const boats = made("2", "boats", [to("21", "home", "1"), to("22", "owner", "3")]);
const owners = made("3", "owners", [field("31", "name")]);
const before = [ports, boats, owners].map(wholeCollection);
const after = [
  made("1", "harbours", [...[...(ports["fields"] as [])].slice(0, 3), field("14", "remark"), field("15", "depth")]),
  made("2", "boats", [to("21", "home", "1"), to("23", "pier", "4")]),
  made("4", "piers", [field("41", "name")]),
].map(wholeCollection);

const compared = comparedBoxes(before, changesBetween(before, after));
const marksOf = (boxes: readonly Box[]) =>
  boxes.map(({ name, mark, fields }) => [
    name,
    mark,
    ...fields.flatMap((each) => (each.mark ? [`${each.name} ${each.mark}`] : [])),
  ]);

it("marks collections and fields before and after an import", () => {
  expect(marksOf(compared.before)).toEqual([
    ["ports", "changed", "note changed"],
    ["boats", "changed", "owner deleted"],
    ["owners", "deleted"],
  ]);
  expect(marksOf(compared.after)).toEqual([
    ["harbours", "changed", "remark changed", "depth added"],
    ["boats", "changed", "pier added"],
    ["piers", "added"],
  ]);
});

it("shows marked fields among the main ones", () => {
  expect(shownFields(compared.after[0]!, "main").map(({ name }) => name)).toEqual([
    "id",
    "title",
    "code",
    "town",
    "remark",
    "depth",
  ]);
});

it("places the boxes of both states, with the relations and fields of both", () => {
  expect(compared.both.map(({ name }) => name)).toEqual(["harbours", "boats", "piers", "owners"]);
  const [, both] = compared.both;
  expect(both!.out.map(({ field: name, to: end }) => [name, end])).toEqual([
    ["home", "1"],
    ["pier", "4"],
    ["owner", "3"],
  ]);
  expect(both!.fields.map(({ name }) => name)).toEqual(["id", "home", "pier", "owner"]);
});
