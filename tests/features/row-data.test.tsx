import { expect, test } from "vitest";
import type { FormPanel } from "../../definitions/language/form-panel";
import { versions } from "../../definitions/language/versions";
import { resolvePages } from "../../src/join/resolve-pages";
import { rowData } from "../../src/join/row-data";
import { registry } from "../support/registry";

const panelsOf = (version: (typeof versions)[number]): FormPanel[] => {
  const { screens, panels } = resolvePages(version).product;
  const tables = Object.values(screens).flatMap((screen) => (screen.kind === "table" ? [screen] : []));
  const opened = tables.flatMap(({ opens, sidebar }) => [opens, sidebar?.editor?.panel]);
  return [...Object.values(panels), ...opened.filter((panel) => panel?.kind === "form")];
};

test("knows the server state and the panel of each row that a form edits", () => {
  const types = new Set(versions.flatMap(panelsOf).map(({ type }) => type));
  expect([...types].toSorted()).toEqual(Object.keys(rowData).toSorted());
  expect([...types].toSorted()).toEqual(Object.keys(registry.formPanels).toSorted());
});
