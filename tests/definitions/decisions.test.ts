import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { registry } from "../support/registry";

const { belowForms, contents, questions, reviews, slots } = registry;
const folder = "docs/decisions";
const files = readdirSync(folder).toSorted();
const decided = files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");

const namesOf = (...parts: readonly object[]): string[] => parts.flatMap((each) => Object.keys(each));

test("explains each slot and question in decision 16", () => {
  const rows = readFileSync(join(folder, "0016-slots-and-questions.md"), "utf8").matchAll(/^\| `(\w+)`/gm);
  expect([...rows].map(([, name]) => name).toSorted()).toEqual(namesOf(slots, questions, belowForms).toSorted());
});

test.each(namesOf(contents, reviews))("explains in a decision why there is %s", (name) => {
  expect(decided).toContain(`\`${name}\``);
});

test("numbers decisions in sequence, in titles and in file names", () => {
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
  expect([...decided.matchAll(/^# (\d+)\. /gm)].map(([, number]) => Number(number))).toEqual(
    files.map((_, index) => index + 1),
  );
});
