import { Ajv } from "ajv";
import { expect, test } from "vitest";
import type { Version } from "../../../definitions/language/versions";
import { boats, crew, laterBoats, laterCrew, laterView } from "./described-items";
import { schemaOn, tabOn } from "./preview-of";

const schemaOf = (item: typeof boats) => schemaOn("v0.8", item);

const sampleOf = (item: typeof boats, version: Version = "v0.8"): Record<string, unknown> =>
  JSON.parse(tabOn(version, item, "View").answers[0]!.text) as Record<string, unknown>;

const accepts = (item: typeof boats, record: object): boolean => new Ajv().compile(schemaOf(item))(record);

test.each([boats, crew()])("accepts the sample of $name", (item) => {
  expect(accepts(item, sampleOf(item))).toBe(true);
});

test.each([laterBoats, laterCrew(), laterView])(
  "accepts the sample of $name on v0.40, with or without hidden fields",
  (item) => {
    const takes = new Ajv().compile(schemaOn("v0.40", item));
    const { secret: _, ...seen } = sampleOf(item, "v0.40");
    expect([takes(sampleOf(item, "v0.40")), takes(seen)]).toEqual([true, true]);
  },
);

test.each([
  ["a missing field", { title: undefined }],
  ["a value of another type", { length: "long" }],
  ["an unknown choice in a list", { "2tags": ["slow"] }],
  ["an unknown choice", { kind: "canoe" }],
  ["one value instead of a list", { berths: "harbour00000000" }],
  ["too many values", { photos: ["a", "b", "c", "d"] }],
])("refuses %s", (_, change) => {
  expect(accepts(boats, JSON.parse(JSON.stringify({ ...sampleOf(boats), ...change })) as object)).toBe(false);
});

test.each([
  ["no choice in an optional field", { kind: "" }],
  ["0 as no value", { length: 0 }],
  ["any JSON", { papers: [1, { deep: null }] }],
])("accepts %s", (_, change) => {
  expect(accepts(boats, { ...sampleOf(boats), ...change })).toBe(true);
});

test("lists a choice once that is stored twice", () => {
  const values = ["ferry", "ferry", "canoe"];
  const fields = boats.fields.map((field) => ({
    ...field,
    ...(field.type === "select" && { values }),
  }));
  const item = { ...boats, fields };
  expect(schemaOf(item).properties?.["kind"]?.enum).toEqual(["", "ferry", "canoe"]);
  expect(accepts(item, sampleOf(item))).toBe(true);
});

test("accepts an account without an email, which may be hidden", () => {
  const { email: _, ...unseen } = sampleOf(crew());
  expect(accepts(crew(), unseen)).toBe(true);
});
