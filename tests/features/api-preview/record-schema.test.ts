import { Ajv } from "ajv";
import { expect, test } from "vitest";
import type { Version } from "../../../definitions/language/versions";
import { boats, crew, laterBoats, laterCrew, laterView } from "./described-items";
import { schemaOn, tabOn } from "./preview-of";

const schemaOf = (item: typeof boats) => schemaOn("v0.8", item);

const sampleOf = (item: typeof boats, version: Version = "v0.8"): Record<string, unknown> =>
  JSON.parse(tabOn(version, item, "View").answers[0]!.text) as Record<string, unknown>;

const accepts = (item: typeof boats, record: object): boolean => new Ajv().compile(schemaOf(item))(record);

test.each([boats, crew()])("the schema of $name takes its sample", (item) => {
  expect(accepts(item, sampleOf(item))).toBe(true);
});

test.each([laterBoats, laterCrew(), laterView])("takes the sample of $name on v0.40, hidden fields or not", (item) => {
  const takes = new Ajv().compile(schemaOn("v0.40", item));
  const { secret: _, ...seen } = sampleOf(item, "v0.40");
  expect([takes(sampleOf(item, "v0.40")), takes(seen)]).toEqual([true, true]);
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
