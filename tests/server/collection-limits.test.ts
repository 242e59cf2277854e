import { afterAll, beforeAll, expect, test } from "vitest";
import { reserved } from "../../definitions/backend/system-fields";
import { schemas } from "../../definitions/schemas";
import type { Collection } from "../../definitions/types/collection";
import type { RecordRow } from "../../definitions/types/record";
import { readCollection } from "../../src/features/collections/configuration/configuration";
import { withValue, withoutValue } from "../../src/features/collections/consequences/count-filter";
import { findingsIn } from "../../src/features/collections/findings/findings";
import { violationOf } from "../../src/features/collections/consequences/violation";
import { validateSchema } from "../../src/runtime/form/schema-validator";
import { expandLists, listsIn } from "../../src/runtime/model/form/lists";
import { resolveLines } from "../../src/runtime/model/form/resolve-lines";
import type { Schema, Schemas } from "../../src/runtime/model/form/schema";
import { titleErrors } from "../../src/runtime/model/form/unique-titles";
import { validateFields } from "../../src/runtime/model/form/validate";
import { formats } from "../../src/backend/formats/formats";
import { goPatternFault } from "../../src/widgets/text/go-pattern";
import { collectionPanel, recordPanel } from "../support/product";
import { asRead, type StoredCollection } from "../support/stored-collection";
import { freshApi, type AdminCall } from "./support";

let call: AdminCall;

beforeAll(async () => void (call = await freshApi(afterAll)));

/** Whether the backend takes a new collection, which is deleted again. */
async function takes(collection: object): Promise<boolean> {
  const { ok, data } = await call<Collection>("POST", "api/collections", {
    name: "limited",
    type: "base",
    ...collection,
  });
  if (ok) await call("DELETE", `api/collections/${data.id}`);
  return ok;
}

const text = (name: string) => ({ id: "field000", name, type: "text", options: {} });
const collection = (name: string, field: string, type = "base") => ({
  id: "collection00000",
  name,
  type,
  schema: [text(field)],
  options: type === "auth" ? { minPasswordLength: 8 } : {},
});

async function isTaken(made: ReturnType<typeof collection>): Promise<[byForm: boolean, byImport: boolean]> {
  const byForm = await takes(made);
  const { ok: byImport } = await call("PUT", "api/collections/import", { collections: [made], deleteMissing: false });
  await call("DELETE", `api/collections/${made.id}`);
  return [byForm, byImport];
}

const isFound = (made: ReturnType<typeof collection>): boolean =>
  findingsIn([], [readCollection(made)], false).length === 0;

const editor = resolveLines(collectionPanel.fields.new, schemas.Collection as Schema, schemas as Schemas);

const isUnflagged = (made: ReturnType<typeof collection>): boolean =>
  listsIn(expandLists(editor, asRead(made), undefined)).every(
    (list) => titleErrors(list, asRead(made), undefined).length === 0,
  );

const kept = Object.values(reserved).flatMap(({ inAnyCase, asWritten }) => [...inAnyCase, ...asWritten]);
const otherCase = (name: string): string => name.slice(0, -1) + name.at(-1)!.toUpperCase();

test.each([...kept, ...kept.map(otherCase), ...kept.map((name) => name.toUpperCase())])(
  "reserves the field name %s if the backend refuses it",
  async (name) => {
    for (const type of ["base", "auth"]) {
      const made = collection("boats", name, type);
      expect([type, isUnflagged(made), isFound(made)]).toEqual([type, ...(await isTaken(made))]);
    }
  },
);
const emails = ["a@x.com", "a@X.com", "a@www.x.com", "a@y.com", "x.com@y.com"];
const addresses = `
  x.com x.com/a x.com:80/a http://u:p@ss@x.com http://y.com#@x.com mailto:a@x.com x.com?a=http://y.com
  y.com/?a=http://x.com http://x.com http://X.com http://x.com:80/ http://x.com. http://www.x.com
  ftp://x.com/a@y.com http://y.com/a@x.com http://y.com?a@x.com http://y.com/?a=http://x.com http://u@x.com/
  http://u:p@x.com/ http://u@v@x.com/ http://x.com@y.com/ http://x.com#a http://x.com?a`
  .trim()
  .split(/\s+/);

test.each([
  ["email", "onlyDomains", emails],
  ["email", "exceptDomains", emails],
  ["url", "onlyDomains", addresses],
  ["url", "exceptDomains", addresses],
])("refuses an %s by %s exactly as the backend does", async (type, option, values) => {
  const limits = { [option]: ["x.com"] };
  const made = await call.done<Collection>("POST", "api/collections", {
    name: `${type}_${option}`,
    type: "base",
    schema: [
      { name: "any", type },
      { name: "limited", type, options: limits },
    ],
  });
  const lines = resolveLines(recordPanel.fields.new, schemas.Account, schemas as unknown as Schemas, asRead(made));
  const refused: string[] = [];
  for (const value of values) {
    const stores = async (row: object) => (await call("POST", `api/collections/${made.id}/records`, row)).ok;
    expect([value, await stores({ any: value })]).toEqual([value, true]);
    if (!(await stores({ limited: value }))) refused.push(value);
  }
  const inForm = values.filter((limited) => validateFields(lines, { limited }, validateSchema).has("limited"));
  expect(inForm).toEqual(refused);
  expect(violationOf(type, option, ["x.com"], "limited")!.breaks!(values)).toEqual(refused);
});

const long = (...lengths: number[]): string => lengths.map((length) => "a".repeat(length)).join(".");
const ordinary = ["x.com", "Example.COM", "EXAMPLE.com", "aB.com", "aBc.Com", "a.B.com", "a.BC", "1A.com", "A1.com"];
const signs = ["a-b.com", "a-B.com", "a-.com", "-a.com", "a_b.com", "a.c-m", "a.b1", "1.com", "1.2", "localhost"];
const others = ["ä.com", "a.рф", "a.com:80", "a@b.com", "*.a.com", "a.com.", ".a.com", "a..com", "xn--a.com"];
const blanks = ["", " ", " a.com", "a.com ", "a.com\n", "a b.com", "a. com", "a. xn--p1ai", "a. xn--P1", "a.xn--p1ai"];
const lengths = [long(63, 3), long(64, 3), long(1, 63), long(1, 64), long(63, 63, 63, 63), long(63, 63, 63, 61, 2)];

test.each([...ordinary, ...signs, ...others, ...blanks, ...lengths])(
  "allows the domain %j if the backend does",
  async (domain) => {
    const schema = ["email", "url"].flatMap((type) =>
      ["onlyDomains", "exceptDomains"].map((option) => ({
        name: `${type}_${option}`,
        type,
        options: { [option]: [domain] },
      })),
    );
    for (const option of ["onlyEmailDomains", "exceptEmailDomains"]) {
      const options = { minPasswordLength: 8, [option]: [domain] };
      expect(formats["domain"]!(domain)).toBe(await takes({ type: "auth", schema, options }));
    }
  },
);

async function count(records: string, filter: string | undefined): Promise<number> {
  const query = new URLSearchParams({ perPage: "1", filter: filter ?? "" });
  return (await call.done<{ totalItems: number }>("GET", `${records}?${query}`)).totalItems;
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
  ["file", { maxSelect: 2, maxSize: 9 }, [[]]],
  ["relation", { maxSelect: 2, collectionId: "_pb_users_auth_" }, [[]]],
])("counts as blank of %s %j what the backend refuses as a required value", async (type, options, values) => {
  const name = `of_${type}_${values.length}`;
  const before = { name, type: "base", schema: [{ name: "other", type: "text" }] };
  const { id, schema } = await call.done<StoredCollection>("POST", "api/collections", before);
  const path = `api/collections/${id}`;
  const records = `${path}/records`;
  // One record is older than the field.
  const made = [await call.done<RecordRow>("POST", records, { other: "first" })];
  const field = { name: "it", type, options };
  const after = await call.done<StoredCollection>("PATCH", path, { schema: [...schema, field] });
  for (const it of values) made.push(await call.done<RecordRow>("POST", records, { it }));

  const blank = await count(records, withoutValue(field));
  expect(await count(records, withValue(field))).toBe(made.length - blank);

  const required = after.schema.map((each) => ({ ...each, required: each.name === "it" }));
  await call("PATCH", path, { schema: required });
  const taken: boolean[] = [];
  for (const record of made) taken.push((await call("PATCH", `${records}/${record.id}`, { other: "again" })).ok);
  expect(blank).toBe(taken.filter((ok) => !ok).length);
});

test.each(["^\\w+$", "(a", "[z-a]", "(?=a)", "(?<!a)b", "\\1", "a{2,1}", "a**", "\\pL+", "[[:alpha:]]", "(?i)x", "*"])(
  "allows the pattern %s if the backend does",
  async (pattern) => {
    const schema = [{ name: "code", type: "text", options: { pattern } }];
    expect(goPatternFault(pattern) === undefined).toBe(await takes({ schema }));
  },
);
