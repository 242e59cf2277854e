import { expect, test } from "vitest";
import { recordPanel } from "../../support/product";
import { schemas } from "../../../definitions/schemas";
import { importedInto, importFields, keyFields } from "../../../src/features/records/transfer/model/import-fields";
import { resolveLines } from "../../../src/runtime/model/form/resolve";
import type { Schema, Schemas } from "../../../src/runtime/model/form/schema";

const text = (name: string) => ({ name, type: "text", required: false, unique: false });
const names = ["email", "username", "password", "passwordConfirm"];
const linesOf = (item: object) =>
  resolveLines(recordPanel.fields.new, schemas.Account as Schema, schemas as Schemas, item);

test("imports a base collection's own fields like any other, whatever they are called", () => {
  const lines = linesOf({ type: "base", fields: names.map(text) });
  const { fields } = importFields(lines, recordPanel.imported!);
  expect(fields.map(({ path }) => path)).toEqual(["id", ...names]);
  expect(keyFields(fields).map(({ path }) => path)).toEqual(["id"]);
  expect(importedInto(lines, recordPanel.imported!)).toMatchObject({ unique: ["id"], repeats: {}, madeUp: "" });
});

test("imports accounts by their names, with one column for both passwords", () => {
  const lines = linesOf({ type: "auth", fields: [] });
  const { fields } = importFields(lines, recordPanel.imported!);
  expect(fields.map(({ path }) => path)).not.toContain("passwordConfirm");
  expect(keyFields(fields).map(({ path }) => path)).toEqual(["id", "username", "email"]);
  expect(importedInto(lines, recordPanel.imported!).madeUp).toBe("password");
});
