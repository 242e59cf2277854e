import { expect, it } from "vitest";
import { texts } from "../../../../definitions/texts/texts";
import type { LineModel } from "../../../../src/runtime/model/form/form-model";
import { expandLists } from "../../../../src/runtime/model/form/lists";
import { secretErrors } from "../../../../src/runtime/model/form/list-secrets";

const listOf = (keptBy: "place" | "name"): LineModel[] => [
  {
    kind: "list",
    path: "all",
    label: "All",
    itemLabel: "One",
    add: "Add",
    titlePath: "id",
    unique: { generated: "", message: "", reserved: [] },
    secret: { field: "secret", keptBy },
    badges: [],
    defaults: {},
    lines: { new: { "": [] }, stored: { "": [] } },
    items: [],
  },
];

const dataOf = (...ids: string[]) => ({ all: ids.map((id) => ({ id })) });

const wanted = (keptBy: "place" | "name", now: string[], stored: string[], isShown = true): string[] => {
  const [data, before] = [dataOf(...now), dataOf(...stored)];
  const lines = expandLists(listOf(keptBy), data, before);
  const around: LineModel[] = [
    { kind: "when", condition: [["all.length", { above: 99 }]], hidden: "kept", items: lines },
  ];
  return secretErrors(isShown ? lines : around, data, before).map(([path]) => path);
};

it.each([
  [["a", "b"], ["a", "b"], []],
  [["b"], ["a", "b"], ["all.b.secret"]],
  [["a"], ["a", "b"], []],
  [
    ["b", "a"],
    ["a", "b"],
    ["all.b.secret", "all.a.secret"],
  ],
  // Another admin added "c" while the last one was removed here.
  [["a", "c"], ["a", "b", "c"], ["all.c.secret"]],
  [["a", "new"], ["a"], ["all.new.secret"]],
])("requires the secrets of %s over %s", (now, stored, paths) => {
  expect(wanted("place", now, stored)).toEqual(paths);
  expect(wanted("name", now, stored)).toEqual(paths.filter((path) => path.includes("new")));
});

it("requires none in a hidden list", () => {
  expect(wanted("place", ["b"], ["a", "b"], false)).toEqual([]);
});

it("reports a secret that would move to another item", () => {
  const [data, before] = [dataOf("b"), dataOf("a", "b")];
  const lines = expandLists(listOf("place"), data, before);
  expect(secretErrors(lines, data, before)).toEqual([["all.b.secret", [texts.invalid.secretMoved]]]);
});
