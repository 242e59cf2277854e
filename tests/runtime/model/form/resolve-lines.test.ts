import { expect, test } from "vitest";
import { schemas } from "../../../../definitions/schemas";
import type { FieldModel } from "../../../../src/runtime/model/form/form-model";
import type { Schema } from "../../../../src/runtime/model/form/schema";
import { resolveLines } from "../../../../src/runtime/model/form/resolve-lines";
import { schemaAt } from "../../../../src/runtime/model/form/schema";

const root: Schema = {
  $ref: "#/definitions/Boat",
  definitions: {
    Boat: {
      type: "object",
      properties: {
        name: { type: "string", title: "Name", description: "As it is painted." },
        crew: { type: "integer", title: "Crew", minimum: 1 },
        draught: { type: "number", title: "Draught" },
        afloat: { type: "boolean", title: "Afloat" },
        mail: { type: "string", title: "Mail", format: "email" },
        flags: { type: "array", title: "Flags", items: { type: "string" } },
        depth: { type: ["number", "null"], title: "Depth" },
        nameless: { type: "string" },
        port: { $ref: "#/definitions/Port", title: "Home" },
      },
      required: ["name", "afloat"],
    },
    Port: { type: "object", title: "Port", properties: { city: { type: "string", title: "City" } } },
  },
};

const field = (line: Parameters<typeof resolveLines>[0][number], schema = root): FieldModel =>
  resolveLines([line], schema)[0] as FieldModel;

test("takes title, hint and requiredness of a path from its type", () => {
  expect(field("name")).toEqual({
    kind: "field",
    path: "name",
    label: "Name",
    hint: "As it is painted.",
    widget: "text",
    required: true,
    schema: root.definitions!["Boat"]!.properties!["name"],
  });
});

test.each([
  ["name", "text"],
  ["crew", "number"],
  ["draught", "number"],
  ["afloat", "switch"],
  ["mail", "email"],
  ["flags", "list"],
  ["depth", "number"],
])("chooses for the type of %s the widget %s", (path, widget) => {
  expect(field(path).widget).toBe(widget);
});

test("lets a screen set label, hint and widget", () => {
  expect(field({ field: "crew", label: "Hands", hint: "All of them.", widget: "text" })).toMatchObject({
    label: "Hands",
    hint: "All of them.",
    widget: "text",
  });
});

test("never requires a flag", () => {
  expect(field("afloat").required).toBe(false);
});

test("gives choices values of the field's type, in order", () => {
  expect(field({ field: "afloat", choices: { false: "Ashore", true: "Afloat" } }).choices).toEqual([
    { value: false, label: "Ashore" },
    { value: true, label: "Afloat" },
  ]);
  expect(field({ field: "name", choices: { a: "A" } }).choices).toEqual([{ value: "a", label: "A" }]);
});

test("refuses a field without a title by name", () => {
  expect(() => field("nameless")).toThrow("nameless has no title.");
  expect(field({ field: "nameless", label: "Sign" }).label).toBe("Sign");
});

test.each<[string, Schema]>([
  ["an object", { type: "object", properties: {} }],
  ["a reference to one", { $ref: "#/definitions/Port" }],
  ["anything", {}],
  ["a text or a number", { type: ["string", "number"] }],
  ["a flag or nothing", { type: ["boolean", "null"] }],
  ["a list of objects", { type: "array", items: { $ref: "#/definitions/Port" } }],
])("requires a named widget for %s", (_, schema) => {
  const Boat: Schema = { type: "object", properties: { crew: { title: "Crew", ...schema } } };
  const harbour: Schema = { $ref: "#/definitions/Boat", definitions: { ...root.definitions, Boat } };
  expect(() => field("crew", harbour)).toThrow("crew is no value that a widget edits by itself: name its widget.");
  expect(field({ field: "crew", widget: "text" }, harbour).widget).toBe("text");
});

test("requires names for the values of an enum", () => {
  const flag: Schema = { type: "object", properties: { hue: { type: "string", title: "Hue", enum: ["red", "blue"] } } };
  const choices = { red: "Red", blue: "Blue" };
  const unnamed = "hue has values to choose from: say in its choices what each is called.";
  expect(() => field("hue", flag)).toThrow(unnamed);
  expect(() => field({ field: "hue", widget: "select" }, flag)).toThrow(unnamed);
  expect(() => field({ field: "hue", choices }, flag)).toThrow("name its widget");
  expect(field({ field: "hue", widget: "select", choices }, flag).choices).toHaveLength(2);
});

test("refuses an unknown path by name", () => {
  expect(() => field("port.street")).toThrow("The schema has nothing at port.street.");
});

test("follows a reference, and prefers what is next to it", () => {
  expect(schemaAt(root, "port").schema).toMatchObject({ title: "Home", type: "object" });
  expect(schemaAt(root, "port.city")).toEqual({ schema: { type: "string", title: "City" }, required: false });
});

test("keeps the lines of accordions, conditions and slots", () => {
  const lines = resolveLines(
    [
      { accordion: "More", icon: "mail", fields: ["smtp.host"] },
      {
        when: "smtp.enabled",
        hidden: "kept",
        show: [{ when: { "smtp.port": 25, "smtp.tls": false }, hidden: "cleared", show: ["smtp.username"] }],
      },
      { slot: "mailLinksNote" },
    ],
    schemas.Settings,
  );
  expect(lines).toMatchObject([
    { kind: "accordion", id: "0.", title: "More", icon: "mail", items: [{ path: "smtp.host" }] },
    {
      kind: "when",
      condition: [["smtp.enabled", { is: true }]],
      hidden: "kept",
      items: [
        {
          condition: [
            ["smtp.port", { is: 25 }],
            ["smtp.tls", { is: false }],
          ],
          items: [{ path: "smtp.username" }],
        },
      ],
    },
    { kind: "slot", slot: "mailLinksNote" },
  ]);
});
