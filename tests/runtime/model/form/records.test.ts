import { describe, expect, test, onTestFinished } from "vitest";
import { recordPanel } from "../../../support/product";
import { schemas } from "../../../../definitions/schemas";
import { validateSchema } from "../../../../src/runtime/form/schema-validator";
import { calls } from "../../../../definitions/backend/calls";
import { requestOf } from "../../../../src/runtime/model/calls/request";
import { RowParts, type NamedFiles } from "../../../../src/runtime/model/calls/row-body";
import { selectBackend } from "../../../../src/runtime/model/version/backend";
import { changedPaths, payloadOf, uploadsOf } from "../../../../src/runtime/model/form/changes";
import type { FieldModel } from "../../../../src/runtime/model/form/form-model";
import { resolveLines } from "../../../../src/runtime/model/form/resolve";
import { editedRow, filesIn } from "../../../../src/runtime/model/form/row-values";
import type { Schema, Schemas } from "../../../../src/runtime/model/form/schema";
import { validateField } from "../../../../src/runtime/model/form/validate";
import { allFields } from "../../../../src/runtime/model/form/visible";
import { jsonFault } from "../../../../src/runtime/model/values/json/json-fault";
import { storedCollections, storedRecords } from "../../../support/fixtures";

const linesFor = (item: object, mode: "new" | "edit" = "edit") =>
  resolveLines(recordPanel.fields[mode], schemas.Account as Schema, schemas as Schemas, item);

const fieldsOf = (fields: readonly object[], more: object = {}): FieldModel[] =>
  allFields(linesFor({ type: "base", fields, ...more }));

const sailors = storedCollections.find(({ type }) => type === "auth")!;

test("a record's form has a field for each of its collection's, after those of accounts", () => {
  const paths = allFields(linesFor(sailors)).map(({ path }) => path);
  expect(paths.slice(0, 3)).toEqual(["username", "email", "emailVisibility"]);
  expect(paths.slice(-10)).toEqual(sailors.fields.map(({ name }) => name));
  expect(fieldsOf(sailors.fields).map(({ path }) => path)).toEqual(sailors.fields.map(({ name }) => name));
});

test.each([
  [{ type: "text", min: 3, max: null, pattern: "" }, "growingText", { type: "string", minBytes: 3 }],
  [{ type: "number", min: -1, max: 0 }, "number", { type: "number", minimum: -1, maximum: 0 }],
  [{ type: "bool" }, "switch", { type: "boolean" }],
  [{ type: "email" }, "email", { type: "string", format: "email" }],
  [{ type: "date" }, "date-time", { type: "string", format: "utc-date-time" }],
  [{ type: "select", maxSelect: 1, values: ["a", "b"] }, "choice", { type: "string", enum: ["a", "b"], maxItems: 1 }],
  [
    { type: "select", maxSelect: 2, values: ["a", "b"] },
    "choices",
    { type: "array", items: { type: "string", enum: ["a", "b"] }, maxItems: 2 },
  ],
  [
    { type: "relation", maxSelect: null, collectionId: "c" },
    "records",
    { type: "array", items: { type: "string" }, relatedTo: "c" },
  ],
  [{ type: "relation", maxSelect: 1, collectionId: "c" }, "records", { type: "string", relatedTo: "c", maxItems: 1 }],
])("%j is edited by %s", (field, widget, schema) => {
  const [model] = fieldsOf([{ name: "it", required: false, ...field }]);
  expect(model).toMatchObject({ path: "it", label: "it", widget, schema });
  expect(Object.keys(model!.schema).toSorted()).toEqual(Object.keys(schema).toSorted());
});

test("a field is unique by an index of its collection, where it does not say so itself", () => {
  const fields = ["code", "port"].map((name) => ({ name, type: "text" }));
  const indexes = ["CREATE UNIQUE INDEX `idx_code` ON `ships` (`code`)", "CREATE INDEX `idx_port` ON `ships` (`port`)"];
  expect(fieldsOf(fields, { indexes }).map(({ unique }) => unique)).toEqual([true, undefined]);
});

test("what a field takes is told under it", () => {
  const options = { maxSelect: 2, values: ["a"] };
  expect(fieldsOf([{ name: "it", type: "select", ...options }])[0]?.hint).toBe("Select up to 2 items.");
  expect(fieldsOf([{ name: "it", type: "number", min: 1 }])[0]?.hint).toBe("No less than 1. Saved as 0 if left blank.");
});

const bodyOf = (values: Readonly<Record<string, unknown>>, files: NamedFiles): unknown =>
  requestOf(calls.saveRecord, { path: { collection: "papers", id: "1" }, body: new RowParts(values, files) }).body;

// The names and the contents of the parts of a body, sorted.
async function partsOf(body: unknown): Promise<(string | undefined)[][]> {
  const text = await (body as Blob).text();
  const parts = [...text.matchAll(/name="([^"]*)"[^]*?\r\n\r\n([^]*?)\r\n--/g)];
  return parts.map(([, name, value]) => [name, value]).toSorted();
}

describe("what is empty", () => {
  const judged = (type: string, value: unknown, options: object = {}): string[] => {
    const [field] = fieldsOf([{ name: "it", type, required: true, ...options }]);
    return validateField(field!, value, validateSchema);
  };
  test.each([
    ["text", ""],
    ["number", 0],
    ["number", ""],
    ["bool", false],
    ["json", ""],
    ["json", "null"],
    ["file", filesIn("")],
    ["file", { names: ["a.txt"], removed: ["a.txt"], added: [] }],
  ])("a required %s refuses %j", (type, value) => {
    const refusals: Record<string, string> = { number: "Cannot be blank or 0.", bool: "Cannot be off." };
    expect(judged(type, value)).toEqual([refusals[type] ?? "Cannot be blank."]);
  });
  test.each([
    ["number", 1],
    ["bool", true],
    ["json", "0"],
    ["file", filesIn("a.txt")],
  ])("a required %s takes %j", (type, value) => {
    expect(judged(type, value)).toEqual([]);
  });
  test("limits do not hold for 0", () => {
    const [field] = fieldsOf([{ name: "it", type: "number", min: 5 }]);
    expect(validateField(field!, 0, validateSchema)).toEqual([]);
    expect(validateField(field!, 4, validateSchema)).toEqual(["Must be no less than 5."]);
  });
});

test("JSON that cannot be read, files that are too many or too large are refused before they are sent", () => {
  const [json, files] = fieldsOf([
    { name: "json", type: "json" },
    { name: "files", type: "file", maxSelect: 1, maxSize: 3 },
  ]);
  expect(validateField(json!, '{"a": 1', validateSchema)).toEqual(["Not valid JSON. Fix it before saving."]);
  const added = [{ key: "k", file: new File(["four"], "a.txt") }];
  expect(validateField(files!, { names: ["b.txt"], removed: [], added }, validateSchema)).toEqual([
    "Select no more than 1.",
    "Each file must be at most 3 bytes.",
  ]);
});

describe("what a save sends", () => {
  const lines = linesFor(sailors);
  const [ada] = storedRecords;
  const stored = editedRow(lines, ada!);
  const sent = (edits: object): unknown => {
    const data = { ...stored, ...edits };
    return payloadOf(lines, changedPaths(lines, stored, data), data);
  };

  test("a record as it is read is not changed", () => {
    expect(changedPaths(lines, stored, stored)).toEqual([]);
    expect(stored).toMatchObject({ a_json: '{\n  "depth": 12.5\n}', a_file: filesIn(["chart.png", "log.txt"]) });
  });

  test("JSON goes as it was typed, unless it says the same", () => {
    expect(sent({ a_json: '{"depth":12.50}' })).toEqual({});
    expect(sent({ a_json: '{"depth":13}' })).toEqual({ a_json: '{"depth":13}' });
  });

  test("what is emptied is sent as empty", () => {
    expect(sent({ a_text: "", a_number: "", a_select: [], a_relation: [] })).toEqual({
      a_text: "",
      a_number: null,
      a_select: [],
      a_relation: [],
    });
  });

  test("files are deleted by name, and new ones go in parts with all else", async () => {
    const file = new File(["content"], 'a "b".txt');
    const data = {
      ...stored,
      a_text: "one\ntwo",
      a_select: [],
      a_relation: ["x", "y"],
      a_file: { names: ["chart.png", "log.txt"], removed: ["log.txt"], added: [{ key: "k", file }] },
    };
    const paths = changedPaths(lines, stored, data);
    const payload = payloadOf(lines, paths, data);
    expect(payload).toEqual({ "a_file-": ["log.txt"], a_text: "one\ntwo", a_select: [], a_relation: ["x", "y"] });
    const files = uploadsOf(lines, paths, data).map(([path, upload]) => [`${path}+`, upload.file] as const);
    expect(await partsOf(bodyOf(payload, files))).toEqual([
      ["a_file", "content"],
      ["a_file.log.txt", ""],
      ["a_relation", "x"],
      ["a_relation", "y"],
      ["a_select", ""],
      ["a_text", "one\ntwo"],
    ]);
    expect(bodyOf(payload, [])).toEqual({
      "a_file.log.txt": null,
      a_text: "one\ntwo",
      a_select: [],
      a_relation: ["x", "y"],
    });
  });

  test("since v0.23 files are named by their field, and all values go as one part of JSON", async () => {
    selectBackend("v0.40");
    onTestFinished(() => selectBackend("v0.8"));
    const values = { "docs-": ["old.txt"], code: "007", tags: [] };
    expect(bodyOf(values, [])).toEqual(values);
    const file = new File(["content"], "new.txt");
    expect(await partsOf(bodyOf(values, [["docs+", file]]))).toEqual([
      ["@jsonPayload", JSON.stringify(values)],
      ["docs+", "content"],
    ]);
  });
});

test.each([
  ["", [1, 1]],
  ["{", [1, 2]],
  ['{"a": 1,}', [1, 9]],
  ['{\n  "a": x\n}', [2, 8]],
  ["[1, 2", [1, 6]],
  ["[1 2]", [1, 4]],
  ["01", [1, 2]],
  ["'a'", [1, 1]],
  ['"a\nb"', [1, 1]],
])("the fault of %j is at %j", (text, [line, column]) => {
  expect(jsonFault(text)).toEqual({ line, column });
});

test.each(['{"a": [1, -2.5e3, "\\u00e9\\n", true, null], "b": {}}', " [] ", '"\u0085"', "0"])("%j is JSON", (text) => {
  expect(jsonFault(text)).toBeUndefined();
});

test("a field of the old type for users relates to the accounts that a fresh backend has", () => {
  const [user] = fieldsOf([{ name: "who", type: "user", maxSelect: 2 }]);
  expect(user).toMatchObject({
    widget: "records",
    schema: { type: "array", maxItems: 2, relatedTo: "_pb_users_auth_" },
  });
});

test("one value that looks like a list is sent twice in parts, where one alone would be read as that list", async () => {
  const file = new File(["x"], "a.txt");
  const body = bodyOf({ colours: ["null"], others: ["a"] }, [["papers+", file]]);
  const text = await (body as Blob).text();
  expect(text.match(/name="colours"/g)).toHaveLength(2);
  expect(text.match(/name="others"/g)).toHaveLength(1);
});

test("says of a required number that 0 is refused, not that it is saved as 0, and of a flag that it must be on", () => {
  const hints = fieldsOf([
    { name: "amount", type: "number", required: true, min: 0, max: 5 },
    { name: "paid", type: "bool", required: true },
    { name: "sent", type: "bool" },
  ]).map(({ hint }) => hint);
  expect(hints).toEqual(["0 to 5. 0 counts as empty and is refused.", "Must be on.", undefined]);
});

test("what a field's limits are is said under it, 0 too, and moments as they are typed", () => {
  const [amount, due] = fieldsOf([
    { name: "amount", type: "number", min: 0, max: 5 },
    { name: "due", type: "date", min: "2020-01-01 00:00:00.000Z" },
  ]);
  expect(amount!.hint).toBe("0 to 5. Saved as 0 if left blank.");
  expect(due!.hint).toBe("2020-01-01 00:00:00 UTC or later.");
});

test.each([
  [{ type: "relation", maxSelect: 0 }, undefined],
  [{ type: "relation", maxSelect: 1 }, undefined],
  [{ type: "relation", maxSelect: 2 }, "Select up to 2 items."],
  [{ type: "file", maxSelect: 2, maxSize: 5, mimeTypes: ["image/png"] }, "Only image/png."],
  [{ type: "file", maxSelect: 2, maxSize: 5, mimeTypes: [] }, undefined],
])("under %j stands %j", (field, hint) => {
  expect(fieldsOf([{ name: "it", ...field }])[0]?.hint).toBe(hint);
});

test("an account's email is of any domain where its collection states none as null", () => {
  const unlimited = { ...sailors, onlyEmailDomains: null, exceptEmailDomains: null };
  const email = allFields(linesFor(unlimited)).find(({ path }) => path === "email");
  expect(validateField(email!, "a@x.com", validateSchema)).toEqual([]);
});

test("says below a field what its collection says of it, and who sees it", () => {
  const [field] = fieldsOf([{ name: "note", type: "text", help: "Only for the crew.", hidden: true, max: 20 }]);
  expect(field!.hint).toBe("Only for the crew. At most 20 bytes. Hidden: only superusers see this field.");
});

test("shows a value of an unknown type, and leaves it unchanged", () => {
  const item = { type: "base", fields: [{ name: "shape", type: "polygon", required: true }] };
  const lines = linesFor(item);
  expect(allFields(lines)).toMatchObject([{ path: "shape", widget: "jsonText", required: false, readOnly: true }]);
  const stored = { shape: [[0, 0]], id: "x" };
  expect(changedPaths(lines, editedRow(lines, stored), editedRow(lines, stored))).toEqual([]);
});
