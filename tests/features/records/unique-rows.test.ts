import { expect, test } from "vitest";
import { matchKeys } from "../../../src/features/records/transfer/model/import-fields";
import { auth, berth, berths, checked, pairs, problemsOf, subject, schema } from "../../support/checked-rows";

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

test("reports equal values of several fields once, and those that differ by case only", () => {
  const both = ": Row 2 has the same word and no.";
  expect(problemsOf(["word,no,port", "a,1,", "a,1.0,", "b,1,", "b,2,", ",7,", ",8,"], {}, pairs)).toEqual([
    [],
    [both, ": Row 2 has the same port and no."],
    [": Another record already has this word and no.", ": Row 2 has the same port and no."],
    [],
    [],
    [],
  ]);
  expect(problemsOf(["login,no", "Bob,1", "bob,2", "EVE,3", ",4", ",5"], {}, pairs)).toEqual([
    [],
    ["login: Row 2 has the same value."],
    ["login: Another record already has this value."],
    [],
    [],
  ]);
});

test("matches records by several fields, also by related records", () => {
  const rows = ["word,no,login", "b,1,x", "b,2,y", ",2,z"];
  expect(checked(rows, { mode: "update", key: "word,no" }, pairs)).toMatchObject([
    { action: "update", id: "ship00000000001", body: { login: "x" }, problems: [] },
    { problems: [": No record has this word and no."] },
    { problems: [": The key is empty, so no record can be matched."] },
  ]);
  const [row] = checked(["port by name,no,login", "Bergen,1,x"], { mode: "update", key: "port,no" }, pairs);
  expect(row).toEqual({ action: "update", id: "ship00000000001", body: { login: "x" }, problems: [] });
  const { keys } = subject(pairs);
  expect(matchKeys(keys).map(({ name }) => name)).toEqual(["id", "login", "word,no", "port,no"]);
});

const byHand = {
  type: "base",
  ids: { required: true, min: 2, max: 5, pattern: "^[aA][0-9 ]+$" },
  fields: [{ name: "title", type: "text", required: false, unique: true, autogeneratePattern: "[a-z]{9}" }],
};

test("judges ids as the form of a new record does, and compares them without case", () => {
  const lines = ["id,title", "a1,x", "A1,y", "A7,z", ",p", "B3,q", "a 3,r", "a12345,s", "a9,"];
  expect(problemsOf(lines, {}, byHand)).toEqual([
    [],
    ["id: Row 2 has the same value."],
    ["id: A record with this id already exists."],
    ["id: Cannot be blank."],
    ["id: Must match ^[aA][0-9 ]+$."],
    [`id: Must not contain any of these: . / \\ | " ' \` < > : ? * % $ space.`],
    ["id: Must be at most 5 characters long."],
    [],
  ]);
  expect(checked(["id,title", "a7,x", "A7,y"], { mode: "update", key: "id" }, byHand)).toMatchObject([
    { action: "update", id: "a7", problems: [] },
    { problems: ["id: No record has this id."] },
  ]);
});

test("compares no blank values that the backend generates", () => {
  expect(problemsOf(["id,title", "a1,", "a2,"], {}, byHand)).toEqual([[], []]);
});
