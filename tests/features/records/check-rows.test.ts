import { expect, test } from "vitest";
import { recordPanel } from "../../support/product";
import { schemas } from "../../../definitions/schemas";
import { validateSchema } from "../../../src/runtime/form/schema-validator";
import { resolveLines } from "../../../src/runtime/model/form/resolve";
import type { Schema, Schemas } from "../../../src/runtime/model/form/schema";
import { readRow, rowChecker, type RowPlan } from "../../../src/features/records/transfer/model/check-rows";
import { importFields } from "../../../src/features/records/transfer/model/import-fields";
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

const subject = (item: object) =>
  importFields(
    resolveLines(recordPanel.fields.new, schemas.Account as Schema, schemas as Schemas, item),
    recordPanel.imported!,
  );

const base = { type: "base", fields: schema };
const berth = { name: "berth", type: "number", required: false, unique: true, min: null, max: null };
const berths = { type: "base", fields: [...schema, berth] };
const auth = { type: "auth", fields: [], minPasswordLength: 8 };
const found = new Map([
  [lookups.lookupKey("own", "id"), new Map([["ship00000000001", "ship00000000001"]])],
  [
    lookups.lookupKey("own", "code"),
    new Map([
      ["AA", "ship00000000001"],
      ["SS", lookups.severalRecords],
    ]),
  ],
  [lookups.lookupKey("own", "username"), new Map([["ada", "user00000000001"]])],
  [lookups.lookupKey("own", "slip"), new Map([["0", "ship00000000001"]])],
  [
    lookups.lookupKey("ports", "name"),
    new Map([
      ["Bergen", "port00000000001"],
      ["Newport", lookups.severalRecords],
    ]),
  ],
  [
    lookups.lookupKey("ports", "depth"),
    new Map([
      ["1e+21", "port00000000001"],
      ["0.1", "port00000000002"],
    ]),
  ],
]);

interface Told extends Pick<RowPlan, "action" | "id" | "body"> {
  problems: string[];
}

/** Checks rows of CSV, of which the first has the names of fields. A relation may be named by another field than the id. */
function checked(cells: readonly (readonly string[])[], setup: Partial<ImportSetup> = {}, item: object = base): Told[] {
  const { fields, lines } = subject(item);
  const [columns = [], ...rows] = cells;
  const targets = columns.map((column) => {
    const [path = "", by = "id"] = column.split(" by ");
    return { path, by };
  });
  const whole = { mode: "create", key: "id", keepBlanks: false, madeUp: false, targets, ...setup } as const;
  const checking = {
    setup: whole,
    fields,
    lines,
    columns,
    found,
    format: "csv" as const,
    own: "own",
    nameOf: (id: string) => id,
    isNumberIn: (_: string, field: string) => field === "depth",
    validate: validateSchema,
    patterns: new Map([["code", (text: string) => /^[A-Z]/.test(text)]]),
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

const problemsOf = (cells: readonly (readonly string[])[], setup?: Partial<ImportSetup>, item?: object): string[][] =>
  checked(cells, setup, item).map(({ problems }) => problems);

test("a row that is right becomes a new record with an id of its own", () => {
  const [row] = checked([
    ["code", "amount", "colour", "port by name"],
    ["BB", "2", "red", "Bergen"],
  ]);
  expect(row).toMatchObject({ action: "create", problems: [] });
  expect(row!.id).toMatch(/^[a-z0-9]{15}$/);
  expect(row!.body).toEqual({ id: row!.id, code: "BB", amount: 2, colour: "red", port: "port00000000001" });
});

test("a value that several records have finds none of them, neither as a key nor by a relation", () => {
  const cells = [
    ["code", "port by name"],
    ["SS", "Bergen"],
    ["AA", "Newport"],
  ];
  expect(problemsOf(cells, { mode: "update", key: "code" })).toEqual([
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
  ["id", "ship00000000001", "id: A record with this id already exists."],
])("a row whose %s is %j has the problem %j", (column, cell, problem) => {
  const columns = column === "code" ? [column] : ["code", column];
  const cells = column === "code" ? [cell] : ["BB", cell];
  expect(problemsOf([columns, cells])).toEqual([[problem]]);
});

test("two rows of one file must not have the same unique value, and one has no more cells than there are columns", () => {
  expect(problemsOf([["code"], ["BB"], ["BB"], ["CC", "1"]])).toEqual([
    [],
    ["code: Row 2 has the same value."],
    [": More cells (2) than columns (1)."],
  ]);
  expect(problemsOf([["id"], ["ship00000000001"], ["ship00000000001"]], { mode: "update" })[1]).toHaveLength(1);
});

test("usernames of two rows must differ in more than the case of their letters, as the backend has it; emails need not", () => {
  const account = (username: string, email: string) => [username, email, "longpass123"];
  expect(
    problemsOf([["username", "email", "password"], account("Bob1", "a@b.co"), account("bob1", "A@b.co")], {}, auth),
  ).toEqual([[], ["username: Row 2 has the same value."]]);
});

test("one record alone may be blank where no two may be alike, also where no column says so", () => {
  const said = "berth: Row 2 has the same value.";
  expect(problemsOf([["code"], ["BB"], ["CC"]], {}, berths)).toEqual([[], [said]]);
  const cells = [
    ["BB", ""],
    ["CC", "0"],
    ["DD", "1.0"],
    ["EE", "01"],
  ];
  expect(problemsOf([["code", "berth"], ...cells], {}, berths)).toEqual([
    [],
    [said],
    [],
    ["berth: Row 4 has the same value."],
  ]);
  // What a record keeps is no matter.
  const update = [
    ["code", "amount"],
    ["AA", "2"],
    ["AA", "3"],
  ];
  expect(problemsOf(update, { mode: "update", key: "code" }, berths)).toEqual([
    [],
    ["code: Row 2 has the same value."],
  ]);
});

test("a new row whose key is blank is compared by it, too: one record alone may have none", () => {
  const blank = (key: string) => [
    ["code", key],
    ["BB", ""],
    ["CC", ""],
  ];
  const either = (key: string) =>
    problemsOf(blank(key), { mode: "either", key }, { type: "base", fields: [...schema, { ...berth, name: key }] });
  expect(either("berth")).toEqual([[], ["berth: Row 2 has the same value."]]);
  expect(either("slip")[0]).toEqual(["slip: Another record already has this value."]);
  const unsaid = "berth: The key is empty, so no record can be matched.";
  expect(problemsOf(blank("berth"), { mode: "update", key: "berth" }, berths)).toEqual([[unsaid], [unsaid]]);
});

test("a record is found by a number, however that is written", () => {
  const ports = checked([
    ["code", "port by depth"],
    ["BB", "1e21"],
    ["CC", "0.10"],
  ]).map(({ body }) => body["port"]);
  expect(ports).toEqual(["port00000000001", "port00000000002"]);
});

test("rows may relate to records that other rows become, by what those are unique by", () => {
  const [first, second] = checked([
    ["code", "before by code"],
    ["BB", "CC"],
    ["CC", ""],
  ]);
  expect(first!.body["before"]).toEqual([second!.id]);
  expect(first!.problems).toEqual([]);
});

test("records are found by a key; only what is told of them is sent, checked as their form would", () => {
  const cells = [
    ["code", "amount"],
    ["AA", "3"],
    ["ZZ", "4"],
    ["", "4"],
    ["AA", "12"],
  ];
  const update = checked(cells, { mode: "update", key: "code" });
  expect(update[0]).toEqual({ action: "update", id: "ship00000000001", body: { amount: 3 }, problems: [] });
  expect(update.slice(1).map(({ problems }) => problems)).toEqual([
    ["code: No record has this code."],
    ["code: The key is empty, so no record can be matched."],
    ["amount: Must be no greater than 9.", "code: Row 2 has the same value."],
  ]);
  const either = checked(cells.slice(0, 3), { mode: "either", key: "code" });
  expect(either.map(({ action }) => action)).toEqual(["update", "create"]);
});

test("an empty cell empties a value, unless it is to leave it", () => {
  const cells = ["code,amount,colour", "AA,,"].map((line) => line.split(","));
  expect(checked(cells, { mode: "update", key: "code" })[0]!.body).toEqual({ amount: 0, colour: "" });
  expect(checked(cells, { mode: "update", key: "code", keepBlanks: true })[0]!.body).toEqual({});
  const account = ["username,verified", "ada,"].map((line) => line.split(","));
  expect(checked(account, { mode: "update", key: "username" }, auth)[0]!.body).toEqual({ verified: false });
  expect(checked(account, { mode: "update", key: "username", keepBlanks: true }, auth)[0]!.body).toEqual({});
});

test("a new account needs a password, which is sent twice, or one is made up; of one that is there a blank one stays", () => {
  const cells = [
    ["username", "password"],
    ["bob", ""],
    ["cyd", "12345678"],
  ];
  expect(problemsOf(cells, {}, auth)).toEqual([["password: Cannot be blank."], []]);
  expect(checked(cells, {}, auth)[1]!.body).toMatchObject({ password: "12345678", passwordConfirm: "12345678" });
  const [made] = checked(cells, { madeUp: true }, auth);
  expect(made!.problems).toEqual([]);
  expect(String(made!.body["password"])).toMatch(/^\w{24}$/);
  expect(made!.body["passwordConfirm"]).toBe(made!.body["password"]);
  const there = [
    ["username", "password", "verified"],
    ["ada", "", "true"],
  ];
  expect(checked(there, { mode: "update", key: "username" }, auth)[0]!.body).toEqual({ verified: true });
});

test("what must be chosen otherwise is told before anything is checked", () => {
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

test("records are looked up by all values that rows have, once each, in filters that the backend understands", () => {
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
