import { afterAll, beforeAll, expect, test } from "vitest";
import { wholeCollection, type WholeCollection } from "../../../src/features/collections/model/after-import";
import { summaryOf } from "../../../src/features/collections/model/summary";
import { selectBackend } from "../../../src/runtime/model/version/backend";
import { field, made } from "./configurations";

beforeAll(() => selectBackend("v0.40"));
afterAll(() => selectBackend("v0.8"));

test("warns of a shown field and of a sign-in rule that signs everyone out", () => {
  const crew = (hidden: boolean, authRule: string): WholeCollection =>
    wholeCollection(made("crew", "crew", [field("it", "it", { hidden })], { type: "auth", authRule }));
  const facts = summaryOf({ kind: "changed", before: crew(true, ""), after: crew(false, "verified = true") });
  expect(facts.map(({ says, grave }) => [says, grave])).toEqual([
    ["shown", true],
    ["ruleNarrowed", undefined],
    ["signsOut", undefined],
  ]);
});

test("warns of a change to one value, which zero means too", () => {
  const limited = (options: object): WholeCollection =>
    wholeCollection(made("boats", "boats", [field("it", "it", { type: "file", options })]));
  const says = (from: object, to: object) =>
    summaryOf({ kind: "changed", before: limited(from), after: limited(to) }).map((fact) => [
      fact.says,
      fact.counts?.says,
    ]);
  expect(says({ maxSelect: 3 }, { maxSelect: 0 })).toEqual([["becomesSingle", "cutNow"]]);
  expect(says({ maxSelect: 0 }, { maxSelect: 3 })).toEqual([["optionLoosened", undefined]]);
  expect(says({ maxSize: 9_000_000 }, { maxSize: 0 })).toEqual([["optionTightened", "concerned"]]);
});
