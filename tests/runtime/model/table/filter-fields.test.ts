import { beforeEach, expect, it } from "vitest";
import { product } from "../../../../definitions/eras/superusers";
import { selectBackend } from "../../../../src/backend/version/backend";
import { resolveProduct } from "../../../../src/backend/version/resolve-product";
import { columnsOf, type ColumnModel } from "../../../../src/runtime/model/table/columns";
import { filterFieldsOf } from "../../../../src/runtime/model/table/filter-fields";
import { vocabularyOf } from "../../../../src/runtime/model/table/vocabulary";

beforeEach(() => selectBackend("v0.40"));

it("offers the levels of logs by name, and paths without a column for any value", () => {
  const { logMessages } = resolveProduct("v0.40", product).screens;
  const columns = columnsOf(logMessages.columns, undefined);
  const fields = filterFieldsOf(vocabularyOf(logMessages, columns), columns);
  const kinds = Object.fromEntries(fields.map(({ name, kind }) => [name, kind]));
  expect(kinds).toMatchObject({ level: "number", "data.status": "number", created: "moment", "data.type": "unknown" });
  expect(fields.find(({ name }) => name === "level")?.choices?.map(({ label }) => label)).toEqual([
    "debug",
    "info",
    "warn",
    "error",
  ]);
});

it("leaves out fields with names that a filter reads otherwise", () => {
  const names = ["null", "True", "1st", "a-b", "a.", "title", "trueish"].map((name) => ({ name }));
  const columns: ColumnModel[] = [];
  const offered = filterFieldsOf({ names, closed: false, macros: [] }, columns).map(({ name }) => name);
  expect(offered).toEqual(["title", "trueish"]);
});
