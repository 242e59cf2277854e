import { expect, test, vi } from "vitest";
import { Failure } from "../../../src/backend/calls/failure";
import type { RowPlan } from "../../../src/features/records/transfer/model/check-rows";
import { startRun, type Run } from "../../../src/features/records/transfer/model/import-run";
import { inRunOrder } from "../../../src/features/records/transfer/model/run-order";
import { expectProportion } from "../../support/growth";
import { guessedTargets, type ImportField } from "../../../src/features/records/transfer/model/import-fields";
import { createSkippedRowsFile } from "../../../src/features/records/transfer/skipped-rows-file";
import { buildSkippedRowsTable } from "../../../src/features/records/transfer/model/skipped-rows";
import { countClearedValues, storedValues } from "../../../src/features/records/transfer/model/emptied";
import type { ReadRow, RowProblem } from "../../../src/features/records/transfer/model/import-setup";
import { problemGroups } from "../../../src/features/records/transfer/model/problem-groups";

vi.setConfig({ testTimeout: 30_000 });

const plan = (index: number, more: Partial<RowPlan> = {}): RowPlan => ({
  index,
  row: index + 2,
  action: "create",
  id: `id${index}`,
  body: {},
  problems: [],
  after: [],
  ...more,
});

const plans = [0, 1, 2, 3].map((index) => plan(index));
const allRequests = () => vi.waitFor(() => new Promise((done) => setTimeout(done)));

function running(sendRow: (plan: RowPlan, again: boolean) => Promise<void>, atOnce = 1) {
  return startRun({ plans, atOnce, sendRow, confirm: () => Promise.resolve(true), onChange: () => {} });
}

test("lists refused rows with their reasons, and continues", async () => {
  const data = { name: { code: "validation_required", message: "Missing required value." } };
  const run = running(async ({ index }) => {
    if (index === 1) throw new Failure("No.", { status: 400, data });
    if (index === 2) throw new Failure("No.", { status: 404 });
  });
  expect(run.progress()).toMatchObject({ state: "paused", created: 0 });
  run.resume();
  await vi.waitFor(() => expect(run.progress().state).toBe("over"));
  expect(run.progress()).toMatchObject({ created: 2, total: 4 });
  expect(run.progress().refused.map(({ index, problems }) => [index, problems])).toEqual([
    [1, [{ field: "name", text: "Missing required value." }]],
    [2, [{ text: "It no longer exists: another admin deleted it." }]],
  ]);
});

test("names all fields of a duplicate that the backend refuses in one problem", async () => {
  const taken = { code: "validation_not_unique", message: "Value must be unique." };
  const run = running(async ({ index }) => {
    const data = index === 0 ? { word: taken, no: taken } : { word: taken, due: { code: "x", message: "Too late." } };
    if (index < 2) throw new Failure("No.", { status: 400, data });
  });
  run.resume();
  await vi.waitFor(() => expect(run.progress().state).toBe("over"));
  expect(run.progress().refused.map(({ problems }) => problems)).toEqual([
    [{ text: "Another record already has this word and no." }],
    [
      { field: "word", text: "Value must be unique." },
      { field: "due", text: "Too late." },
    ],
  ]);
});

test("sends a row again alone if it was refused without a reason", async () => {
  const sent: string[] = [];
  let writing = 0;
  const run = running(async ({ index }) => {
    writing++;
    sent.push(`${index}: ${writing}`);
    await allRequests();
    const beside = writing--;
    if (index === 3 || (index === 1 && beside > 1)) throw new Failure("Failed to update record.", { status: 400 });
  }, 4);
  run.resume();
  await vi.waitFor(() => expect(run.progress().state).toBe("over"));
  expect(sent).toEqual(["0: 1", "1: 2", "2: 3", "3: 4", "1: 1", "3: 1"]);
  expect(run.progress()).toMatchObject({ created: 3, refused: [{ index: 3 }] });
});

test("pauses on a lost connection, and marks the row that is sent again", async () => {
  const sent: [number, boolean][] = [];
  let fails = true;
  const run = running(async ({ index }, again) => {
    sent.push([index, again]);
    if (index === 1 && fails) throw new Failure("Nothing answers.");
  });
  run.resume();
  await vi.waitFor(() => expect(run.progress().state).toBe("paused"));
  expect(run.progress().failure?.message).toBe("Nothing answers.");
  fails = false;
  run.resume();
  await vi.waitFor(() => expect(run.progress().state).toBe("over"));
  expect(run.progress().failure).toBeUndefined();
  expect(sent.join(" ")).toBe("0,false 1,false 1,true 2,false 3,false");
});

test("pauses after pending rows, and lists the remaining rows when stopped", async () => {
  const sent: number[] = [];
  let answer = (): void => {};
  const run = running(({ index }) => {
    sent.push(index);
    return new Promise((done) => (answer = done));
  }, 2);
  run.resume();
  expect(sent).toEqual([0, 1]);
  run.pause();
  answer();
  await allRequests();
  expect(run.progress()).toMatchObject({ state: "paused", created: 1 });
  expect(sent).toEqual([0, 1]);
  expect(run.stop().map(({ index }) => index)).toEqual([2, 3]);
  expect(run.progress().state).toBe("over");
});

test("ends a stopped run whose last answer is lost, and lists the row", async () => {
  let lose: (failure: Failure) => void = () => {};
  const run = startRun({
    plans: [plan(0)],
    atOnce: 1,
    confirm: () => Promise.resolve(true),
    onChange: () => {},
    sendRow: () => new Promise((_, fail) => (lose = fail)),
  });
  run.resume();
  run.stop();
  lose(new Failure("Nothing answers."));
  await run.whenIdle();
  expect(run.progress()).toMatchObject({ state: "over", refused: [{ problems: [{ text: "Nothing answers." }] }] });
});

test.each([
  ["paused", (run: Run) => run.pause(), "paused"],
  ["stopped", (run: Run) => run.stop(), "over"],
  ["done", () => {}, "over"],
])("says that the session ended during a run that is %s", async (_, act, state) => {
  const confirmed: number[] = [];
  const confirm = (): Promise<boolean> => Promise.resolve(confirmed.push(run.progress().created) === 0);
  const sendRow = async (): Promise<void> => act(run);
  const run = startRun({ plans, atOnce: 1, sendRow, confirm, onChange: () => {} });
  run.resume();
  await vi.waitFor(() => expect(run.progress()).toMatchObject({ state, asGuest: true }));
  expect(confirmed).toEqual([state === "over" && run.progress().created === 4 ? 4 : 1]);
});

test("lists a row that is too large", async () => {
  const run = running(async ({ index }) => {
    if (index === 0) throw new Failure("Too large.", { status: 413 });
  });
  run.resume();
  await vi.waitFor(() => expect(run.progress()).toMatchObject({ state: "over", created: 3, refused: [{ index: 0 }] }));
});

test("reports the end of a stopped run after the pending answers", async () => {
  const answers: (() => void)[] = [];
  const run = running(() => new Promise((done) => answers.push(done)), 2);
  const onIdle = vi.fn<() => void>();
  run.resume();
  run.stop();
  void run.whenIdle().then(onIdle);
  answers[0]!();
  await allRequests();
  expect(onIdle).not.toHaveBeenCalled();
  answers[1]!();
  await vi.waitFor(() => expect(onIdle).toHaveBeenCalledOnce());
  expect(run.progress().created).toBe(2);
  await run.whenIdle();
});

test("sends rows after those that they link to, and omits circles", () => {
  const { sendable, wrong } = inRunOrder([
    plan(0, { after: [2] }),
    plan(1, { problems: [{ text: "Wrong." }] }),
    plan(2, { after: [3] }),
    plan(3),
    plan(4, { after: [1] }),
    plan(5, { after: [6] }),
    plan(6, { after: [5] }),
    plan(7),
  ]);
  expect(sendable.map(({ index }) => index)).toEqual([3, 2, 0, 7]);
  expect(wrong.map(({ index, problems }) => [index, problems.map(({ text }) => text)])).toEqual([
    [1, ["Wrong."]],
    [4, ["Links to row 3, which won't be imported."]],
    [5, ["Links to row 8, which won't be imported."]],
    [6, ["Links to row 7, which links back to it: neither can be created first."]],
  ]);
});

test("orders rows that all depend on the row before, in a large file", () => {
  const chain = Array.from({ length: 20_000 }, (_, index) => plan(index, { after: index < 19_999 ? [index + 1] : [] }));
  expect(inRunOrder(chain).sendable[0]?.index).toBe(19_999);
});

test("takes time in proportion to the rows that one row links to", () => {
  const linked = (count: number): RowPlan[] =>
    Array.from({ length: count }, (_, index) =>
      plan(index, { after: index > 0 ? [] : [...Array(count).keys()].slice(1) }),
    );
  expectProportion((count) => inRunOrder(linked(count)), 5000);
});

const skipped = (index: number, text: string, field?: string): RowPlan =>
  plan(index, { id: "", problems: [field === undefined ? { text } : { field, text }] });

test("adds the reasons of skipped rows in a last column", () => {
  const read = {
    name: "a.csv",
    format: "csv",
    columns: ["a", "problem"],
    rows: [
      { row: 2, cells: ["'=1", "x"] },
      { row: 3, cells: ["b", "y", "z"] },
    ],
  } as const;
  expect(
    buildSkippedRowsTable(read, [skipped(1, "It has too many cells."), skipped(0, "Cannot be blank.", "a")], []),
  ).toEqual({
    names: ["a", "problem", "problem 2"],
    rows: [
      { cells: ["=1", "x"], reason: "a: Cannot be blank.", others: [] },
      { cells: ["b", "y"], reason: "It has too many cells.", others: ["z"] },
    ],
  });
});

test("names the column of reasons like no field", () => {
  const fields = ["problem", "Problem-2", "title"].map((path) => ({ path, label: path }) as ImportField);
  const read = { name: "a.csv", format: "csv", columns: ["title"], rows: [{ row: 2, cells: ["a"] }] } as const;
  const { names } = buildSkippedRowsTable(read, [skipped(0, "The import stopped before this row.")], fields);
  expect(names).toEqual(["title", "problem 3"]);
  expect(guessedTargets(names, fields)).toEqual(["title", undefined]);
});

test.each([
  ["csv", "\uFEFFa,b,c,problem\r\nx,,,Cannot be blank.\r\n"],
  ["json", '[\n{"a":"x","problem":"Cannot be blank."}\n]\n'],
] as const)("writes a row with missing cells as %s", async (format, text) => {
  const read = { name: "a", format, columns: ["a", "b", "c"], rows: [{ row: 2, cells: ["x"] }] };
  const { file } = createSkippedRowsFile(read, [skipped(0, "Cannot be blank.")], []);
  expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe(text);
});

test("groups rows by reason, the largest group first", () => {
  const isNone = (field: string): RowProblem => ({ field, text: "Must be a number." });
  const equals = (row: number): RowProblem => {
    return { field: "code", text: `Row ${row} has the same value.`, reason: "Another row has the same value." };
  };
  const groups = problemGroups([
    plan(0, { problems: [isNone("salary")] }),
    plan(1, { problems: [equals(2), isNone("note")] }),
    plan(2, { problems: [equals(3)] }),
  ]);
  expect(groups.map(({ field, reason, rows }) => [field, reason, rows.map(({ row }) => row)])).toEqual([
    ["code", "Another row has the same value.", [3, 4]],
    ["salary", "Must be a number.", [2]],
    ["note", "Must be a number.", [3]],
  ]);
});

test("counts the stored values that empty cells clear", () => {
  const { filled, note } = storedValues(["notes", "salary", "on", "tags"]);
  note({ id: "id0", notes: "kept so far", salary: 7, on: true, tags: ["a"] });
  note({ id: "id1", notes: "", salary: 0, on: false, tags: [] });
  note({ id: "id2", notes: "other", salary: 5, on: false, tags: [] });
  const empty = { notes: "", salary: 0, on: false, tags: [] };
  const row = (values: object): ReadRow => ({
    row: 1,
    newId: "",
    problems: [],
    values: new Map(Object.entries(values)),
  });
  const blank = row({ notes: "", salary: null, on: null, tags: [] });
  const update = (index: number, body: Record<string, unknown>) => plan(index, { action: "update", body });
  const changes = [
    update(0, empty),
    update(1, empty),
    // A written zero is no empty cell; omitted values are not sent.
    update(2, { salary: 0 }),
    plan(3, { body: empty }),
  ];
  const emptied = countClearedValues(changes, [blank, blank, row({ salary: 0, notes: "" }), blank], filled);
  expect([...emptied]).toEqual([
    ["notes", 1],
    ["salary", 1],
    ["on", 1],
    ["tags", 1],
  ]);
});
