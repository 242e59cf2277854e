import { expect, test } from "vitest";
import { figuresTable } from "./figures";
import { measures, type Found } from "./measures";

const all = (time: number): Found => Object.fromEntries(measures.map(({ key }) => [key, time])) as Found;

test("puts the medians of both dashboards side by side, with their ratio", () => {
  const rows = figuresTable({ ours: [all(1), all(30), all(5)], reference: [all(10)] }).split("\n");
  expect(rows).toHaveLength(2 + measures.length);
  expect(rows[2]).toMatch(/^\| Sign-in, cold +\| 5 +\| 10 +\| 0\.50 +\| ≤ 0\.70 +\|$/);
});

test("marks ratios that miss their goal", () => {
  const rows = figuresTable({ ours: [all(10)], reference: [all(10)] }).split("\n");
  expect(rows[2]).toMatch(/\| 1\.00 +\| ≤ 0\.70, missed \|$/);
});
