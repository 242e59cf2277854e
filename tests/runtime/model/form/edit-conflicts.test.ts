import { describe, expect, test } from "vitest";
import { recordPanel } from "../../../support/product";
import { schemas } from "../../../../definitions/schemas";
import { conflictTexts } from "../../../../definitions/texts/conflicts";
import { payloadOf } from "../../../../src/runtime/model/form/changes";
import { changeDraft, formState, noDraft } from "../../../../src/runtime/model/form/draft";
import { describeEditConflicts, findEditConflicts } from "../../../../src/runtime/model/form/edit-conflicts";
import { resolveLines } from "../../../../src/runtime/model/form/resolve-lines";
import { editedRow, fileCount, filesIn, type FilesValue } from "../../../../src/runtime/model/form/row-values";
import type { Schema, Schemas } from "../../../../src/runtime/model/form/schema";
import { formatValue } from "../../../../src/runtime/model/form/value-words";
import { boats } from "./fleet";

const item = { type: "base", fields: [{ name: "papers", type: "file", maxSelect: 5 }] };
const lines = resolveLines(recordPanel.fields.edit, schemas.Account as Schema, schemas as Schemas, item);
const rowOf = (papers: readonly string[]) => editedRow(lines, { papers });
const added = [{ key: "k", file: new File(["content"], "d.txt") }];

/** A draft with these changes to the files a1, a2, b and c. */
const draftOf = (change: Partial<FilesValue>) => {
  const names = ["a1", "a2", "b", "c"];
  return changeDraft(noDraft, lines, rowOf(names), "papers", { ...filesIn(names), ...change });
};

test("shows the files that each choice would leave", () => {
  const draft = draftOf({ removed: ["a1"], added });
  const now = rowOf(["a1", "b", "c", "e"]);
  const [files] = findEditConflicts(draft, formState(draft, lines, rowOf(["a1", "a2", "b", "c"])), now);
  expect(formatValue(files!.mine)).toBe("b, c, e, d.txt");
  expect(formatValue(files!.theirs)).toBe("a1, b, c, e");
});

test("ignores a file that others deleted, too", () => {
  const draft = draftOf({ removed: ["a1"] });
  const now = rowOf(["a2", "b", "c"]);
  expect(findEditConflicts(draft, formState(draft, lines, rowOf(["a1", "a2", "b", "c"])), now)).toEqual([]);
  expect(formState(draft, lines, now).changed.size).toBe(0);
});

const oneFile = { type: "base", fields: [{ name: "paper", type: "file", maxSelect: 1 }] };
const linesOfOne = resolveLines(recordPanel.fields.edit, schemas.Account as Schema, schemas as Schemas, oneFile);

/** The state of a form with one file: changed over `before`, now stored as `now`. */
function overNow(before: string, change: (names: readonly string[]) => Partial<FilesValue>, now: string) {
  const [stored, current] = [before, now].map((paper) => editedRow(linesOfOne, { paper }));
  const { paper } = stored as { paper: FilesValue };
  const draft = changeDraft(noDraft, linesOfOne, stored, "paper", { ...paper, ...change(paper.names) });
  const [value] = findEditConflicts(draft, formState(draft, linesOfOne, stored), current);
  const { changed, lines: linesNow, data } = formState(draft, linesOfOne, current);
  return { mine: value && formatValue(value.mine), payload: payloadOf(linesNow, [...changed], data) };
}

test("replaces another admin's file in a field of one, and says so", () => {
  expect(overNow("", () => ({ added }), "theirs.txt")).toEqual({
    mine: "d.txt",
    payload: { "paper-": ["theirs.txt"] },
  });
});

test("asks about a removed file that others replaced", () => {
  expect(overNow("old.txt", (removed) => ({ removed }), "new.txt")).toEqual({
    mine: conflictTexts.compare.nothing,
    payload: { "paper-": ["new.txt"] },
  });
});

test("does not count files that others deleted", () => {
  const { data } = formState(draftOf({ added }), lines, rowOf(["b"]));
  expect(fileCount((data as { papers: unknown }).papers)).toBe(2);
});

describe("a changed order", () => {
  const fleetOf = (...keys: string[]) => ({ boats: keys.map((id) => ({ id, name: id })) });
  const stored = fleetOf("a", "b", "c", "d");
  const draft = changeDraft(noDraft, [boats], stored, "boats.#", ["a", "b", "d", "c"]);
  const asked = (...now: string[]) =>
    describeEditConflicts(draft, formState(draft, [boats], stored), formState(draft, [boats], fleetOf(...now)));

  test("conflicts with another order of another admin", () => {
    expect(asked("b", "a", "c", "d")).toEqual(["Another admin changed Boats: order. Overwrite their changes?"]);
  });

  test("conflicts with no equal order, nor with added or removed items", () => {
    expect(asked("a", "b", "d", "c")).toEqual([]);
    expect(asked("a", "x", "b", "c", "d")).toEqual([]);
    expect(asked("a", "c", "d")).toEqual([]);
  });
});
