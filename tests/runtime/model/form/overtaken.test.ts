import { expect, test } from "vitest";
import { recordPanel } from "../../../../definitions/screens/record-panel";
import { schemas } from "../../../../definitions/schemas";
import { changeDraft, formState, noDraft } from "../../../../src/runtime/model/form/draft";
import { overtakenValues } from "../../../../src/runtime/model/form/overtaken";
import { resolveLines } from "../../../../src/runtime/model/form/resolve";
import { editedRow, fileCount, filesIn, type FilesValue } from "../../../../src/runtime/model/form/row-values";
import type { Schema, Schemas } from "../../../../src/runtime/model/form/schema";
import { valueWords } from "../../../../src/runtime/model/form/value-words";

const item = { type: "base", schema: [{ name: "papers", type: "file", options: { maxSelect: 5 } }] };
const lines = resolveLines(recordPanel.fields.edit, schemas.Account as Schema, schemas as Schemas, item);
const rowOf = (papers: readonly string[]) => editedRow(lines, { papers });
const added = [{ key: "k", file: new File(["content"], "d.txt") }];

/** A draft in which these files of a1, a2, b and c are changed. */
const draftOf = (change: Partial<FilesValue>) => {
  const names = ["a1", "a2", "b", "c"];
  return changeDraft(noDraft, lines, rowOf(names), "papers", { ...filesIn(names), ...change });
};

test("of files, a save is told to leave those that are really stored after it", () => {
  const draft = draftOf({ removed: ["a1"], added });
  const now = rowOf(["a1", "b", "c", "e"]);
  const [files] = overtakenValues(draft, formState(draft, lines, rowOf(["a1", "a2", "b", "c"])), now);
  expect(valueWords(files!.mine)).toBe("b, c, e, d.txt");
  expect(valueWords(files!.theirs)).toBe("a1, b, c, e");
});

test("a file that others have deleted already is neither deleted again nor asked about", () => {
  const draft = draftOf({ removed: ["a1"] });
  const now = rowOf(["a2", "b", "c"]);
  expect(overtakenValues(draft, formState(draft, lines, rowOf(["a1", "a2", "b", "c"])), now)).toEqual([]);
  expect(formState(draft, lines, now).changed.size).toBe(0);
});

test("files that others delete while a form is open no longer count in it", () => {
  const { data } = formState(draftOf({ added }), lines, rowOf(["b"]));
  expect(fileCount((data as { papers: unknown }).papers)).toBe(2);
});
