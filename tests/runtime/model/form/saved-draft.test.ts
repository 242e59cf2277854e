import { describe, expect, test } from "vitest";
import { collectionPanel, recordPanel } from "../../../support/product";
import { schemas } from "../../../../definitions/schemas";
import { changeDraft, formState, noDraft, type Draft } from "../../../../src/runtime/model/form/draft";
import {
  extractSavedDraft,
  collectSavedValues,
  previewRestore,
  restoreDraft,
} from "../../../../src/runtime/model/form/saved-draft";
import { resolveLines } from "../../../../src/runtime/model/form/resolve-lines";
import { editedRow } from "../../../../src/runtime/model/form/row-values";
import type { Schema, Schemas } from "../../../../src/runtime/model/form/schema";
import { valueAt } from "../../../../src/values/json/path";
import { shortDifference } from "../../../../src/values/text/short-difference";
import { storedCollections, storedRecords } from "../../../support/fixtures";

const sailors = storedCollections.find(({ type }) => type === "auth")!;
const linesFor = (item: object) =>
  resolveLines(recordPanel.fields.edit, schemas.Account as Schema, schemas as Schemas, item);
const lines = linesFor(sailors);
const stored = editedRow(lines, storedRecords[0]!);
const files = { names: ["chart.png", "log.txt"], removed: [] as string[], added: [] };
const added = [{ key: "1", file: new File(["of the harbour"], "plan.txt") }];

const edited = (...edits: (readonly [string, unknown])[]): Draft =>
  edits.reduce((draft, [path, value]) => changeDraft(draft, lines, stored, path, value), noDraft);
const keep = (draft: Draft) => extractSavedDraft(draft, lines, stored, recordPanel.transient, 0);

describe("a saved draft", () => {
  test("has each edit with its label and its stored value", () => {
    expect(keep(edited(["a_text", "!"], ["a_bool", false]))).toEqual({
      edits: [
        { path: "a_text", label: "Account: a_text", value: "!", base: "North of the light", widget: "growingText" },
        { path: "a_bool", label: "Account: a_bool", value: false, base: true, widget: "switch" },
      ],
      left: [],
      at: 0,
    });
  });

  test("has no secret, no file and nothing that only the form uses", () => {
    const draft = edited(
      ["change-password", true],
      ["password", "long-enough-1"],
      ["a_file", { ...files, removed: ["log.txt"], added }],
    );
    const kept = keep(draft);
    expect(kept?.edits.map(({ path, value }) => [path, value])).toEqual([
      ["a_file", { ...files, removed: ["log.txt"] }],
    ]);
    expect(kept?.left).toEqual(["Account: Password", "Account: a_file: plan.txt"]);
  });

  test("is empty if nothing was typed that a save would send", () => {
    expect(keep(noDraft)).toBeUndefined();
    expect(keep(edited(["change-password", true]))).toBeUndefined();
  });
});

describe("a restore", () => {
  const kept = keep(edited(["a_text", "!"], ["a_json", '{"depth": 13}']))!;

  test("offers only what differs from the form", () => {
    const now = edited(["a_json", '{"depth":13}']);
    expect(previewRestore(kept, now, lines, stored)?.values.map(({ path }) => path)).toEqual(["a_text"]);
    expect(previewRestore(kept, edited(["a_json", '{"depth":13}'], ["a_text", "!"]), lines, stored)).toBeUndefined();
  });

  test("keeps the value of that time as its base, so that conflicts are found", () => {
    const theirs = { ...stored, a_text: "theirs" };
    const [value] = previewRestore(kept, noDraft, lines, theirs)!.values;
    expect(value).toMatchObject({ now: "theirs", kept: "!", isConflict: true });
    const { draft } = restoreDraft(kept, noDraft, lines, theirs);
    expect(draft.bases.get("a_text")).toBe("North of the light");
    expect([...draft.unsaved.keys()]).toEqual(["a_text", "a_json"]);
  });

  test("keeps newer edits of other fields", () => {
    const { draft } = restoreDraft(kept, edited(["a_url", "https://example.com"]), lines, stored);
    expect([...draft.edits.keys()]).toEqual(["a_url", "a_text", "a_json"]);
  });

  test("deletes only files that still exist", () => {
    const draft = keep(edited(["a_file", { ...files, removed: ["log.txt", "chart.png"] }]))!;
    const now = { ...stored, a_file: { names: ["chart.png", "new.txt"], removed: [], added: [] } };
    expect(restoreDraft(draft, noDraft, lines, now).draft.edits.get("a_file")).toEqual({
      names: ["chart.png", "new.txt"],
      removed: ["chart.png"],
      added: [],
    });
  });

  test("lists separately what has no field any more", () => {
    const without = linesFor({ ...sailors, fields: sailors.fields.filter(({ name }) => name !== "a_text") });
    const { values, gone } = previewRestore(kept, noDraft, without, stored)!;
    expect(values.map(({ path }) => path)).toEqual(["a_json"]);
    expect(collectSavedValues(gone)).toEqual({ a_text: "!" });
    expect([...restoreDraft(kept, noDraft, without, stored).draft.edits.keys()]).toEqual(["a_json"]);
  });
});

test.each([
  ["a_text", "!", "bool"],
  ["a_text", "!", "email"],
  ["a_number", 7, "text"],
  ["a_date", "2022-12-05 12:00:00.000Z", "file"],
  ["a_bool", false, "date"],
])("restores no %s into a field of that name of another type", (name, value, type) => {
  const kept = keep(edited([name, value], ["a_url", "https://example.com"]))!;
  const anew = linesFor({
    ...sailors,
    fields: sailors.fields.map((field) => (field.name === name ? { ...field, id: "anew0000", type } : field)),
  });
  const now = { ...stored, [name]: null };
  const { values, gone } = previewRestore(kept, noDraft, anew, now)!;
  expect(values.map(({ path }) => path)).toEqual(["a_url"]);
  expect(collectSavedValues(gone)).toEqual({ [name]: value });
  expect([...restoreDraft(kept, noDraft, anew, now).draft.edits.keys()]).toEqual(["a_url"]);
});

describe("a restore of a list", () => {
  const fields = resolveLines(collectionPanel.fields.edit, schemas.Collection as Schema, schemas as Schemas);
  const now = { ...sailors, fields: sailors.fields.slice(0, 3) };
  const [text, number, bool] = now.fields.map(({ id }) => id);
  const fresh = { ...now.fields[0], id: "fresh000", name: "port" };
  const draft = [
    [`fields.${text}.name`, "tale"],
    [`fields.${text}.required`, true],
    [`fields.${number}.-`, true],
    ["fields.fresh000", fresh],
    ["fields.fresh000.required", true],
    ["fields.#", ["fresh000", bool, text, number]],
    ["listRule", ""],
  ].reduce((all, [path, value]) => changeDraft(all, fields, now, path as string, value), noDraft);
  const kept = extractSavedDraft(draft, fields, now, [], 0)!;

  test("names items, and a new one as a whole", () => {
    const { values } = previewRestore(kept, noDraft, fields, now)!;
    expect(values.map(({ label, now: before, kept: after }) => [label, before, after])).toEqual([
      ["New field", "nothing", "port (Text)"],
      ["Fields: tale: Field name", "a_text", "tale"],
      ["Fields: tale: Nonempty", "False", "True"],
      ["a_number", "Kept", "Will be removed when you save"],
      ["API Rules: List/Search action", "Admins only", "Anyone"],
      ["Fields: order", "a_text, a_number, a_bool", "port, a_bool, tale, a_number"],
    ]);
  });

  test("says what a new row has: its first text, and how many items", () => {
    const blank = { id: "", name: "", type: "base", fields: [] };
    const items = ["bow", "keel"].map((name) => [`fields.${name}`, { ...now.fields[0], id: name, name }] as const);
    const summaryWith = (...edits: (readonly [string, unknown])[]) => {
      const made = edits.reduce((all, [path, value]) => changeDraft(all, fields, blank, path, value), noDraft);
      return previewRestore(extractSavedDraft(made, fields, blank, [], 0)!, noDraft, fields, blank)!.summary;
    };
    expect(summaryWith(["name", "wares"], ...items)).toEqual(["wares", "2 fields"]);
    expect(summaryWith(items[0]!)).toEqual(["1 field"]);
    expect(previewRestore(kept, noDraft, fields, now)!.summary).toEqual([]);
  });

  test("restores order and items, next to what others added since", () => {
    const theirs = { ...now, fields: [...now.fields, { ...now.fields[0]!, id: "theirs00", name: "theirs" }] };
    const { draft: restored, gone } = restoreDraft(kept, noDraft, fields, theirs);
    expect(gone).toEqual([]);
    const { data } = formState(restored, fields, theirs);
    expect((data as typeof now).fields.map(({ name, required }) => [name, required])).toEqual([
      ["port", true],
      ["a_bool", false],
      ["tale", true],
      ["theirs", false],
      ["a_number", false],
    ]);
  });

  test("offers nothing that others did, too, and claims no conflict", () => {
    const [first, , ...others] = now.fields;
    const theirs = { ...now, fields: [first!, ...others, { ...fresh, required: true }] };
    const offered = previewRestore(kept, noDraft, fields, theirs)!;
    expect(offered.gone).toEqual([]);
    expect(offered.values.map(({ label, isConflict }) => [label, isConflict])).toEqual([
      ["Fields: tale: Field name", false],
      ["Fields: tale: Nonempty", false],
      ["API Rules: List/Search action", false],
      ["Fields: order", false],
    ]);
  });

  test("restores an item of another kind with all its options", () => {
    const relation = { ...fresh, type: "relation", collectionId: "ports0000000000", maxSelect: 1 };
    const typed = [
      ["fields.fresh000", fresh],
      ["fields.fresh000.type", "relation"],
      ["fields.fresh000.collectionId", relation.collectionId],
      ["fields.fresh000.maxSelect", relation.maxSelect],
    ].reduce((all, [path, value]) => changeDraft(all, fields, now, path as string, value), noDraft);
    const again = extractSavedDraft(typed, fields, now, [], 0)!;
    expect(again.edits).toMatchObject([{ path: "fields.fresh000", value: relation }]);
    const { draft: restored, gone } = restoreDraft(again, noDraft, fields, now);
    expect(gone).toEqual([]);
    expect(valueAt(formState(restored, fields, now).data, "fields.fresh000")).toEqual(relation);
    expect(previewRestore(again, noDraft, fields, now)!.values).toMatchObject([{ kept: "port (Relation)" }]);
  });

  test("ignores hidden values that would not be sent", () => {
    const hidden = changeDraft(noDraft, fields, { ...now, type: "base" }, "minPasswordLength", 12);
    expect(extractSavedDraft(hidden, fields, { ...now, type: "base" }, [], 0)).toBeUndefined();
  });

  test("lists separately the edits of a deleted item", () => {
    const { gone } = restoreDraft(kept, noDraft, fields, { ...now, fields: now.fields.slice(1) });
    expect(gone.map(({ path }) => path)).toEqual([`fields.${text}.name`, `fields.${text}.required`]);
  });
});

test("cuts two long texts to where they begin to differ", () => {
  const same = "x".repeat(500);
  const [one, other] = shortDifference(`${same}one${same}`, `${same}two`);
  expect(one).toBe(`…${"x".repeat(40)}one${"x".repeat(257)}…`);
  expect(other).toBe(`…${"x".repeat(40)}two`);
  expect(shortDifference("a", "b")).toEqual(["a", "b"]);
  expect(shortDifference(`${same}one`, `${same}two`, "x")).toEqual([`${"x".repeat(300)}…`, `${"x".repeat(300)}…`, "x"]);
});

test("keeps the id of a new row that may be stored already", () => {
  const kept = keep({ ...edited(["a_text", "!"]), attempt: { id: "abc", data: { a_text: "?" } } });
  expect(kept?.attempt).toEqual({ id: "abc" });
  expect(restoreDraft(kept!, noDraft, lines, stored).draft.attempt).toEqual({ id: "abc" });
  // Further edits keep it.
  expect(changeDraft({ ...noDraft, attempt: { id: "abc" } }, lines, stored, "a_text", "!").attempt?.id).toBe("abc");
});
