import { expect, test } from "vitest";
import { wholeCollection } from "../../../src/features/collections/configuration/after-import";
import { type Exchanged, exportedCollection } from "../../../src/features/collections/configuration/configuration";
import { convertConfiguration } from "../../../src/features/collections/convert/convert";
import { generatedId } from "../../../src/features/collections/configuration/generated-id";
import { parseIndex, writeIndex } from "../../../src/features/collections/indexes/index-text";
import { isUnreadable, readConfiguration } from "../../../src/features/collections/configuration/read-configuration";
import { sanitizeConfiguration } from "../../../src/features/collections/import/model/sanitize-configuration";
import { selectBackend } from "../../../src/backend/version/backend";
import { adminsExport } from "../../support/admins-export";
import type { Collection } from "../../../definitions/types/collection";

function convert(list: readonly object[], leftOut: readonly string[] = []) {
  const read = readConfiguration(JSON.stringify(list));
  if (isUnreadable(read)) throw new Error(read.why);
  return convertConfiguration(read, [], leftOut);
}

const later = (fields: readonly object[], more: object = {}) => ({
  id: "folk",
  name: "folk",
  type: "auth",
  fields,
  ...more,
});
const field = (type: string, more: object = {}) => ({ id: "it", name: "it", type, ...more });
const fieldsIn = ([first]: readonly Exchanged[]) => first!["fields"] as readonly (object & { name: string })[];

test.each([
  ["number", { max: 0 }, { max: 0 }],
  ["number", { min: 0, max: 9 }, { min: 0, max: 9 }],
  ["text", { min: 0, max: 9 }, { min: null, max: 9 }],
  ["relation", { maxSelect: 0, collectionId: "a" }, { maxSelect: 1, collectionId: "a" }],
  ["relation", { maxSelect: 3, collectionId: "a" }, { maxSelect: 3, collectionId: "a" }],
  ["relation", { maxSelect: 2_147_483_647, collectionId: "a" }, { maxSelect: null, collectionId: "a" }],
  ["select", { maxSelect: 0, values: ["a"] }, { maxSelect: 1, values: ["a"] }],
  ["file", { maxSelect: 0, maxSize: 0 }, { maxSelect: 1, maxSize: 5_242_880 }],
])("converts options of %s for v0.8: %j becomes %j", (type, given, options) => {
  expect(fieldsIn(convert([later([field(type, given)])]).list)).toMatchObject([{ name: "it", type, ...options }]);
});

test("omits built-in fields of v0.8, but not other spellings", () => {
  const fields = ["email", "Email", "created", "Created", "title"].map((name) => ({
    ...field("text"),
    id: name,
    name,
  }));
  expect(fieldsIn(convert([later(fields)]).list).map(({ name }) => name)).toEqual(["Email", "Created", "title"]);
});

test("keeps the shortest password length, or sets the default", () => {
  const shortest = (...fields: object[]) => convert([later(fields)]).list[0]!["minPasswordLength"];
  expect(shortest()).toBe(8);
  expect(shortest(field("text"))).toBe(8);
  expect(shortest({ ...field("password"), name: "password", min: 0 })).toBe(8);
  expect(shortest({ ...field("password"), name: "password", min: 10 })).toBe(10);
});

test("reports parts that versions with admins cannot have", () => {
  const more = { authRule: "age > 17", otp: { enabled: true }, oauth2: { providers: [{ name: "github" }] } };
  const fields = [{ ...field("text"), hidden: true }];
  const losses = ["hidden", "authRule", "secondFactor", "providers"];
  expect(convert([later(fields, more)]).losses.map(({ why }) => why)).toEqual(losses);
});

test("reports only providers that are not stored as in the text", () => {
  selectBackend("v0.40");
  const folk = (...providers: object[]) => later([], { oauth2: { enabled: true, providers } });
  const [github, google] = ["github", "google"].map((name) => ({ name, clientId: "a", pkce: null }));
  const current = [wholeCollection(folk({ id: "github", ...github }, { id: "google", ...google }))];
  const lossesOf = (...providers: object[]) => {
    const list = [folk(...providers)];
    return convertConfiguration({ list, otherEra: [], duplicates: 0 }, current, []).losses.map(({ why }) => why);
  };
  expect(lossesOf(google!, github!)).toEqual([]);
  expect(lossesOf({ ...google, clientId: "b" })).toEqual(["providers"]);
  expect(lossesOf({ ...google, clientSecret: "c" })).toEqual(["providers"]);
});

test("converts the sign-in rule to an option of v0.22", () => {
  selectBackend("v0.22");
  const { list, losses } = convert([later([], { authRule: "verified=true" })]);
  expect(list).toMatchObject([{ onlyVerified: true }]);
  expect(losses).toEqual([]);
});

const without = (kind: string) => {
  selectBackend("v0.40");
  return convert(adminsExport, [kind]);
};

test.each([
  ["unique", "boats", { indexes: ["CREATE INDEX `idx_length` ON `boats` (`length`, `created`)"] }],
  ["requestBody", "boats", { createRule: "@request.data.owner = @request.auth.id" }],
  ["onlyVerified", "crew", { authRule: "" }],
  ["username", "crew", { passwordAuth: { enabled: true, identityFields: ["email"] } }],
])("omits the conversion %s of %s on request", (kind, name, expected) => {
  const { list, conversions } = without(kind);
  expect(conversions.map((each) => each.kind)).toContain(kind);
  expect(list.find((each) => each.name === name)).toMatchObject(expected);
});

test("limits a relation to one value if its conversion is omitted", () => {
  const [, boats] = without("unlimited").list;
  expect(fieldsIn([boats!]).find(({ name }) => name === "crew")).toMatchObject({ maxSelect: 1 });
});

test("always converts the list of fields", () => {
  const { list, conversions } = without("fields");
  expect(conversions.find(({ kind }) => kind === "fields")).toMatchObject({ isNeeded: true });
  expect(fieldsIn([list[1]!]).find(({ name }) => name === "length")).toMatchObject({ onlyInt: true });
});

test("converts old user fields to relations", () => {
  selectBackend("v0.40");
  const old = { ...adminsExport[1]!, schema: [{ id: "u", name: "who", type: "user", options: { maxSelect: 1 } }] };
  expect(fieldsIn(convert([old]).list)[0]).toMatchObject({ type: "relation", collectionId: "_pb_users_auth_" });
});

test("limits the password length to the maximum of the backend", () => {
  selectBackend("v0.40");
  const { list } = convert([{ ...adminsExport[0]!, options: { minPasswordLength: 72 } }]);
  expect(fieldsIn(list).find(({ name }) => name === "password")).toMatchObject({ min: 71 });
});

test("keeps the name and the rules of a system collection", () => {
  selectBackend("v0.40");
  const stored = wholeCollection(later([], { name: "_superusers", system: true, listRule: null, authRule: "" }));
  const given = { ...stored, name: "others", listRule: "", authRule: "id != ''" };
  expect(sanitizeConfiguration([stored], [given])).toMatchObject([
    { name: "_superusers", listRule: null, authRule: "" },
  ]);
});

test("sends no new system flag, masked secret, null group or provider", () => {
  selectBackend("v0.40");
  const given = later(
    [
      { ...field("text"), system: true },
      { name: "new", type: "text" },
    ],
    {
      system: true,
      otp: null,
      authToken: { secret: "******", duration: 60 },
      oauth2: { enabled: true, providers: [{ name: "github" }] },
    },
  );
  expect(sanitizeConfiguration([], [given])).toEqual([
    later([field("text"), { id: generatedId("text", "new"), name: "new", type: "text" }], {
      authToken: { duration: 60 },
      oauth2: { enabled: true },
    }),
  ]);
});

test("generates the same field ids as the backend", () => {
  expect(generatedId("text", "id")).toBe("text3208210256");
  expect(generatedId("autodate", "created")).toBe("autodate2990389176");
});

test.each([
  [
    "create  unique index if not exists x.i on t (a, `b` collate nocase desc) where a > 1",
    "CREATE UNIQUE INDEX IF NOT EXISTS `x`.`i` ON `t` (\n  `a`,\n  `b` COLLATE nocase DESC\n) WHERE a > 1",
  ],
  ["CREATE INDEX i ON t (lower(a, b), c)", "CREATE INDEX `i` ON `t` (\n  lower(a, b),\n  `c`\n)"],
])("reads and writes the index %s", (given, written) => {
  expect(writeIndex(parseIndex(given)!)).toBe(written);
});

test.each(["", "select 1", "CREATE INDEX i ON t", "CREATE INDEX ON t (a)"])("rejects %j as an index", (text) => {
  expect(parseIndex(text)).toBeUndefined();
});

const accounts = {
  id: "1",
  name: "users",
  type: "auth",
  created: "2026-01-01 00:00:00.000Z",
  updated: "2026-01-01 00:00:00.000Z",
  fields: [{ id: "f", name: "title", type: "text", max: 9 }],
  oauth2: { enabled: true, mappedFields: { id: "" }, providers: [{ name: "github", clientId: "x" }] },
};

test("exports the backend's own shape, without dates and without providers", () => {
  const exported = (version: "v0.40" | "v0.22"): object => {
    selectBackend(version);
    return exportedCollection(accounts as unknown as Collection);
  };
  const { created: _created, updated: _updated, oauth2: _oauth2, ...rest } = accounts;
  expect(exported("v0.40")).toEqual({ ...rest, oauth2: { enabled: true, mappedFields: { id: "" } } });
  const nested = { id: "f", name: "title", type: "text", options: { max: 9 } };
  expect(exported("v0.22")).toMatchObject({ id: "1", schema: [nested] });
});
