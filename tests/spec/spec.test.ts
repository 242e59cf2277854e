// @vitest-environment node
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { entries } from "./entries";
import { found, told } from "./found";
import { readOurs } from "./ours";
import { screens, type ScreenName } from "./screens";

const ours = readOurs(fileURLToPath(new URL("../..", import.meta.url)));

const names = Object.keys(screens) as ScreenName[];

const of = (screen: ScreenName) => entries.filter((entry) => entry.screen === screen);

const missing = (screen: ScreenName): string[] =>
  of(screen)
    .filter((entry) => entry.without === undefined && !found(entry, ours))
    .map((entry) => `${screen}: ${told(entry)}`);

test.each(names.filter((name) => screens[name].built))("%s has everything that is said of it", (screen) => {
  expect(missing(screen)).toEqual([]);
});

test("what is missing on the screens that are not built is counted", () => {
  const lines = names
    .filter((name) => !screens[name].built)
    .map((name) => ({ name, missing: missing(name).length, total: of(name).length }));
  const sum = lines.reduce((total, line) => total + line.missing, 0);
  console.info(
    [...lines.map((line) => `${line.name}: ${line.missing} of ${line.total} missing`), `in all: ${sum} missing`].join(
      "\n",
    ),
  );
  expect(lines.filter((line) => line.total === 0)).toEqual([]);
});

test.each(names)("%s is said to have each thing once", (screen) => {
  const all = of(screen).map(told);
  expect(all.filter((entry, index) => all.indexOf(entry) !== index)).toEqual([]);
});

test("what has no effect says why", () => {
  expect(entries.filter(({ without }) => without?.trim() === "").map(told)).toEqual([]);
});
