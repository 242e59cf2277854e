import { act } from "@testing-library/react";
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { loadListTools } from "../../src/runtime/pages/table/use-list-tools";
import { screens } from "../support/product";
import type { Screen } from "../../definitions/language/screen";
import { roles } from "../support/roles";
import { withoutShell } from "./shell";
import { scenariosOf } from "../examples/scenarios/scenarios";

const fileOf = (name: string, state: string): string => `${name}.${state.replaceAll(" ", "-")}.txt`;

const all = Object.entries<Screen>(screens).flatMap(([name, screen]) =>
  Object.entries(scenariosOf(name, screen)).map(([state, bring]) => ({ name, state, bring })),
);

const idsIn = (root: ParentNode): string[] => [...root.querySelectorAll("[id]")].map(({ id }) => id);

// They come once a page is idle, which would be another moment in each run.
beforeAll(loadListTools);

describe("the role tree", () => {
  test.each(all)("shows $name: $state", async ({ name, state, bring }) => {
    await bring();
    // Title and focus follow a moment later.
    await act(async () => {});
    const { page, around } = withoutShell(roles(document.body));
    // Tokens in addresses are not shown.
    const hash = window.location.hash.replace(/[^/]+\.[^/]+\.[^/]+$/, "{token}");
    const printed = `${window.location.search}${hash}  ${document.title}\n${page}`;
    await expect(printed).toMatchFileSnapshot(`roles/${fileOf(name, state)}`);
    // A space in an id breaks references to it.
    expect(idsIn(document).filter((id) => /\s/.test(id))).toEqual([]);
    for (const [part, tree] of Object.entries(around)) await expect(tree).toMatchFileSnapshot(`roles/${part}.txt`);
  });
});

const trees = (): string[] => readdirSync("tests/screens/roles").toSorted();

test("has no role tree of a state that is gone", () => {
  const wanted = new Set([...all.map(({ name, state }) => fileOf(name, state)), "settings-list.txt", "shell.txt"]);
  // The tree of a new state is written after all tests.
  expect(trees().filter((name) => !wanted.has(name))).toEqual([]);
});

const read = (name: string): string => readFileSync(`tests/screens/roles/${name}`, "utf8");

test("has no role tree that is too long to read", () => {
  expect(trees().filter((name) => read(name).split("\n").length > 121)).toEqual([]);
});

test("names the content of every tab", () => {
  expect(trees().filter((name) => /^ *tabpanel(?! ")/m.test(read(name)))).toEqual([]);
});
