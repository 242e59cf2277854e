import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { registry } from "../support/registry";

const { contents, questions, reviews, slots } = registry;
const folder = "docs/decisions";
const files = readdirSync(folder).toSorted();
const decided = files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");

const namesOf = (...parts: readonly object[]): string[] => parts.flatMap((each) => Object.keys(each));

test("decision 16 has a row for each slot and question that there is", () => {
  const rows = readFileSync(join(folder, "0016-slots-and-questions.md"), "utf8").matchAll(/^\| `(\w+)`/gm);
  expect([...rows].map(([, name]) => name).toSorted()).toEqual(namesOf(slots, questions).toSorted());
});

test.each(namesOf(contents, reviews))("a decision says why there is %s", (name) => {
  expect(decided).toContain(`\`${name}\``);
});

test("decisions are numbered one after the other, in their titles as in their names", () => {
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
  expect([...decided.matchAll(/^# (\d+)\. /gm)].map(([, number]) => Number(number))).toEqual(
    files.map((_, index) => index + 1),
  );
});
