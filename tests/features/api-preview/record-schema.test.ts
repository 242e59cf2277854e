import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { recordsApi } from "../../../definitions/api-preview";
import { fieldTypes } from "../../support/product";
import { previewTabs } from "../../../src/features/api-preview/model/preview-tabs";
import { recordSchema } from "../../../src/features/api-preview/model/record-schema";
import { boats, crew } from "./described-items";

const schemaOf = (item: typeof boats) => recordSchema(item, recordsApi.record, fieldTypes);

const sampleOf = (item: typeof boats): Record<string, unknown> => {
  const view = previewTabs(item, recordsApi, fieldTypes, "").find(({ title }) => title === "View")!;
  return JSON.parse(view.answers[0]!.text) as Record<string, unknown>;
};

const accepts = (item: typeof boats, record: object): boolean => new Ajv().compile(schemaOf(item))(record);

test.each([boats, crew()])("the schema of $name takes its sample", (item) => {
  expect(accepts(item, sampleOf(item))).toBe(true);
});

test.each([
  ["a field that is missing", { title: undefined }],
  ["a value of another type", { length: "long" }],
  ["less than the least, where empty is nothing", { "2tags": ["slow"] }],
  ["a choice that there is not", { kind: "canoe" }],
  ["one value where there may be several", { berths: "harbour00000000" }],
  ["more values than may be", { photos: ["a", "b", "c", "d"] }],
])("it refuses %s", (_, change) => {
  expect(accepts(boats, JSON.parse(JSON.stringify({ ...sampleOf(boats), ...change })) as object)).toBe(false);
});

test.each([
  ["no choice where none must be made", { kind: "" }],
  ["0 where it stands for nothing", { length: 0 }],
  ["whatever JSON there is", { papers: [1, { deep: null }] }],
])("it takes %s", (_, change) => {
  expect(accepts(boats, { ...sampleOf(boats), ...change })).toBe(true);
});

test("a choice that is stored twice is one of the schema once", () => {
  const values = ["ferry", "ferry", "canoe"];
  const fields = boats.fields.map((field) => ({
    ...field,
    ...(field.type === "select" && { values }),
  }));
  const item = { ...boats, fields };
  expect(schemaOf(item).properties?.["kind"]?.enum).toEqual(["", "ferry", "canoe"]);
  expect(accepts(item, sampleOf(item))).toBe(true);
});

test("an email may be absent, since not everyone may see it", () => {
  const { email: _, ...unseen } = sampleOf(crew());
  expect(accepts(crew(), unseen)).toBe(true);
});
