import { expect, it } from "vitest";
import { importFacts } from "../../definitions/backend/import";
import { fieldTypes as written } from "../../definitions/screens/field-types";
import type { FieldTypes } from "../../definitions/language/line";
import type { Version } from "../../definitions/language/versions";
import { product as admins } from "../../definitions/eras/admins";
import { product as superusers } from "../../definitions/eras/superusers";
import { schemas as allSchemas } from "../../definitions/schemas";
import { resolveProduct } from "../../src/backend/version/resolve-product";
import { resolveSchemas } from "../../src/runtime/model/form/resolve-schemas";
import { partSchema, schemaAt, type Schemas } from "../../src/runtime/model/form/schema";
import { resolveLines } from "../../src/runtime/model/form/resolve-lines";
import { validateField } from "../../src/runtime/model/form/validate";
import { allFields, allLines } from "../../src/runtime/model/form/visible";
import { columnsOf } from "../../src/runtime/model/table/columns";
import { resolveFor } from "../../src/backend/version/resolve-version";
import { generatedFields } from "../../src/runtime/model/form/lines/item-fields";
import { validateSchema } from "../../src/runtime/form/schema-validator";

const typesIn = (version: Version): FieldTypes => resolveFor(version, written) as unknown as FieldTypes;

const namesIn = (version: Version): string[] => Object.keys(typesIn(version).types);

const fieldsOf = (version: Version, type: string, options: object = {}) =>
  allFields(
    resolveLines(
      [{ eachField: "fields", by: typesIn(version) }],
      {},
      {},
      { fields: [{ name: "a", type, ...options }] },
    ),
  );

it.each([
  ["v0.11", "v0.12", ["editor"], []],
  ["v0.22", "v0.23", ["autodate", "password"], ["user"]],
  ["v0.26", "v0.27", ["geoPoint"], []],
] as const)("adds and removes types from %s to %s", (one, other, come, go) => {
  const [before, after] = [namesIn(one), namesIn(other)];
  expect(after.filter((name) => !before.includes(name)).toSorted()).toEqual(come);
  expect(before.filter((name) => !after.includes(name))).toEqual(go);
});

it.each(["v0.14", "v0.20", "v0.22", "v0.23", "v0.40"] as const)(
  "shows all options of each type on the form in %s",
  (version) => {
    const schemas = resolveSchemas(version, allSchemas as Schemas);
    const isLater = version === "v0.23" || version === "v0.40";
    const { panels } = resolveProduct(version, isLater ? superusers : admins);
    const form = resolveLines(panels.collection.fields.edit, schemas["Collection"]!, schemas);
    const list = allLines(form).find((line) => line.kind === "list")!;
    for (const type of namesIn(version)) {
      const options = Object.keys(partSchema(schemas["FieldOptions"]!, type).properties ?? {});
      const paths = allFields(list.lines.stored[type]!).map(({ path }) => path);
      expect(paths.filter((path) => options.includes(path)).toSorted()).toEqual(options.toSorted());
    }
    const hintOf = (type: string, option: string) =>
      allFields(list.lines.stored[type]!).find(({ path }) => path === option)?.hint ?? "";
    expect(hintOf("text", "max").includes("5,000")).toBe(isLater);
    expect(hintOf("file", "maxSize").includes("0 means")).toBe(isLater);
    expect(hintOf("json", "maxSize").includes("0 means")).toBe(isLater);
  },
);

it("shows generated values as dates of the record, not as fields of its form", () => {
  expect(fieldsOf("v0.40", "autodate")).toEqual([]);
  const fields = [
    { name: "title", type: "text" },
    { name: "filed", type: "autodate", hidden: true, help: "The day of the report." },
  ];
  expect(generatedFields({ fields }, "fields", typesIn("v0.40"))).toEqual([
    {
      name: "filed",
      note: "The day of the report. Set by the backend. Hidden: only superusers see this field.",
    },
  ]);
  const lines = [{ eachField: "fields", by: typesIn("v0.40") }];
  const item = {
    fields: [
      { id: "1", name: "made", type: "autodate" },
      { id: "2", name: "pin", type: "password" },
    ],
  };
  expect(columnsOf(lines, item).map(({ name }) => name)).toEqual(["made"]);
});

it("never requires a stored password, and explains a blank one", () => {
  const [pin] = fieldsOf("v0.40", "password", { min: 8 });
  expect(pin).toMatchObject({
    required: false,
    schema: { secret: true },
    hint: expect.stringContaining("keep the stored password"),
  });
});

it("counts bytes of texts at first, and characters since v0.20", () => {
  const of = (version: Version) => validateField(fieldsOf(version, "text", { max: 3 })[0]!, "ééé", validateSchema);
  expect(of("v0.8")).toEqual(["Must be at most 3 bytes long. A letter like é has two."]);
  expect(of("v0.40")).toEqual([]);
});

it.each([
  ['{"lon":13.4,"lat":52.5}', true],
  ['{"lon":181,"lat":0}', false],
  ['{"lon":0,"lat":-91}', false],
  ['{"lon":"x","lat":1}', false],
  ['{"lat":1}', false],
  ["[1, 2]", false],
])("reads %s as a point: %s", (text, right) => {
  const [place] = fieldsOf("v0.40", "geoPoint");
  expect(validateField(place!, text, validateSchema)).toHaveLength(right ? 0 : 1);
});

it("leaves a required text to the backend if a pattern makes it", () => {
  expect(fieldsOf("v0.40", "text", { required: true, autogeneratePattern: "[A-Z]{6}" })).toMatchObject([
    { required: false, hint: "Generated if left blank in a new record." },
  ]);
  expect(fieldsOf("v0.40", "text", { required: true, autogeneratePattern: "" })).toMatchObject([{ required: true }]);
});

it("accepts only whole numbers where the backend does", () => {
  const [field] = fieldsOf("v0.40", "number", { onlyInt: true });
  const errorsOf = (value: number) => validateField(field!, value, validateSchema);
  expect([errorsOf(2), errorsOf(1.5)]).toEqual([[], ["Must be a whole number."]]);
});

it.each([
  ["v0.22", undefined, 1],
  ["v0.23", 5_242_880, 0],
  ["v0.27", 5_242_880, 0],
  ["v0.28", 1_048_576, 0],
  ["v0.40", 1_048_576, 0],
] as const)("knows what 0 bytes of JSON mean in %s", (version, bytes, minimum) => {
  const { json } = resolveFor(version, importFacts).zeroMeans;
  expect(json?.["maxSize"]).toBe(bytes);
  const options = partSchema(resolveSchemas(version, allSchemas as Schemas)["FieldOptions"]!, "json");
  expect(schemaAt(options, "maxSize").schema.minimum).toBe(minimum);
});

it.each([
  ["v0.23", "{APP_NAME} {APP_URL}"],
  ["v0.32", "{APP_NAME} {APP_URL}"],
  ["v0.33", "{APP_NAME} {APP_URL} {ALERT_INFO}"],
  ["v0.40", "{APP_NAME} {APP_URL} {ALERT_INFO}"],
] as const)("offers the placeholders that mails have in %s", (version, ofAlert) => {
  const collection = resolveSchemas(version, allSchemas as Schemas)["Collection"]!;
  const placeholders = (path: string) => schemaAt(collection, path).schema.placeholders;
  expect(placeholders("authAlert.emailTemplate.body")).toBe(ofAlert);
  expect(placeholders("otp.emailTemplate.body")).toBe("{APP_NAME} {APP_URL} {OTP} {OTP_ID}");
});
