import { expect, test } from "vitest";
import { schemas } from "../../../../definitions/schemas";
import { collectionPanel } from "../../../../definitions/screens/collection-panel";
import type { LineModel } from "../../../../src/runtime/model/form/form-model";
import { copiedRow } from "../../../../src/runtime/model/form/copied-row";
import { resolveLines } from "../../../../src/runtime/model/form/resolve";
import type { Schemas } from "../../../../src/runtime/model/form/schema";
import { madeCollection } from "../../../support/rules";

const field = (path: string, more: object = {}): LineModel =>
  ({ kind: "field", path, label: path, schema: {}, widget: "text", ...more }) as unknown as LineModel;

test("a copy leaves out what no two rows may share, and says so", () => {
  const lines = [field("title"), field("code", { unique: true })];
  const { stored, blank } = copiedRow({ defaults: {} }, lines, { id: "one", title: "Rope", code: "R1" });
  expect(stored).toEqual({ id: "", title: "Rope", code: undefined });
  expect(blank.others).toEqual(["code"]);
});

test("the items of a copy have other ids than the row's own, and the same at each time", () => {
  const known = schemas as unknown as Schemas;
  const lines = resolveLines(collectionPanel.fields.edit, known["Collection"]!, known);
  const ids = ["a", "b", "z9", "9z"];
  const row = madeCollection(
    "boats",
    "boats",
    ids.map((id) => [id, `name_${id}`]),
  );
  const { stored, edits } = copiedRow(collectionPanel, lines, { ...row });
  expect(stored).toMatchObject({ id: "", name: "boats_copy", schema: [] });
  const items = edits.map(([path, value]) => [path, value] as readonly [string, { id: string; name: string }]);
  expect(items.map(([, { name }]) => name)).toEqual(ids.map((id) => `name_${id}`));
  expect(items.every(([path, { id }]) => path === `schema.${id}`)).toBe(true);
  expect(new Set(items.map(([, { id }]) => id)).size).toBe(ids.length);
  // Beside the row itself no item is one of its own.
  for (const [index, [, { id }]] of items.entries()) expect(id).not.toBe(ids[index]);
  expect(copiedRow(collectionPanel, lines, { ...row }).edits).toEqual(edits);
});
