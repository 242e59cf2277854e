import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { exchangedKinds, unreadableImport, zeroOptions, type ExchangedKind } from "../../definitions/backend/import";
import { afterImport, wholeCollection, type WholeCollection } from "../../src/features/collections/model/after-import";
import { changesBetween } from "../../src/features/collections/model/compare";
import {
  exportedCollection,
  readCollection,
  writtenOut,
  type Exchanged,
} from "../../src/features/collections/model/configuration";
import type { Collection } from "../../definitions/types/collection";
import { doImportJob, type ImportMessage } from "../../src/features/collections/model/import-job";
import { schemas } from "../../definitions/schemas";
import { isUnreadable, readConfiguration } from "../../src/features/collections/model/read";
import { ask, firstAdmin, freshBackend } from "./support";

vi.setConfig({ testTimeout: 300_000 });

let backend: URL;
let token: string;

beforeAll(async () => {
  backend = await freshBackend(afterAll);
  token = await firstAdmin(backend);
});

async function stored(): Promise<WholeCollection[]> {
  const address = new URL("api/collections?perPage=500&sort=created,id", backend);
  const { body } = await ask(address, { headers: { authorization: token } });
  return (JSON.parse(body) as { items: Exchanged[] }).items.map((each) => wholeCollection(readCollection(each)));
}

async function imported(list: readonly object[], deleteMissing: boolean): Promise<{ status: number; body: string }> {
  const body = JSON.stringify({ collections: list, deleteMissing });
  const headers = {
    authorization: token,
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  };
  return ask(new URL("api/collections/import", backend), { method: "PUT", headers }, body);
}

const oneOf = <T>(...values: T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> => fc.option(value, { nil: undefined });

const limits = fc.tuple(oneOf(null, 0, 2), oneOf(null, 5, 9));
const optionsOf: Readonly<Record<string, fc.Arbitrary<object | undefined>>> = {
  text: fc.tuple(limits, oneOf("", "^a+$")).map(([[min, max], pattern]) => ({ min, max, pattern })),
  number: limits.map(([min, max]) => ({ min, max })),
  bool: fc.constant({}),
  email: oneOf({}, { onlyDomains: ["example.com"] }, { exceptDomains: ["example.org"] }),
  url: oneOf(undefined, { onlyDomains: ["example.com"] }),
  date: oneOf({}, { min: "2022-01-01 00:00:00.000Z", max: "" }),
  select: oneOf({ maxSelect: 1, values: ["a", "b"] }, { maxSelect: 2, values: ["a", "b", "c"] }),
  json: fc.constant({}),
  file: oneOf(
    { maxSelect: 1, maxSize: 5000 },
    { maxSelect: 3, maxSize: 5_242_880, thumbs: ["10x10"] },
    { maxSelect: 1 },
  ),
  relation: oneOf("collection00000", "collection11111", "collection99999").map((collectionId) => ({
    collectionId,
    maxSelect: 1,
    cascadeDelete: false,
  })),
};

// An id has its type and its name, most of the time, so that most imports are ones that can be made.
const field = oneOf(...Object.keys(optionsOf), "text", "number").chain((type) =>
  fc.record({
    id: fc.nat(2).map((n) => `field${type}${n}`),
    name: fc.oneof(
      { weight: 12, arbitrary: fc.nat(2).map((n) => `${type}_${n}`) },
      { weight: 1, arbitrary: oneOf("id", "shared", "a b") },
    ),
    type: fc.oneof({ weight: 30, arbitrary: fc.constant(type) }, { weight: 1, arbitrary: oneOf("editor", "text") }),
    required: maybe(fc.boolean()),
    unique: type === "file" ? fc.constant(false) : fc.boolean(),
    options: optionsOf[type]!,
  }),
);

const rule = fc.oneof(
  { weight: 12, arbitrary: oneOf(null, "", "id = 'a'", "@request.auth.id != ''", "id != '' && created < @now") },
  { weight: 1, arbitrary: oneOf("text_0 = 'a'", "a ?= 1", "@collection.boats.id = id", "created > @todayStart", "  ") },
);

const collection = (n: number): fc.Arbitrary<object> =>
  fc.record({
    id: fc.constant(`collection${String(n).repeat(5)}`),
    name: fc.oneof(
      {
        weight: 9,
        arbitrary: oneOf(...["boats", "ports", "crew", "logs"].map((name) => (n === 0 ? name : `${name}${n}`))),
      },
      { weight: 1, arbitrary: oneOf("boats", "_system", "Boats1", "ports1") },
    ),
    type: fc.oneof(
      { weight: 20, arbitrary: fc.constant(n === 2 ? "auth" : "base") },
      { weight: 1, arbitrary: oneOf("view", "auth") },
    ),
    schema: fc.uniqueArray(field, { minLength: 1, maxLength: 4, selector: ({ id }) => id }),
    listRule: maybe(rule),
    viewRule: maybe(rule),
    deleteRule: rule,
    options: fc.constant(n === 2 ? { allowEmailAuth: true, minPasswordLength: 8 } : {}),
    indexes: maybe(fc.constant(["CREATE INDEX a ON b (c)"])),
  });

const configuration = fc
  .uniqueArray(fc.nat(3), { minLength: 1, maxLength: 4 })
  .chain((places) => fc.tuple(...places.map(collection)));

const said = (text: string, current: readonly WholeCollection[], deleteMissing: boolean): ImportMessage[] => {
  const messages: ImportMessage[] = [];
  const job = { task: "compare", text, current, deleteMissing, optionsByType: schemas.FieldOptions } as const;
  doImportJob(job, (message) => messages.push(structuredClone(message)));
  return messages;
};

const found = (messages: readonly ImportMessage[]) =>
  messages.flatMap((message) => ("compared" in message ? [message.compared] : []))[0]!;

const pairs = fc.sample(fc.tuple(configuration, fc.boolean()), { numRuns: 300, seed: 8 });

const unread = expect.stringContaining(unreadableImport);

test("what is announced of 300 imports is what the backend then has, or refuses", async () => {
  let done = 0;
  for (const [list, deleteMissing] of pairs) {
    const before = await stored();
    const text = writtenOut(list);
    const read = readConfiguration(text, schemas.FieldOptions);
    if (isUnreadable(read)) {
      expect({ text, ...(await imported(list, deleteMissing)) }).toMatchObject({ text, body: unread });
      continue;
    }
    const { findings } = found(said(text, before, deleteMissing));
    const announced = afterImport(before, read.list, deleteMissing);
    const { status, body } = await imported(read.list, deleteMissing);
    const now = await stored();
    const refused = findings.filter(({ effect }) => effect === "refused");
    const told = { text, deleteMissing, refused, body, before: writtenOut(before) };
    expect({ refused: status !== 204, told }).toEqual({ refused: refused.length > 0, told });
    const expected = status === 204 ? announced : before;
    expect({ changes: changesBetween(expected, now), told }).toEqual({ changes: [], told });
    done += status === 204 ? 1 : 0;
  }
  // Neither is rare, or nothing would be shown by it.
  expect(done).toBeGreaterThan(75);
  expect(done).toBeLessThan(225);
});

const samples: Readonly<Record<ExchangedKind["type"], unknown>> = { string: "", boolean: false, array: [], object: {} };

test("a value of another kind than it must be is not read by the backend, nor here", async () => {
  const sound = { id: "fieldtext0", name: "text_0", type: "text" };
  const whole = { id: "collectionkinds", name: "kinds", type: "base", schema: [sound] };
  const others = (kinds: Readonly<Record<string, ExchangedKind>>): object[] =>
    Object.entries(kinds).flatMap(([key, kind]) =>
      Object.entries({ ...samples, number: 5 }).flatMap(([of, value]) => (of === kind.type ? [] : [{ [key]: value }])),
    );
  const before = await stored();
  for (const list of [
    ...others(exchangedKinds.collection).map((each) => [{ ...whole, ...each }]),
    ...others(exchangedKinds.field).map((each) => [{ ...whole, schema: [{ ...sound, ...each }] }]),
  ]) {
    const { status, body } = await imported(list, false);
    expect({ list, status, body }).toEqual({ list, status: 400, body: unread });
    expect({ list, wrong: isUnreadable(readConfiguration(writtenOut(list), schemas.FieldOptions)) }).toEqual({
      list,
      wrong: true,
    });
  }
  for (const schema of [[sound, null], [{ ...sound, name: undefined }], [{ ...sound, type: null }]])
    expect((await imported([{ ...whole, schema }], false)).status).toBe(400);
  expect(await stored()).toEqual(before);
});

const odd = [
  0,
  1,
  -1,
  1.5,
  9_007_199_254_740_992,
  1e19,
  true,
  false,
  "",
  "2",
  "x",
  [],
  ["a"],
  ["a", null],
  [1],
  [[]],
  {},
];
const options = Object.entries(zeroOptions).flatMap(([type, zero]) =>
  [...Object.keys(zero), "unknown"].flatMap((key) =>
    [null, ...odd].map((value) => ({ type, options: { [key]: value } })),
  ),
);

test("an option of a field is read here exactly where the backend reads it", async () => {
  // A name that is refused keeps all of it from being stored.
  const unnamed = { id: "fieldtext0", name: "a b", type: "text" };
  for (const each of [...options, ...Object.keys(zeroOptions).map((type) => ({ type, options: null }))]) {
    const schema = [{ id: "fieldodd00", name: "odd", ...each }, unnamed];
    const list = [{ id: "collectionkinds", name: "kinds", type: "base", schema }];
    const { status, body } = await imported(list, false);
    const wrong = isUnreadable(readConfiguration(writtenOut(list), schemas.FieldOptions));
    expect({ each, status, wrong }).toEqual({ each, status: 400, wrong: body.includes(unreadableImport) });
  }
});

test("what was exported changes nothing when it is imported", async () => {
  const all = await stored();
  const files = all.map((each) => exportedCollection(each as unknown as Collection));
  const messages = said(writtenOut(files), all, true);
  expect(messages.some((message) => "changes" in message)).toBe(false);
  expect((await imported(files, true)).status).toBe(204);
  expect(await stored()).toEqual(all);
});
