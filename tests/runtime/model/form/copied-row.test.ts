import { expect, test } from "vitest";
import type { LineModel } from "../../../../src/runtime/model/form/form-model";
import { copiedRow } from "../../../../src/runtime/model/form/copied-row";

const field = (path: string, more: object = {}): LineModel =>
  ({ kind: "field", path, label: path, schema: {}, widget: "text", ...more }) as unknown as LineModel;

test("a copy leaves out what no two rows may share, and says so", () => {
  const lines = [field("title"), field("code", { unique: true })];
  const { stored, blank } = copiedRow({ defaults: {} }, lines, { id: "one", title: "Rope", code: "R1" });
  expect(stored).toEqual({ id: "", title: "Rope", code: undefined });
  expect(blank.others).toEqual(["code"]);
});
