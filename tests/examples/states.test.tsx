import { render, waitFor } from "@testing-library/react";
import { describe, expect, it, test } from "vitest";
import { newestVersion } from "../../definitions/language/versions";
import type { LineModel } from "../../src/runtime/model/form/form-model";
import { listsIn } from "../../src/runtime/model/form/lists";
import { editedRow } from "../../src/runtime/model/form/row-values";
import type { Registry } from "../../src/runtime/registry/registry";
import { loadFormWidgets } from "../../src/widgets";
import { fakeBackend } from "../support/fake-backend";
import { signedIn } from "../support/open";
import { registryOf } from "../support/registry";
import { DrawnLines } from "./DrawnLines";
import { shownLines } from "./form-examples";
import type { ExampleState } from "./screen-states";
import { widgetsOf } from "./widgets";
import { changedVersions, errorsOf, statesIn } from "./version-states";

const nameOf = ({ screen, view, number }: ExampleState): string => `${screen}: ${view} ${number}`;

// A line that one state has shown needs no second drawing, nor do the lines of another item of a list.
const drawn = new Set<string>();
const newLines = ({ screen, lines, place }: ExampleState, row: object): LineModel[] => {
  const lists = listsIn(lines).map(({ path }) => path);
  const stored = place.kind === "row" && place.isNew ? {} : row;
  return shownLines(lines, row, stored).flatMap(({ line, text }) => {
    const inItem = lists.reduce((all, path) => all.replace(new RegExp(`${path}\\.[^.]+\\.`), ""), text);
    const isKnown = drawn.has(`${screen} ${inItem}`);
    drawn.add(`${screen} ${inItem}`);
    return isKnown || "items" in line ? [] : [line];
  });
};

const namesIn = (container: HTMLElement): string =>
  [
    container.textContent,
    ...[...container.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label")),
  ].join("\n");

async function draw(state: ExampleState, registry: Registry): Promise<void> {
  const row = editedRow(state.lines, state.data);
  const lines = newLines(state, row);
  if (lines.length === 0) return;
  const { container, unmount } = render(<DrawnLines {...{ registry, lines }} stored={row} item={state.item} />);
  const labels = lines.flatMap((line) => (line.kind === "field" ? [line.label] : []));
  // Some widgets are files of their own.
  await waitFor(() => expect(labels.filter((label) => !namesIn(container).includes(label))).toEqual([]));
  unmount();
}

const counts: string[] = [];
const shownWidgets = new Set<string>();

describe.each(changedVersions)("on %s", (version) => {
  it("draws every line of every state, without an error in its values", async () => {
    const { product, states } = statesIn(version);
    const faulty = states.map((state) => [nameOf(state), ...errorsOf(state)]).filter(({ length }) => length > 1);
    expect(faulty).toEqual([]);
    counts.push(version, ...countsOf(states));
    for (const state of states) for (const name of widgetsOf(state)) shownWidgets.add(name);
    const registry = registryOf(version, product);
    await loadFormWidgets();
    fakeBackend();
    signedIn();
    for (const state of states) await draw(state, registry);
  });
});

const countsOf = (states: readonly ExampleState[]): string[] =>
  [...new Set(states.map(({ screen, view }) => `${screen}: ${view}`))].map(
    (name) => `  ${name}: ${states.filter(({ screen, view }) => `${screen}: ${view}` === name).length}`,
  );

test("shows every widget in a state", () => {
  const { widgets } = registryOf(newestVersion, statesIn(newestVersion).product);
  expect(Object.keys(widgets).filter((name) => !shownWidgets.has(name))).toEqual([]);
});

test("counts the states of every screen", async () => {
  await expect(`${changesIn(counts).join("\n")}\n`).toMatchFileSnapshot("states.txt");
});

// Of later versions only what is not as before.
const changesIn = (lines: readonly string[]): string[] => {
  const before = new Set<string>();
  return lines.filter((line) => {
    const isKnown = before.has(line);
    before.add(line);
    return !isKnown;
  });
};
