import { expect, test, vi } from "vitest";
import { applyAdaptations } from "../../../src/features/collections/import/model/adapt";
import { wholeCollection } from "../../../src/features/collections/configuration/after-import";
import type { Exchanged } from "../../../src/features/collections/configuration/configuration";
import { findingsIn } from "../../../src/features/collections/findings/findings";
import { readConfiguration } from "../../../src/features/collections/configuration/read-configuration";
import { compareOptions } from "../../../src/features/collections/consequences/compare-rules";
import { summaryOf } from "../../../src/features/collections/import/model/summary";
import { alignedLines } from "../../../src/features/collections/import/aligned-lines";
import { expectProportion } from "../../support/growth";

vi.setConfig({ testTimeout: 30_000 });

const numbers = (count: number): number[] => [...Array(count).keys()];

const whole = (given: Exchanged) => wholeCollection(given);

const collection = (n: number, fields: number, type = "text") => ({
  id: `collection${n}`,
  name: `collection_${n}`,
  type: "base",
  fields: numbers(fields).map((at) => ({ id: `f${at}`, name: `field_${at}`, type })),
});

test("takes time in proportion to the fields of a collection", () => {
  const compare = (count: number): void => {
    const given = collection(0, count);
    const before = whole(collection(0, count, "number"));
    const findings = findingsIn([before], [given], false);
    expect(findings).toHaveLength(count);
    applyAdaptations([given], findings);
    summaryOf({ kind: "changed", before, after: whole(given) });
  };
  expectProportion(compare, 1000);
});

test("takes time in proportion to the collections", () => {
  const compare = (count: number): void => {
    const list = numbers(count).map((n) => collection(n, 1, "other"));
    const current = list.map(whole);
    applyAdaptations(list, findingsIn(current, list, true));
  };
  expectProportion(compare, 200);
});

test("takes time in proportion to the choices and lines of a value", () => {
  const values = (count: number, word: string): string[] => numbers(count).map((n) => `${word} ${n}`);
  const compare = (count: number): void => {
    expect(compareOptions("values", values(count, "a"), [...values(count, "a"), "b"])).toBe("loosened");
    alignedLines(values(count, "a").join("\n"), values(count, "b").join("\n"));
  };
  expectProportion(compare, 400);
});

test("refuses too deep nesting, and names the first of many unknown keys", () => {
  const deep = `[{"id":"a","name":"b","x":${"[".repeat(200_000)}${"]".repeat(200_000)}}]`;
  expect(readConfiguration(deep)).toEqual({ why: "deep", values: { levels: "1,000" } });
  const keys = Object.fromEntries(numbers(50_000).map((n) => [`key${n}`, 1]));
  const [dropped] = findingsIn([], [{ ...collection(0, 1), ...keys }], true);
  expect(dropped!.values["keys"]).toMatch(/^key0, .*, key19, …$/);
});

test("reports a rule whose brackets are nested too deep to be checked", () => {
  const rule = `${"(".repeat(100_000)}field_0 = 1${")".repeat(100_000)}`;
  expect(findingsIn([], [{ ...collection(0, 1), listRule: rule }], true)).toMatchObject([
    { effect: "unchecked", why: "deepRule", rule: "listRule", values: { rule: "listRule", levels: "200" } },
  ]);
});
