// @vitest-environment node
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { entries } from "./entries";
import { found, told } from "./found";
import { readOurs } from "./ours";
import { screens, type ScreenName } from "./screens";

const ours = readOurs(fileURLToPath(new URL("../..", import.meta.url)));

const of = (screen: ScreenName) => entries.filter((entry) => entry.screen === screen);

const missing = (screen: ScreenName): string[] =>
  of(screen)
    .filter((entry) => entry.without === undefined && !found(entry, ours))
    .map((entry) => `${screen}: ${told(entry)}`);

test.each(screens)("%s has everything that is said of it", (screen) => {
  expect(of(screen)).not.toEqual([]);
  expect(missing(screen)).toEqual([]);
});

test.each(screens)("%s is said to have each thing once", (screen) => {
  const all = of(screen).map(told);
  expect(all.filter((entry, index) => all.indexOf(entry) !== index)).toEqual([]);
});

test("what has no effect says why", () => {
  expect(entries.filter(({ without }) => without?.trim() === "").map(told)).toEqual([]);
});
