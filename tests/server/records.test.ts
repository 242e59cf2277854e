import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { schemas } from "../../definitions/schemas";
import { recordPanel } from "../support/product";
import type { Collection } from "../../definitions/types/collection";
import type { RecordRow } from "../../definitions/types/record";
import { calls } from "../../definitions/backend/calls";
import { requestOf } from "../../src/backend/calls/request";
import { RecordPayload } from "../../src/backend/calls/record-body";
import { changeDraft, formState, noDraft, type FormState } from "../../src/runtime/model/form/draft";
import type { FieldModel } from "../../src/runtime/model/form/form-model";
import { payloadOf, sameValue, uploadsOf } from "../../src/runtime/model/form/changes";
import { resolveLines } from "../../src/runtime/model/form/resolve-lines";
import { editedRow, filesIn, fileCount } from "../../src/runtime/model/form/row-values";
import type { Schemas } from "../../src/runtime/model/form/schema";
import { validateFields } from "../../src/runtime/model/form/validate";
import { visibleFields } from "../../src/runtime/model/form/visible";
import { typedMoment } from "../../src/values/time/moment";
import { valueAt } from "../../src/values/json/path";
import { findLossyNumber, typedNumber } from "../../src/values/json/typed-number";
import { validateSchema } from "../../src/runtime/form/schema-validator";
import { freshApi, type AdminCall } from "./support";
import { fieldsWithValues, type TriedField } from "./record-values";
import { asRead } from "../support/stored-collection";

let call: AdminCall;
let people: Collection;
let ids: readonly string[];

beforeAll(async () => {
  call = await freshApi(afterAll);
  const schema = [{ name: "title", type: "text" }];
  people = await call.done("POST", "api/collections", { name: "people", type: "base", schema });
  const made: string[] = [];
  for (const title of ["Ada", "Bob", "Cleo", "Dan"])
    made.push((await call.done<RecordRow>("POST", "api/collections/people/records", { title })).id);
  ids = made;
});

/** The form after values were entered. Invalid values are taken back, as an admin would. */
function filledIn({ mode, collection, row }: Attempt, values: readonly TriedValue[]): FormState {
  const lines = resolveLines(recordPanel.fields[mode], schemas.Account, schemas as unknown as Schemas, collection);
  const stored = editedRow(lines, row);
  const put = (from: readonly TriedValue[]): FormState => {
    const draft = from.reduce((before, [name, value]) => changeDraft(before, lines, stored, name, value), noDraft);
    return formState(draft, lines, stored);
  };
  const wrong = validateFields(lines, put(values).data, validateSchema);
  return put(values.filter(([name]) => !wrong.has(name)));
}

interface Attempt {
  mode: "new" | "edit";
  collection: Collection;
  row: Readonly<Record<string, unknown>>;
}

type TriedValue = readonly [name: string, value: unknown];

/** Checks that a field shows what is stored; of files, only their number. */
const expectShown = (field: FieldModel, shown: unknown, stored: unknown): void => {
  if (field.value === "file") return expect(filesIn(stored).names).toHaveLength(fileCount(shown));
  // A blank number is stored as 0, as the form announces.
  if (field.schema.type === "number" && (shown === "" || shown === null || shown === undefined)) {
    return expect(stored).toBe(0);
  }
  if (!sameValue(field, shown, stored))
    expect([field.label, JSON.stringify(stored)]).toEqual([field.label, JSON.stringify(shown)]);
};

async function fileTexts({ collectionId, id }: RecordRow, names: readonly string[]): Promise<string[]> {
  const texts: string[] = [];
  for (const name of names) {
    const answer = await fetch(new URL(`api/files/${collectionId}/${id}/${encodeURIComponent(name)}`, call.backend));
    texts.push(Buffer.from(await answer.arrayBuffer()).toString("base64"));
  }
  return texts;
}

const bytesOf = async (file: File): Promise<string> => Buffer.from(await file.arrayBuffer()).toString("base64");

/** Saves values as a panel does, without those that the backend refuses. Checks that the form shows what is stored. */
async function save(attempt: Attempt, values: readonly TriedValue[]): Promise<RecordRow | undefined> {
  const state = filledIn(attempt, values);
  const { lines, data } = state;
  // The id is left to the backend.
  const fields = visibleFields(lines, data).filter(({ path }) => path !== "id");
  const paths = attempt.mode === "new" ? fields.map(({ path }) => path) : [...state.changed];
  const uploads = uploadsOf(lines, paths, data);
  const files = uploads.map(([path, { file }]) => [`${path}+`, file] as const);
  const base = `api/collections/${attempt.collection.id}/records`;
  const { status, data: answer } = await call<RecordRow & { data: object }>(
    attempt.mode === "new" ? "POST" : "PATCH",
    attempt.mode === "new" ? base : `${base}/${String(attempt.row["id"])}`,
    requestOf(calls.saveRecord, {
      path: { collection: attempt.collection.id, id: "1" },
      body: new RecordPayload(payloadOf(lines, paths, data), files),
    }).body as object,
  );
  if (status === 400) {
    const refused = Object.keys(answer.data);
    expect(refused).not.toEqual([]);
    for (const name of refused) expect(fields.map(({ path }) => path)).toContain(name);
    const others = values.filter(([name]) => !refused.includes(name));
    return others.length < values.length ? save(attempt, others) : undefined;
  }
  expect({ status, answer }).toMatchObject({ status: 200 });
  const now = editedRow(lines, await call.done<RecordRow>("GET", `${base}/${answer.id}`));
  for (const field of fields) expectShown(field, valueAt(data, field.path), valueAt(now, field.path));
  for (const [path, { file }] of uploads) {
    expect(await fileTexts(answer, filesIn(valueAt(now, path)).names)).toContain(await bytesOf(file));
  }
  return answer;
}

const valuesOf = (fields: readonly TriedField[], pick: "first" | "later"): TriedValue[] =>
  fields.map(({ name, [pick]: value }): TriedValue => {
    if (value.typed === undefined) return [name, value.value];
    return [name, value.as === "number" ? typedNumber(value.typed) : typedMoment(value.typed)];
  });

test("stores what the form of a record shows, or refuses it at its field", async () => {
  let number = 0;
  await fc.assert(
    fc.asyncProperty(fieldsWithValues(people.id, ids), async (fields) => {
      number += 1;
      const schema = fields.map(({ name, type, required, options }) => ({ name, type, required, options }));
      const body = { name: `tried${number}`, type: "base", schema };
      const collection = asRead(await call.done<object>("POST", "api/collections", body));
      const made = await save({ mode: "new", collection, row: {} }, valuesOf(fields, "first"));
      if (!made) return;
      const row = await call.done<Attempt["row"]>("GET", `api/collections/${collection.id}/records/${made.id}`);
      const values = valuesOf(fields, "later").map(([name, value]): TriedValue => {
        const { names } = filesIn(row[name]);
        // The form of files lists removed and added ones.
        const files = isAdded(value) && { names, removed: names.slice(0, value.gone), added: value.added };
        return [name, files || value];
      });
      await save({ mode: "edit", collection, row }, values);
    }),
    { numRuns: 60 },
  );
}, 300_000);

const isAdded = (value: unknown): value is { gone: number; added: readonly unknown[] } =>
  typeof value === "object" && value !== null && Object.hasOwn(value, "gone");

test("refuses a JSON number only if the database would change it", async () => {
  await call.done("POST", "api/collections", {
    name: "depths",
    type: "base",
    schema: [{ name: "depth", type: "json" }],
  });
  const stored = async (json: string): Promise<number> => {
    const made = await call.done<RecordRow>("POST", "api/collections/depths/records", { depth: json });
    return (await call.done<RecordRow & { depth: number }>("GET", `api/collections/depths/records/${made.id}`)).depth;
  };
  const written = fc
    .tuple(fc.bigInt({ min: 1n, max: 10n ** 17n }), fc.nat(16), fc.integer({ min: -30, max: 30 }), fc.boolean())
    .map(([digits, cut, tens, minus]) => `${minus ? "-" : ""}${digits / 10n ** BigInt(cut) || 1n}e${tens}`);
  await fc.assert(
    fc.asyncProperty(written, async (json) => {
      const number = await stored(json);
      if (findLossyNumber(json) === undefined) expect(number).toBe(Number(json));
      // Long numbers are refused for readers, though the database may keep them.
      else if (json.split("e")[0]!.length <= 15 && Math.abs(Number(json.split("e")[1])) <= 22)
        expect(number).not.toBe(Number(json));
    }),
    { numRuns: 150 },
  );
});
