import { expect, test } from "vitest";
import { screens } from "../../../support/product";
import { schemas } from "../../../../definitions/schemas";
import { validateSchema } from "../../../../src/runtime/form/schema-validator";
import { filterChecks } from "../../../../src/backend/formats/filter-formats";
import { validateFields, validateField } from "../../../../src/runtime/model/form/validate";
import { addFormats } from "../../../../src/backend/formats/formats";
import type { FieldModel, LineModel } from "../../../../src/runtime/model/form/form-model";
import type { Schema } from "../../../../src/runtime/model/form/schema";
import { withValueAt } from "../../../../src/values/json/path";
import { resolveLines } from "../../../../src/runtime/model/form/resolve-lines";
import { storedSettings as stored } from "../../../support/fixtures";
import { mailLines } from "./mail-lines";

addFormats(filterChecks);

const field = (schema: Schema, required = false): FieldModel => {
  const { type = "string" } = schema;
  return { kind: "field", path: "a", label: "A", widget: "text", required, schema: { ...schema, type } };
};

const found = (lines: readonly LineModel[], data: unknown) =>
  Object.fromEntries(validateFields(lines, data, validateSchema));

const said = (schema: Schema, value: unknown, required = false) =>
  validateField(field(schema, required), value, validateSchema);

test.each([
  ["nothing", undefined],
  ["null", null],
  ["an empty text", ""],
])("refuses %s only where a value is required", (_, value) => {
  expect(said({}, value, true)).toEqual(["Cannot be blank."]);
  expect(said({ maxBytes: 2, format: "email" }, value)).toEqual([]);
});

test("treats an emptied number and an empty list as no value", () => {
  expect(said({ type: "integer", minimum: 1 }, "", true)).toEqual(["Cannot be blank."]);
  expect(said({ type: "integer", minimum: 1 }, "")).toEqual([]);
  expect(said({ type: "array" }, [], true)).toEqual(["Cannot be blank."]);
});

test("accepts a stored number outside of its limits, but not a typed one", () => {
  const length = field({ type: "integer", minimum: 6, maximum: 72 }, true);
  const wrong = { a: ["Must be no less than 6."] };
  expect(Object.fromEntries(validateFields([length], { a: 5 }, validateSchema, { a: 5 }))).toEqual({});
  expect(Object.fromEntries(validateFields([length], { a: 4 }, validateSchema, { a: 5 }))).toEqual(wrong);
  expect(found([length], { a: 5 })).toEqual(wrong);
});

test("checks an empty text if the field may be null", () => {
  const rule: Schema = { type: ["string", "null"], minBytes: 1 };
  expect(said(rule, null)).toEqual([]);
  expect(said(rule, "")).toEqual(["Must be at least 1 bytes long. A letter like é has two."]);
});

test("refuses values that the backend would store differently", () => {
  expect(said({}, "a\ud800")).toEqual(["Contains half a character, which can't be stored. Type it again."]);
  expect(said({ enum: ["null", "a"] }, "null")).toEqual(["The backend treats this choice as empty. Rename it."]);
  const json: FieldModel = { ...field({ format: "json" }), value: "json" };
  expect(validateField(json, "[12345678901234567890]", validateSchema)).toEqual([
    "12345678901234567890 has too many digits to be exact. Put it in quotes.",
  ]);
  expect(validateField(json, '["12345678901234567890"]', validateSchema)).toEqual([]);
});

test("accepts 0, false and a space as values", () => {
  expect(said({ type: "integer" }, 0, true)).toEqual([]);
  expect(said({ type: "boolean" }, false, true)).toEqual([]);
  expect(said({}, " ", true)).toEqual([]);
});

test.each([
  ["a number", { type: "number" }, "x", "Must be a number."],
  ["a number in plain digits", { type: "number" }, "1e9", "Use plain digits, at most 15."],
  ["a number that keeps its digits", { type: "integer" }, "12345678901234567890", "Use plain digits, at most 15."],
  ["a whole number", { type: "integer" }, 1.5, "Must be a whole number."],
  ["a whole number, not a text", { type: "integer" }, "1", "Must be a whole number."],
  ["a text", {}, 1, "Must be text."],
  ["a text where null is one of the values", { type: ["string", "null"] }, true, "Must be text."],
  ["an answer of yes or no", { type: "boolean" }, "2022-12-04 09:41:07", "Must be true or false."],
  ["a list", { type: "array" }, "a", "Must be a list of values."],
  ["an object", { type: "object" }, "a", "Must be an object."],
  ["a least number", { type: "integer", minimum: 1 }, 0, "Must be no less than 1."],
  ["a placeholder", { mustContain: "{TOKEN}" }, "{token}", 'Missing required parameter "{TOKEN}".'],
  ["a least length", { minBytes: 10 }, "123456789", "Must be at least 10 bytes long. A letter like é has two."],
  ["a greatest length", { maxBytes: 3 }, "1234", "Must be at most 3 bytes long. A letter like é has two."],
  ["an email address", { format: "email" }, "nobody", "Must be a valid email address."],
  ["a web address", { format: "web-address" }, "not here", "Must be a valid URL."],
  ["a web address, not a name", { format: "web-address" }, "localhost", "Must be a valid URL."],
  [
    "a name of a collection",
    { format: "collection-name" },
    "_x",
    "Use at most 255 letters, digits and underscores, without _via_. Begin with a letter or digit, but not with sqlite_.",
  ],
  [
    "a name of a field",
    { format: "field-name" },
    "a-b",
    "Use at most 255 letters, digits and underscores, without _via_.",
  ],
  ["one of some values", { enum: ["a", "b"] }, "c", "Must be one of the choices."],
])("requires %s in words", (_, schema, value, sentence) => {
  expect(said(schema, value)).toEqual([sentence]);
});

test("never judges a name that is unchanged", () => {
  for (const format of ["collection-name", "field-name"])
    for (const name of ["_superusers", "a-b", "a".repeat(300)])
      expect(validateField(field({ format }), name, validateSchema, {}, true)).toEqual([]);
});

test("counts bytes, as the backend does", () => {
  expect(said({ maxBytes: 3 }, "é1")).toEqual([]);
  expect(said({ maxBytes: 3 }, "éé")).toEqual(["Must be at most 3 bytes long. A letter like é has two."]);
  expect(said({ minBytes: 10 }, "ééééé")).toEqual([]);
});

test("accepts addresses that the backend accepts", () => {
  for (const value of ["localhost:8090", "127.0.0.1", "https://example.com/a?b=c"]) {
    expect(said({ format: "web-address" }, value)).toEqual([]);
  }
  for (const value of ["a@b", "a.b+c@example.com", '"a b"@example.com']) {
    expect(said({ format: "email" }, value)).toEqual([]);
  }
});

test.each([
  ["email", "a@x.com", "a@www.x.com"],
  ["web-address", "http://u@v@x.com/", "http://x.com:80/"],
  ["web-address", "ftp://u:p@x.com?y.com", "mailto:a@x.com"],
  ["web-address", "http://x.com#@y.com", "x.com"],
])("restricts domains of the %s %s, but not of %s", (format, inside, outside) => {
  const [except, only] = [{ exceptDomains: ["x.com"] }, { onlyDomains: ["x.com"] }];
  expect(said({ format, ...except }, inside)).toEqual(["This domain is not allowed."]);
  expect(said({ format, ...only }, outside)).toEqual(["Only these domains are allowed: x.com."]);
  expect([...said({ format, ...except }, outside), ...said({ format, ...only }, inside)]).toEqual([]);
});

test.each<[string, Schema, string]>([
  ["no domains", { format: "email", onlyDomains: [], exceptDomains: [] }, "a@x.com"],
  ["a blank rule", { format: "rule" }, ""],
])("restricts nothing by %s", (_, schema, value) => {
  expect(said(schema, value)).toEqual([]);
});

test.each([
  ["", undefined],
  [null, undefined],
  [1, "Must be at most 1 bytes long. A letter like é has two."],
])("applies a limit that another value gives as %j", (most, sentence) => {
  const limited: FieldModel = { ...field({}), limits: { maxBytes: "most" } };
  expect(validateField(limited, "ab", validateSchema, { most })).toEqual(sentence ? [sentence] : []);
});

test("says that a list has fewer choices than a number", () => {
  const limited: FieldModel = { ...field({ type: "integer" }), limits: { maxOf: "values" } };
  for (const isStored of [false, true]) {
    const saidFor = (values: readonly string[]) => validateField(limited, 2, validateSchema, { values }, isStored);
    expect(saidFor(["red green blue"])).toEqual(["Must be at most the number of choices, which is 1."]);
    expect([...saidFor(["red", "green"]), ...saidFor([])]).toEqual([]);
  }
});

test.each(["", " "])("refuses %j as a rule that lets everyone manage accounts", (value) => {
  expect(said({ type: ["string", "null"], format: "manage-rule" }, value)).toEqual([
    expect.stringMatching(/^Must be a complete filter, as not everyone may manage accounts\./),
  ]);
});

test("lists everything that is wrong with a value", () => {
  expect(said({ format: "email", maxBytes: 3 }, "long")).toEqual([
    "Must be at most 3 bytes long. A letter like é has two.",
    "Must be a valid email address.",
  ]);
});

test.each(["04.02.2022", "02/04/2022", "1643932800", "soon"])(
  "refuses %s as a date, and compares it with no limit",
  (value) => {
    const schema: Schema = { format: "utc-date-time", earliest: "2020-01-01 00:00:00", latest: "2020-12-31 00:00:00" };
    expect(said(schema, value)).toEqual([expect.stringMatching(/^Must be a date and time/)]);
  },
);

test("says why a time outside of all that the backend stores is refused", () => {
  const schema: Schema = { format: "utc-date-time" };
  const tooEarly = "Must be after 0001-01-01 00:00:00 UTC, which the backend stores as empty.";
  expect(said(schema, "0001-01-01")).toEqual([tooEarly]);
  expect(said(schema, "0001-01-01 00:00:01")).toEqual([]);
  expect(said(schema, "9999-12-31 23:59:59-01:00")).toEqual(["Must be 9999-12-31 23:59:59 UTC or earlier."]);
});

test("compares dates however they are written", () => {
  const schema: Schema = { format: "utc-date-time", earliest: "2020-02-01 00:00:00", latest: "2020-12-31 00:00:00Z" };
  expect(said(schema, "2020-2-1")).toEqual([]);
  expect(said(schema, "2020-02-01T00:00:00.000Z")).toEqual([]);
  expect(said(schema, "2020-02-01 01:00:00+02:00")).toEqual(["Must be 2020-02-01 00:00:00 UTC or later."]);
  expect(said(schema, "2020-12-31 00:00:00.001Z")).toEqual(["Must be 2020-12-31 00:00:00 UTC or earlier."]);
});

test("finds no fault in stored settings", () => {
  expect(found(mailLines, stored)).toEqual({});
});

test("skips hidden fields", () => {
  const broken = withValueAt(withValueAt(stored, "smtp.host", ""), "smtp.port", 0);
  expect(found(mailLines, broken)).toEqual({
    "smtp.host": ["Cannot be blank."],
    "smtp.port": ["Must be no less than 1."],
  });
  expect(found(mailLines, withValueAt(broken, "smtp.enabled", false))).toEqual({});
});

test("checks a field in a closed accordion", () => {
  const path = "meta.verificationTemplate.actionUrl";
  expect(found(mailLines, withValueAt(stored, path, "x"))).toEqual({
    [path]: ['Missing required parameter "{TOKEN}".'],
  });
});

test("checks the length of the first admin's password", () => {
  const lines = resolveLines(screens.installer.fields, schemas.FirstAdmin);
  const admin = { email: "admin@example.com", password: "short", passwordConfirm: "a".repeat(73) };
  expect(found(lines, admin)).toEqual({ password: ["Must be at least 10 bytes long. A letter like é has two."] });
});
