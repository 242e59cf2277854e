import { expect, test } from "vitest";
import type { Schema } from "../../../../src/runtime/model/form/schema";
import { resolveLines } from "../../../../src/runtime/model/form/resolve-lines";
import { isShown } from "../../../../src/runtime/model/form/line-kinds";
import { allFields, visibleFields } from "../../../../src/runtime/model/form/visible";

const fleet = {
  Boat: {
    type: "object",
    properties: {
      afloat: { type: "boolean", title: "Afloat" },
      name: { type: "string", title: "Name" },
      crew: { type: "integer", title: "Crew" },
    },
    required: ["afloat", "name"],
  },
  Tug: {
    type: "object",
    properties: {
      afloat: { type: "boolean", title: "Afloat" },
      name: { type: "string", title: "Name" },
      power: { type: "integer", title: "Power" },
      tow: { type: "string", title: "Tow" },
    },
    required: ["afloat", "name", "power"],
  },
} as const satisfies Record<string, Schema>;

const properties = {
  ferry: { $ref: "#/definitions/Boat", title: "Ferry" },
  tug: { $ref: "#/definitions/Tug", title: "Tug" },
};
const Fleet: Schema = {
  $ref: "#/definitions/Fleet",
  definitions: { ...fleet, Fleet: { type: "object", properties } },
};
const Harbour: Schema = {
  $ref: "#/definitions/Harbour",
  definitions: {
    ...fleet,
    Harbour: { type: "object", properties: { ...properties, port: { type: "string", title: "Port" } } },
  },
};

const badge = { flag: "afloat", on: "Afloat", off: "Ashore" };
const boxes = resolveLines(
  [{ each: "Fleet", badge, fields: ["afloat", { when: "afloat", hidden: "kept", show: ["name", "*"] }] }],
  Harbour,
  { Fleet },
);

test("shows each entry in a section with a badge, in the type's order", () => {
  expect(boxes).toMatchObject([
    {
      kind: "accordion",
      id: "0.ferry.",
      title: "Ferry",
      property: "ferry",
      badge: { flag: "ferry.afloat", on: "Afloat", off: "Ashore" },
    },
    { kind: "accordion", title: "Tug", property: "tug", badge: { flag: "tug.afloat" } },
  ]);
});

test("prefixes lines and conditions with the entry's key", () => {
  expect(boxes[0]).toMatchObject({
    items: [{ path: "ferry.afloat" }, { kind: "when", condition: [["ferry.afloat", { is: true }]] }],
  });
});

test("prefixes the other fields that a field names", () => {
  const field = { field: "name", limits: { maxBytes: "crew" }, excludes: "crew", readOnlyWhen: "afloat" };
  expect(allFields(resolveLines([{ each: "Fleet", fields: [field] }], Harbour, { Fleet }))[0]).toMatchObject({
    limits: { maxBytes: "ferry.crew" },
    excludes: "ferry.crew",
    readOnlyWhen: [["ferry.afloat", { is: true }]],
  });
});

test("fills an asterisk with the fields that are not named", () => {
  const paths = allFields(boxes).map(({ path, required }) => `${path}${required ? " *" : ""}`);
  expect(paths).toEqual([
    "ferry.afloat",
    "ferry.name *",
    "ferry.crew",
    "tug.afloat",
    "tug.name *",
    "tug.power *",
    "tug.tow",
  ]);
});

test("omits a field next to a named one from an asterisk", () => {
  const fields = [{ field: "name", beside: { field: "afloat" } }, "*"];
  const paths = allFields(resolveLines([{ each: "Fleet", fields }], Harbour, { Fleet })).map(({ path }) => path);
  expect(paths).toEqual(["ferry.name", "ferry.afloat", "ferry.crew", "tug.name", "tug.afloat", "tug.power", "tug.tow"]);
});

test("groups lines without a badge, with labels of entry and field", () => {
  const lines = resolveLines([{ each: "Fleet", fields: [{ field: "name", label: "{title}: {own}" }] }], Harbour, {
    Fleet,
  });
  expect(lines).toMatchObject([
    { kind: "group", property: "ferry", title: "Ferry", items: [{ path: "ferry.name", label: "Ferry: Name" }] },
    { kind: "group", property: "tug", items: [{ path: "tug.name", label: "Tug: Name" }] },
  ]);
});

test("refuses an unknown type and an untitled entry by name", () => {
  expect(() => resolveLines([{ each: "Fleet", fields: [] }], Harbour)).toThrow("No type is called Fleet.");
  const untitled = structuredClone(Fleet) as { definitions: { Fleet: { properties: { tug: { title?: string } } } } };
  delete untitled.definitions.Fleet.properties.tug.title;
  expect(() => resolveLines([{ each: "Fleet", fields: [] }], Harbour, { Fleet: untitled as Schema })).toThrow(
    "Fleet.tug has no title.",
  );
});

test("hides an entry that the backend does not send, but not an empty one", () => {
  const seen = (data: unknown) => visibleFields(boxes, data).map(({ path }) => path);
  expect(seen({ ferry: { afloat: true } })).toEqual(["ferry.afloat", "ferry.name", "ferry.crew"]);
  expect(seen({ tug: {} })).toEqual(["tug.afloat"]);
  expect(boxes.map((line) => isShown(line, { tug: {} }))).toEqual([false, true]);
});

test("always shows lines outside of entries", () => {
  const [port, box] = resolveLines(["port", { accordion: "More", fields: ["port"] }], Harbour);
  expect([isShown(port!, {}), isShown(box!, undefined)]).toEqual([true, true]);
});
