import { afterAll, beforeAll, expect, test } from "vitest";
import { fieldTypes } from "../support/product";
import type { RecordRow } from "../../definitions/types/record";
import { withValue, withoutValue } from "../../src/features/collections/model/count-filter";
import { freshApi, type AdminCall } from "./support";
import type { StoredCollection } from "../support/stored-collection";

let call: AdminCall;

beforeAll(async () => {
  call = await freshApi(afterAll);
});

async function count(records: string, filter: string | undefined): Promise<number> {
  const query = new URLSearchParams({ perPage: "1", filter: filter ?? "" });
  return (await call<{ totalItems: number }>("GET", `${records}?${query}`)).data.totalItems;
}

const one = { maxSelect: 1, values: ["a", "b"] };
const several = { maxSelect: 2, values: ["a", "b"] };

test.each([
  ["text", {}, ["", "a", "[]", " "]],
  ["number", {}, [0, null, 1, -1]],
  ["bool", {}, [false, true]],
  ["email", {}, ["", "ada@example.com"]],
  ["url", {}, ["", "https://example.com"]],
  ["date", {}, ["", "2022-01-01 00:00:00.000Z"]],
  ["json", {}, [null, null, {}, [], { a: 1 }, "", '""', 0, false]],
  ["select", one, ["", "a"]],
  ["select", several, [[], null, ["a"], ["a", "b"]]],
])("as blank of %s %j counts what the backend refuses where a value is required", async (type, options, values) => {
  const name = `of_${type}_${values.length}`;
  const before = { name, type: "base", schema: [{ name: "other", type: "text" }] };
  const { id, schema } = (await call<StoredCollection>("POST", "api/collections", before)).data;
  const path = `api/collections/${id}`;
  const records = `${path}/records`;
  // The field comes to a record that was there before it, too.
  const made = [(await call<RecordRow>("POST", records, { other: "first" })).data];
  const field = { name: "it", type, options };
  const { data: after } = await call<StoredCollection>("PATCH", path, { schema: [...schema, field] });
  for (const it of values) made.push((await call<RecordRow>("POST", records, { it })).data);

  const blank = await count(records, withoutValue(field));
  expect(await count(records, withValue(field))).toBe(made.length - blank);

  const required = after.schema.map((each) => ({ ...each, required: each.name === "it" }));
  await call("PATCH", path, { schema: required });
  const taken: boolean[] = [];
  for (const record of made) taken.push((await call("PATCH", `${records}/${record.id}`, { other: "again" })).ok);
  expect(blank).toBe(taken.filter((ok) => !ok).length);
});

test.each(Object.entries(fieldTypes.types))(
  "an empty list is blank just where %s may hold several",
  (type, { value }) => {
    expect(withoutValue({ name: "it", type })?.includes("[]")).toBe("multiple" in value);
  },
);
