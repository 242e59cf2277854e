import { expect, test } from "vitest";
import { importedInto, importFields, matchKeys } from "../../../src/features/records/transfer/model/import-fields";
import { setupFault, type ImportSetup } from "../../../src/features/records/transfer/model/import-setup";
import { recordPanel } from "../../support/product";
import { auth, base, checked, formLinesOf, problemsOf, subject } from "../../support/checked-rows";

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
  ["port by name", "Rome", "port: No record in ports has the name Rome."],
  ["departs", "04.02.2022", "departs: Must be a date and time, such as 2022-12-04 09:41:07."],
  ["departs", "2019-02-04", "departs: Must be 2020-01-01 00:00:00 UTC or later."],
  ["extra", "{", "extra: Not valid JSON. Fix it before saving."],
  ["id", "short", "id: An id has 15 characters."],
  ["id", "ship 0000000001", "id: Must not contain any of these: @ # $ & | . , ' \" \\ / space."],
  ["id", "ship00000000001", "id: A record with this id already exists."],
])("reports a row whose %s is %j: %j", (column, cell, problem) => {
  expect(problemsOf(column === "code" ? [column, cell] : [`code,${column}`, `BB,${cell}`])).toEqual([[problem]]);
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
  const { fields, keys, files } = subject(base);
  const fault = (paths: readonly string[], more: Partial<ImportSetup> = {}) => {
    const targets = paths.map((path) => (path ? { path, by: "id" } : undefined));
    return setupFault(
      { mode: "create", key: "id", keepBlanks: false, madeUp: false, targets, ...more },
      fields,
      keys,
      "password",
    );
  };
  expect(fault(["code", ""])).toBeUndefined();
  expect(fault(["", ""])).toEqual({ why: "noColumns", values: {} });
  expect(fault(["code", "code"])).toEqual({ why: "twice", values: { field: "code" } });
  expect(fault(["amount"])).toEqual({ why: "required", values: { fields: "code" } });
  expect(fault(["amount"], { mode: "update" })).toEqual({ why: "keyless", values: { field: "id" } });
  expect(fault(["code"], { mode: "update", key: "code" })).toEqual({ why: "noColumns", values: {} });
  expect(files.map(({ path }) => path)).toEqual(["papers"]);
  expect(fields.map(({ path }) => path).join(" ")).toBe("id code amount colour port before departs extra constructor");
});

const names = ["email", "username", "password", "passwordConfirm"];

test("imports a base collection's own fields like any other, whatever they are called", () => {
  const lines = formLinesOf({
    type: "base",
    fields: names.map((name) => ({ name, type: "text", required: false, unique: false })),
  });
  const { fields, keys } = importFields(lines, recordPanel.imported!, {});
  expect(fields.map(({ path }) => path)).toEqual(["id", ...names]);
  expect(matchKeys(keys).map(({ name }) => name)).toEqual(["id"]);
  expect(importedInto(lines, recordPanel.imported!)).toMatchObject({ unique: ["id"], repeats: {}, madeUp: "" });
});

test("imports accounts by their names, with one column for both passwords", () => {
  const lines = formLinesOf({ type: "auth", fields: [] });
  const { fields, keys } = importFields(lines, recordPanel.imported!, {});
  expect(fields.map(({ path }) => path)).not.toContain("passwordConfirm");
  expect(matchKeys(keys).map(({ name }) => name)).toEqual(["id", "username", "email"]);
  expect(importedInto(lines, recordPanel.imported!).madeUp).toBe("password");
});
