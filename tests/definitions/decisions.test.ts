import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { questions } from "../../src/widgets/questions";
import { slots } from "../../src/widgets/slots";

const folder = "docs/decisions";
const files = readdirSync(folder).toSorted();
const decided = files.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");

test.each([...Object.keys(slots), ...Object.keys(questions)])("a decision says why there is %s", (name) => {
  expect(decided).toContain(`\`${name}\``);
});

test("decisions are numbered one after the other, in their titles as in their names", () => {
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
  expect([...decided.matchAll(/^# (\d+)\. /gm)].map(([, number]) => Number(number))).toEqual(
    files.map((_, index) => index + 1),
  );
});
