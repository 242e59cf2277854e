import { expect, test } from "vitest";
import type { LineModel } from "../../../../src/runtime/model/form/form-model";
import { copyRow } from "../../../../src/runtime/model/form/copied-row";

const field = (path: string, more: object = {}): LineModel =>
  ({ kind: "field", path, label: path, schema: {}, widget: "text", ...more }) as unknown as LineModel;

test("omits unique values from a copy, and says so", () => {
  const lines = [field("title"), field("code", { unique: true })];
  const { stored, blank } = copyRow({ defaults: {} }, lines, { id: "one", title: "Rope", code: "R1" });
  expect(stored).toEqual({ id: "", title: "Rope", code: undefined });
  expect(blank.others).toEqual(["code"]);
});

test("gives the items of a copy new ids, and unlocks them", () => {
  const list = { kind: "list", path: "fields", lockedPath: "system", items: [] } as unknown as LineModel;
  const row = { fields: [{ id: "a1", name: "title", system: true }] };
  expect(copyRow({ defaults: {} }, [list], row).edits).toEqual([
    ["fields.b2", { id: "b2", name: "title", system: false }],
  ]);
});

test("copies fields of the item's own that are called like fields of an account", () => {
  const own = { ofItem: true };
  const lines = [field("email", own), field("verified", own), field("username")];
  const row = { id: "one", email: "a@example.org", verified: true, username: "ada" };
  const duplicate = { label: "", icon: "duplicate", blank: ["email", "verified", "username"] } as const;
  const { stored, blank } = copyRow({ defaults: {}, duplicate }, lines, row);
  expect(stored).toMatchObject({ email: "a@example.org", verified: true });
  expect(stored).not.toHaveProperty("username");
  expect(blank.others).toEqual(["username"]);
});
