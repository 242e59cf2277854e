import { expect, test } from "vitest";
import type { Line } from "../../../../definitions/language/line";
import type { FieldModel, ListModel } from "../../../../src/runtime/model/form/form-model";
import { itemOfKind } from "../../../../src/runtime/model/form/new-item";
import type { Schema } from "../../../../src/runtime/model/form/schema";
import { expandLists, listsIn } from "../../../../src/runtime/model/form/lists";
import { resolveLines } from "../../../../src/runtime/model/form/resolve-lines";
import { allFields } from "../../../../src/runtime/model/form/visible";

const Options: Schema = {
  type: "object",
  properties: { flag: { type: "object" }, lamp: { type: "object" }, pennant: { type: "object" } },
};
const text = (title: string): Schema => ({ type: "string", title });
const flag = (title: string): Schema => ({ type: "boolean", title });
const mast = {
  kind: { ...text("Kind"), enum: ["flag", "lamp", "pennant"] },
  name: text("Name"),
  sole: flag("Sole"),
  lit: flag("Lit"),
};
const Ship: Schema = {
  type: "object",
  properties: { masts: { type: "array", items: { type: "object", properties: mast } } },
};

const type = {
  icon: "base",
  options: [],
  defaults: {},
  value: { kind: "text", limits: {} },
  cell: "text",
  editor: "text",
  description: "",
  sample: "",
} as const;

/** A list of masts with these lines. A pennant is never alone on its mast. */
function masts(fields: readonly Line[]): ListModel {
  const [list] = resolveLines(
    [
      {
        list: "masts",
        label: "Masts",
        itemLabel: "Mast",
        add: "New mast",
        title: "name",
        unique: { generated: "mast", message: "Taken.", reserved: [] },
        kind: {
          field: "kind",
          by: {
            options: "Options",
            types: {
              flag: { label: "Flag", ...type },
              lamp: { label: "Lamp", nonempty: { hint: "", refusal: "", setup: "Must be lit." }, ...type },
              pennant: { label: "Pennant", neverUnique: true, ...type, defaults: { length: 3 } },
            },
          },
          resets: ["sole"],
          uniqueFlag: "sole",
          requiredFlag: "lit",
        },
        badges: [],
        lockedWhen: "lit",
        fields: { new: fields, edit: fields },
        defaults: { kind: "flag", sole: false },
      },
    ],
    Ship,
    { Options },
  ) as [ListModel];
  return list;
}

/** The fields of an item by its kind. */
const fieldsByKind = (fields: readonly Line[]): Record<string, FieldModel[]> =>
  Object.fromEntries(Object.entries(masts(fields).lines.new).map(([kind, each]) => [kind, allFields(each)]));

test.each<[string, Line]>([
  ["in a row", { row: ["name", "sole"] }],
  ["under a condition", { when: "lit", hidden: "kept", show: ["name", "sole"] }],
  ["under a heading", { accordion: "More", fields: ["name", "sole"] }],
  ["behind another one", { field: "name", beside: { field: "sole" } }],
  ["before another one", { field: "sole", beside: { field: "name" } }],
])("omits what a kind of item does not have %s", (_, line) => {
  const { flag: ofFlag, pennant } = fieldsByKind([line]);
  const paths = [ofFlag, pennant].map((fields) => fields?.map(({ path }) => path).toSorted());
  expect(paths).toEqual([["name", "sole"], ["name"]]);
});

test("explains at the required flag what a kind counts as empty", () => {
  const { flag: ofFlag, lamp } = fieldsByKind([{ row: ["name", "lit"] }]);
  const hints = [ofFlag, lamp].map((fields) => fields?.find(({ path }) => path === "lit")?.hint);
  expect(hints).toEqual([undefined, "Must be lit."]);
});

test("offers the existing kinds of an item", () => {
  const [kind, name] = fieldsByKind([{ row: ["name", { field: "kind", widget: "select" }] }])["flag"]!.toReversed();
  expect(kind?.choices?.map(({ value, label }) => [value, label])).toEqual([
    ["flag", "Flag"],
    ["lamp", "Lamp"],
    ["pennant", "Pennant"],
  ]);
  expect(name).not.toHaveProperty("choices");
});

test("gives an item of another kind its defaults, and resets the rest", () => {
  const item = { id: "a", kind: "flag", sole: true, name: "mizzen", colour: "red" };
  expect(itemOfKind(masts(["name"]), item, "pennant")).toEqual({
    id: "a",
    kind: "pennant",
    sole: false,
    name: "mizzen",
    length: 3,
  });
});

test("marks the items that an index of the form makes unique", () => {
  const list: ListModel = { ...masts(["name"]), badges: [{ uniqueBy: "indexes", label: "Unique" }] };
  const items = [
    { id: "a", kind: "flag", name: "fore" },
    { id: "b", kind: "flag", name: "main" },
  ];
  const badgesOf = (indexes: readonly string[]) =>
    listsIn(expandLists([list], { masts: items, indexes }, {}))[0]!.items.map(({ badges }) => badges);
  expect(badgesOf([])).toEqual([[], []]);
  expect(badgesOf(["CREATE UNIQUE INDEX idx ON ships (main)", "CREATE INDEX i ON ships (fore)"])).toEqual([
    [],
    ["Unique"],
  ]);
});
