import { describe, expect, test } from "vitest";
import { recordPanel } from "../../../support/product";
import { schemas } from "../../../../definitions/schemas";
import { validateSchema } from "../../../../src/runtime/form/schema-validator";
import { changedPaths, payloadOf } from "../../../../src/runtime/model/form/changes";
import type { FieldModel } from "../../../../src/runtime/model/form/form-model";
import { resolveLines } from "../../../../src/runtime/model/form/resolve-lines";
import { editedRow, filesIn } from "../../../../src/runtime/model/form/row-values";
import type { Schema, Schemas } from "../../../../src/runtime/model/form/schema";
import { validateField } from "../../../../src/runtime/model/form/validate";
import { allFields } from "../../../../src/runtime/model/form/visible";
import { jsonFault } from "../../../../src/values/json/json-fault";
import { storedCollections, storedRecords } from "../../../support/fixtures";

const linesFor = (item: object, mode: "new" | "edit" = "edit") =>
  resolveLines(recordPanel.fields[mode], schemas.Account as Schema, schemas as Schemas, item);

const fieldsOf = (fields: readonly object[], more: object = {}): FieldModel[] =>
  allFields(linesFor({ type: "base", fields, ...more }));

const sailors = storedCollections.find(({ type }) => type === "auth")!;

test("shows the fields of accounts, then those of the collection", () => {
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
])("edits %j by %s", (field, widget, schema) => {
  const [model] = fieldsOf([{ name: "it", required: false, ...field }]);
  expect(model).toMatchObject({ path: "it", label: "it", widget, schema });
  expect(Object.keys(model!.schema).toSorted()).toEqual(Object.keys(schema).toSorted());
});

test("finds that a field is unique by an index of the collection", () => {
  const fields = ["code", "port"].map((name) => ({ name, type: "text" }));
  const indexes = ["CREATE UNIQUE INDEX `idx_code` ON `ships` (`code`)", "CREATE INDEX `idx_port` ON `ships` (`port`)"];
  expect(fieldsOf(fields, { indexes }).map(({ unique }) => unique)).toEqual([true, undefined]);
});

describe("a field with a value", () => {
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
  ])("refuses in a required %s: %j", (type, value) => {
    const refusals: Record<string, string> = { number: "Cannot be blank or 0.", bool: "Cannot be off." };
    expect(judged(type, value)).toEqual([refusals[type] ?? "Cannot be blank."]);
  });
  test.each([
    ["number", 1],
    ["bool", true],
    ["json", "0"],
    ["file", filesIn("a.txt")],
  ])("accepts in a required %s: %j", (type, value) => {
    expect(judged(type, value)).toEqual([]);
  });
  test("does not apply limits to 0", () => {
    const [field] = fieldsOf([{ name: "it", type: "number", min: 5 }]);
    expect(validateField(field!, 0, validateSchema)).toEqual([]);
    expect(validateField(field!, 4, validateSchema)).toEqual(["Must be no less than 5."]);
  });
});

test("refuses invalid JSON, too many files and too large files", () => {
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

describe("a save", () => {
  const lines = linesFor(sailors);
  const [ada] = storedRecords;
  const stored = editedRow(lines, ada!);
  const sent = (edits: object): unknown => {
    const data = { ...stored, ...edits };
    return payloadOf(lines, changedPaths(lines, stored, data), data);
  };

  test("sends nothing of an unchanged record", () => {
    expect(changedPaths(lines, stored, stored)).toEqual([]);
    expect(stored).toMatchObject({ a_json: '{\n  "depth": 12.5\n}', a_file: filesIn(["chart.png", "log.txt"]) });
  });

  test("sends JSON as typed, unless it is equal", () => {
    expect(sent({ a_json: '{"depth":12.50}' })).toEqual({});
    expect(sent({ a_json: '{"depth":13}' })).toEqual({ a_json: '{"depth":13}' });
  });

  test("sends emptied values as empty", () => {
    expect(sent({ a_text: "", a_number: "", a_select: [], a_relation: [] })).toEqual({
      a_text: "",
      a_number: null,
      a_select: [],
      a_relation: [],
    });
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
])("locates the fault of %j at %j", (text, [line, column]) => {
  expect(jsonFault(text)).toEqual({ line, column });
});

test.each(['{"a": [1, -2.5e3, "\\u00e9\\n", true, null], "b": {}}', " [] ", '"\u0085"', "0"])(
  "accepts %j as JSON",
  (text) => {
    expect(jsonFault(text)).toBeUndefined();
  },
);

test("relates the old type of users to the default accounts", () => {
  const [user] = fieldsOf([{ name: "who", type: "user", maxSelect: 2 }]);
  expect(user).toMatchObject({
    widget: "records",
    schema: { type: "array", maxItems: 2, relatedTo: "_pb_users_auth_" },
  });
});

test("says that a required number refuses 0, and that a flag must be on", () => {
  const hints = fieldsOf([
    { name: "amount", type: "number", required: true, min: 0, max: 5 },
    { name: "paid", type: "bool", required: true },
    { name: "sent", type: "bool" },
  ]).map(({ hint }) => hint);
  expect(hints).toEqual(["0 to 5. 0 counts as empty and is refused.", "Must be on.", undefined]);
});

test("shows the limits of a field below it, also 0 and dates", () => {
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
])("shows below %j: %j", (field, hint) => {
  expect(fieldsOf([{ name: "it", ...field }])[0]?.hint).toBe(hint);
});

test("accepts any domain if the collection restricts none", () => {
  const unlimited = { ...sailors, onlyEmailDomains: null, exceptEmailDomains: null };
  const email = allFields(linesFor(unlimited)).find(({ path }) => path === "email");
  expect(validateField(email!, "a@x.com", validateSchema)).toEqual([]);
});

test("shows below a field its help and who sees it", () => {
  const [field] = fieldsOf([{ name: "note", type: "text", help: "Only for the crew.", hidden: true, max: 20 }]);
  expect(field!.hint).toBe("Only for the crew. At most 20 bytes. Hidden: only superusers see this field.");
});

test("shows a value of an unknown type unchanged", () => {
  const item = { type: "base", fields: [{ name: "shape", type: "polygon", required: true }] };
  const lines = linesFor(item);
  expect(allFields(lines)).toMatchObject([{ path: "shape", widget: "jsonText", required: false, readOnly: true }]);
  const stored = { shape: [[0, 0]], id: "x" };
  expect(changedPaths(lines, editedRow(lines, stored), editedRow(lines, stored))).toEqual([]);
});
