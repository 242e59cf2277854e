import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { screens } from "../../definitions";
import type { Screen } from "../../definitions/language/screen";
import { roles } from "../support/roles";
import { statesOf } from "./states";

const fileOf = (name: string, state: string): string => `${name}.${state.replaceAll(" ", "-")}.txt`;

const all = Object.entries<Screen>(screens).flatMap(([name, screen]) =>
  Object.entries(statesOf(name, screen)).map(([state, bring]) => ({ name, state, bring })),
);

describe("every screen in every state says what it did", () => {
  test.each(all)("$name: $state", async ({ name, state, bring }) => {
    await bring();
    const page = `${window.location.search}${window.location.hash}  ${document.title}\n${roles(document.body)}`;
    await expect(page).toMatchFileSnapshot(`roles/${fileOf(name, state)}`);
  });
});

test("no role tree is of a state that is gone, none is longer than one reads", () => {
  expect(readdirSync("tests/screens/roles").toSorted()).toEqual(
    all.map(({ name, state }) => fileOf(name, state)).toSorted(),
  );
});
