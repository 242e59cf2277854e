import { expect, test } from "vitest";
import { recordPanel } from "../../support/product";
import { schemas } from "../../../definitions/schemas";
import { validateSchema } from "../../../src/runtime/form/schema-validator";
import { resolveLines } from "../../../src/runtime/model/form/resolve";
import type { Schema, Schemas } from "../../../src/runtime/model/form/schema";
import { readRow, rowChecker, type RowPlan } from "../../../src/features/records/transfer/model/check-rows";
import { importedInto, importFields, keyFields } from "../../../src/features/records/transfer/model/import-fields";
import { setupFault, type ImportSetup } from "../../../src/features/records/transfer/model/import-setup";
import * as lookups from "../../../src/features/records/transfer/model/lookups";

const schema = [
  { name: "code", type: "text", unique: true, required: true, min: 2, max: null, pattern: "^[A-Z]" },
  { name: "amount", type: "number", min: 1, max: 9 },
  { name: "colour", type: "select", maxSelect: 1, values: ["red", "blue"] },
  { name: "port", type: "relation", maxSelect: 1, collectionId: "ports" },
  { name: "before", type: "relation", maxSelect: null, collectionId: "own" },
  { name: "departs", type: "date", min: "2020-01-01 00:00:00.000Z", max: "" },
  { name: "extra", type: "json" },
  { name: "papers", type: "file", maxSelect: 1 },
  { name: "constructor", type: "number", min: 1, max: 9 },
].map((field) => ({ required: false, unique: false, ...field }));

const formLinesOf = (item: object) =>
  resolveLines(recordPanel.fields.new, schemas.Account as Schema, schemas as Schemas, item);
const subject = (item: object) => importFields(formLinesOf(item), recordPanel.imported!);

const base = { type: "base", fields: schema };
const berth = { name: "berth", type: "number", required: false, unique: true, min: null, max: null };
const berths = { type: "base", fields: [...schema, berth] };
const auth = { type: "auth", fields: [], minPasswordLength: 8 };
type Ids = Readonly<Record<string, string>>;
const found = new Map(
  Object.entries<Readonly<Record<string, Ids>>>({
    own: {
      id: { ship00000000001: "ship00000000001" },
      code: { AA: "ship00000000001", SS: lookups.severalRecords },
      username: { ada: "user00000000001" },
      slip: { 0: "ship00000000001" },
    },
    ports: {
      name: { Bergen: "port00000000001", Newport: lookups.severalRecords },
      depth: { "1e+21": "port00000000001", 0.1: "port00000000002" },
    },
  }).flatMap(([collection, fields]) =>
    Object.entries(fields).map(
      ([field, ids]) => [lookups.lookupKey(collection, field), new Map(Object.entries(ids))] as const,
    ),
  ),
);

interface Checked extends Pick<RowPlan, "action" | "id" | "body"> {
  problems: string[];
}

/** Checks lines of CSV; the first has the names of fields, or `relation by field`. */
function checked(lines: readonly string[], setup: Partial<ImportSetup> = {}, item: object = base): Checked[] {
  const { fields, lines: formLines } = subject(item);
  const [columns = [], ...rows] = lines.map((line) => line.split(","));
  const targets = columns.map((column) => {
    const [path = "", by = "id"] = column.split(" by ");
    return { path, by };
  });
  const whole = { mode: "create", key: "id", keepBlanks: false, madeUp: false, targets, ...setup } as const;
  const checking = {
    setup: whole,
    fields,
    lines: formLines,
    columns,
    found,
    format: "csv" as const,
    own: "own",
    nameOf: (id: string) => id,
    isNumberIn: (_: string, field: string) => field === "depth",
    validate: validateSchema,
    patterns: new Map(
      fields.map(({ path, schema: { goPattern = "" } }) => [path, (text: string) => RegExp(goPattern).test(text)]),
    ),
    secret: "password",
    repeats: recordPanel.imported!.repeats,
  };
  const read = rows.map((row, index) => readRow(checking, { row: index + 2, cells: row }));
  const check = rowChecker(checking, read);
  return rows.map((_, index) => {
    const { action, id, body, problems } = check(index);
    return { action, id, body, problems: problems.map(({ field = "", text }) => `${field}: ${text}`) };
  });
}

const problemsOf = (lines: readonly string[], setup?: Partial<ImportSetup>, item?: object): string[][] =>
  checked(lines, setup, item).map(({ problems }) => problems);

test("creates a record with a new id for a valid row", () => {
  const [row] = checked(["code,amount,colour,port by name", "BB,2,red,Bergen"]);
  expect(row).toMatchObject({ action: "create", problems: [] });
  expect(row!.id).toMatch(/^[a-z0-9]{15}$/);
  expect(row!.body).toEqual({ id: row!.id, code: "BB", amount: 2, colour: "red", port: "port00000000001" });
});

test("matches no record by a value that several have", () => {
  const lines = ["code,port by name", "SS,Bergen", "AA,Newport"];
  expect(problemsOf(lines, { mode: "update", key: "code" })).toEqual([
    ["code: Several records have the code SS: the match is ambiguous."],
    ["port: Several records in ports have the name Newport: the match is ambiguous."],
  ]);
});

test.each([
  ["code", "", "code: Cannot be blank."],
  ["code", "B", "code: Must be at least 2 bytes long. A letter like é has two."],
  ["code", "bb", "code: Must match ^[A-Z]."],
  ["code", "AA", "code: Another record already has this value."],
  ["amount", "x", "amount: Must be a number."],
  ["amount", "10", "amount: Must be no greater than 9."],
  ["constructor", "10", "constructor: Must be no greater than 9."],
  ["colour", "green", "colour: Must be one of the choices."],
  ["port by name", "Oslo", "port: No record in ports has the name Oslo."],
  ["departs", "04.02.2022", "departs: Must be a date and time, such as 2022-12-04 09:41:07."],
  ["departs", "2019-02-04", "departs: Must be 2020-01-01 00:00:00 UTC or later."],
  ["extra", "{", "extra: Not valid JSON. Fix it before saving."],
  ["id", "short", "id: An id has 15 characters."],
  ["id", "ship 0000000001", "id: Must not contain any of these: @ # $ & | . , ' \" \\ / space."],
  ["id", "ship00000000001", "id: A record with this id already exists."],
])("reports a row whose %s is %j: %j", (column, cell, problem) => {
  expect(problemsOf(column === "code" ? [column, cell] : [`code,${column}`, `BB,${cell}`])).toEqual([[problem]]);
});

test("reports equal unique values within a file, and too many cells", () => {
  expect(problemsOf(["code", "BB", "BB", "CC,1"])).toEqual([
    [],
    ["code: Row 2 has the same value."],
    [": More cells (2) than columns (1)."],
  ]);
  expect(problemsOf(["id", "ship00000000001", "ship00000000001"], { mode: "update" })[1]).toHaveLength(1);
  // Usernames are compared without case, emails with it.
  const accounts = ["username,email,password", "Bob1,a@b.co,longpass123", "bob1,A@b.co,longpass123"];
  expect(problemsOf(accounts, {}, auth)).toEqual([[], ["username: Row 2 has the same value."]]);
});

test("allows one blank in a unique field, also without a column for it", () => {
  const again = "berth: Row 2 has the same value.";
  expect(problemsOf(["code", "BB", "CC"], {}, berths)).toEqual([[], [again]]);
  expect(problemsOf(["code,berth", "BB,", "CC,0", "DD,1.0", "EE,01"], {}, berths)).toEqual([
    [],
    [again],
    [],
    ["berth: Row 4 has the same value."],
  ]);
  // An update keeps other values.
  expect(problemsOf(["code,amount", "AA,2", "AA,3"], { mode: "update", key: "code" }, berths)).toEqual([
    [],
    ["code: Row 2 has the same value."],
  ]);
});

test("compares blank keys of new rows", () => {
  const either = (key: string) => {
    const item = { type: "base", fields: [...schema, { ...berth, name: key }] };
    return problemsOf([`code,${key}`, "BB,", "CC,"], { mode: "either", key }, item);
  };
  expect(either("berth")).toEqual([[], ["berth: Row 2 has the same value."]]);
  expect(either("slip")[0]).toEqual(["slip: Another record already has this value."]);
  const missing = ["berth: The key is empty, so no record can be matched."];
  const update = problemsOf(["code,berth", "BB,", "CC,"], { mode: "update", key: "berth" }, berths);
  expect(update).toEqual([missing, missing]);
});

test("finds related records by numbers in any notation, and by other rows", () => {
  const ports = checked(["code,port by depth", "BB,1e21", "CC,0.10"]).map(({ body }) => body["port"]);
  expect(ports).toEqual(["port00000000001", "port00000000002"]);
  const [first, second] = checked(["code,before by code", "BB,CC", "CC,"]);
  expect(first!.body["before"]).toEqual([second!.id]);
  expect(first!.problems).toEqual([]);
});

test("updates records by a key with only the given values", () => {
  const lines = ["code,amount", "AA,3", "ZZ,4", ",4", "AA,12"];
  const update = checked(lines, { mode: "update", key: "code" });
  expect(update[0]).toEqual({ action: "update", id: "ship00000000001", body: { amount: 3 }, problems: [] });
  expect(update.slice(1).map(({ problems }) => problems)).toEqual([
    ["code: No record has this code."],
    ["code: The key is empty, so no record can be matched."],
    ["amount: Must be no greater than 9.", "code: Row 2 has the same value."],
  ]);
  const either = checked(lines.slice(0, 3), { mode: "either", key: "code" });
  expect(either.map(({ action }) => action)).toEqual(["update", "create"]);
});

test("clears a value by an empty cell, or keeps it on request", () => {
  const bodies = (lines: readonly string[], key: string, item = base as object) =>
    [false, true].map((keepBlanks) => checked(lines, { mode: "update", key, keepBlanks }, item)[0]!.body);
  expect(bodies(["code,amount,colour", "AA,,"], "code")).toEqual([{ amount: 0, colour: "" }, {}]);
  expect(bodies(["username,verified", "ada,"], "username", auth)).toEqual([{ verified: false }, {}]);
});

test("requires or generates the password of a new account, and keeps a stored one", () => {
  const lines = ["username,password", "bob,", "cyd,12345678"];
  expect(problemsOf(lines, {}, auth)).toEqual([["password: Cannot be blank."], []]);
  expect(checked(lines, {}, auth)[1]!.body).toMatchObject({ password: "12345678", passwordConfirm: "12345678" });
  const [made] = checked(lines, { madeUp: true }, auth);
  expect(made!.problems).toEqual([]);
  expect(String(made!.body["password"])).toMatch(/^\w{24}$/);
  expect(made!.body["passwordConfirm"]).toBe(made!.body["password"]);
  const stored = ["username,password,verified", "ada,,true"];
  expect(checked(stored, { mode: "update", key: "username" }, auth)[0]!.body).toEqual({ verified: true });
});

test("reports a wrong setup before any row is checked", () => {
  const { fields, files } = subject(base);
  const fault = (paths: readonly string[], more: Partial<ImportSetup> = {}) => {
    const targets = paths.map((path) => (path ? { path, by: "id" } : undefined));
    return setupFault(
      { mode: "create", key: "id", keepBlanks: false, madeUp: false, targets, ...more },
      fields,
      "password",
    );
  };
  expect(fault(["code", ""])).toBeUndefined();
  expect(fault(["", ""])).toEqual({ why: "noColumns", values: {} });
  expect(fault(["code", "code"])).toEqual({ why: "twice", values: { field: "code" } });
  expect(fault(["amount"])).toEqual({ why: "required", values: { fields: "code" } });
  expect(fault(["amount"], { mode: "update" })).toEqual({ why: "keyless", values: { field: "id" } });
  expect(fault(["code"], { mode: "update", key: "code" })).toEqual({ why: "noColumns", values: {} });
  expect(files).toEqual(["papers"]);
  expect(fields.map(({ path }) => path).join(" ")).toBe("id code amount colour port before departs extra constructor");
});

test("looks up each value of the rows once", () => {
  const { fields, lines } = subject(base);
  const columns = ["code", "port"];
  const targets = Object.entries({ code: "id", port: "name" }).map(([path, by]) => ({ path, by }));
  const setup = { mode: "create", key: "id", keepBlanks: false, madeUp: false, targets } as const;
  const reading = { setup, fields, lines, columns, format: "csv" as const };
  const cells = [..."AB"].map((code) => [code, "x"]);
  const rows = [...cells, ["", "y"]].map((each, row) => readRow(reading, { row, cells: each }));
  const wanted = lookups.wantedLookups(reading, rows, "own", (_, field) => field === "name");
  expect(wanted.map(({ collection, field, values }) => [collection, field, [...values]])).toEqual([
    ["ports", "name", ["x", "y"]],
    ["own", "code", ["A", "B", ""]],
  ]);
});

test("splits lookups into short filters, and marks values of several records", () => {
  const lookup = { collection: "own", field: "code", isNumber: false };
  expect(lookups.lookupFilters({ ...lookup, values: new Set(['a"b', "c"]) })).toEqual(['code = "a\\"b" || code = "c"']);
  expect(lookups.lookupFilters({ ...lookup, isNumber: true, values: new Set(["-5"]) })).toEqual([
    '(code >= "-5" && code <= "-5")',
  ]);
  for (const unsaid of ["ends\\", "longer than an address ".repeat(200)])
    expect(lookups.lookupFilters({ ...lookup, values: new Set([unsaid]) })).toBeUndefined();
  const many = new Set(Array.from({ length: 100 }, (_, index) => `value ${index}`));
  expect(lookups.lookupFilters({ ...lookup, values: many })).toHaveLength(2);
  const taken = new Map<string, string>();
  lookups.addMatches(
    { ...lookup, values: new Set(["5", "7"]) },
    [
      { id: "one", code: 5 },
      { id: "two", code: 6 },
      { id: "three", code: 7 },
      { id: "four", code: 7 },
    ],
    taken,
  );
  expect([...taken]).toEqual([
    ["5", "one"],
    ["7", lookups.severalRecords],
  ]);
});

const names = ["email", "username", "password", "passwordConfirm"];

test("imports a base collection's own fields like any other, whatever they are called", () => {
  const lines = formLinesOf({
    type: "base",
    fields: names.map((name) => ({ name, type: "text", required: false, unique: false })),
  });
  const { fields } = importFields(lines, recordPanel.imported!);
  expect(fields.map(({ path }) => path)).toEqual(["id", ...names]);
  expect(keyFields(fields).map(({ path }) => path)).toEqual(["id"]);
  expect(importedInto(lines, recordPanel.imported!)).toMatchObject({ unique: ["id"], repeats: {}, madeUp: "" });
});

test("imports accounts by their names, with one column for both passwords", () => {
  const lines = formLinesOf({ type: "auth", fields: [] });
  const { fields } = importFields(lines, recordPanel.imported!);
  expect(fields.map(({ path }) => path)).not.toContain("passwordConfirm");
  expect(keyFields(fields).map(({ path }) => path)).toEqual(["id", "username", "email"]);
  expect(importedInto(lines, recordPanel.imported!).madeUp).toBe("password");
});
