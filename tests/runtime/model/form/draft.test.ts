import { expect, test } from "vitest";
import {
  changeDraft,
  formState,
  noDraft,
  removeSavedEdits,
  draftAfterSave,
} from "../../../../src/runtime/model/form/draft";
import { findEditConflicts } from "../../../../src/runtime/model/form/edit-conflicts";
import { fieldOf } from "./fleet";

const lines = [fieldOf("a", { type: "string" }), fieldOf("b", { type: "string" })];
const stored = { a: "1", b: "1" };
const typing = (path: string, value: string, draft = noDraft) => changeDraft(draft, lines, stored, path, value);

test("keeps edits made after an attempt without an answer", () => {
  const tried = { ...typing("a", "2"), sentInstead: new Map([["a", { edit: "2", sent: "2!" }]]) };
  const now = { a: "2!", b: "1" };
  expect([...draftAfterSave(tried, lines, stored, now).edits]).toEqual([["a", "2!"]]);
  expect([...draftAfterSave(typing("a", "3", tried), lines, stored, now).edits]).toEqual([["a", "3"]]);
});

test("keeps edits made during a save without a conflict", () => {
  const sent = typing("b", "2");
  const left = removeSavedEdits(typing("b", "3", sent), new Set(["b"]), sent.edits);
  const now = { a: "1", b: "2" };
  expect([...left.edits]).toEqual([["b", "3"]]);
  expect(findEditConflicts(left, formState(left, lines, now), now)).toEqual([]);
});
