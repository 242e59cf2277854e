import { expect, it } from "vitest";
import { renameIndexColumns } from "../../../src/features/collections/indexes/rename-index-columns";
import {
  indexParts,
  indexStatement,
  usesColumn,
  renameColumns,
} from "../../../src/features/collections/indexes/index-statement";

it.each([
  ["CREATE INDEX idx_a ON boats (title)", false, [["title", "", false]], ""],
  [
    'create unique index if not exists "idx_a" on [boats] (`title` COLLATE NOCASE desc, "kind" ASC);',
    true,
    [
      ["title", "NOCASE", true],
      ["kind", "", false],
    ],
    "",
  ],
  ["CREATE UNIQUE INDEX `idx_a` ON `boats` (title) WHERE title != ''", true, [["title", "", false]], "title != ''"],
])("reads the parts of %s", (sql, unique, columns, where) => {
  const parts = indexParts(sql)!;
  expect(parts).toMatchObject({ name: "idx_a", table: "boats", unique, where });
  expect(parts.columns.map((each) => [each.name, each.collate, each.descending])).toEqual(columns);
  expect(indexParts(indexStatement(parts))).toEqual(parts);
});

it.each([
  "CREATE INDEX a ON boats (lower(title))",
  "CREATE INDEX a ON boats (title || kind)",
  "SELECT 1",
  "CREATE INDEX a ON boats ()",
  "",
])("leaves an unreadable index unchanged: %s", (sql) => {
  expect(indexParts(sql)).toBeUndefined();
});

it.each([
  ["CREATE INDEX title ON boats (title, kind)", "CREATE INDEX title ON boats (label, kind)"],
  [
    "CREATE INDEX a ON title (`title`) WHERE title != 'title'",
    "CREATE INDEX a ON title (`label`) WHERE label != 'title'",
  ],
  ['CREATE INDEX a ON boats (lower("title"))', 'CREATE INDEX a ON boats (lower("label"))'],
  ["CREATE INDEX a ON boats (subtitle)", "CREATE INDEX a ON boats (subtitle)"],
])("renames only columns: %s", (sql, renamed) => {
  expect(renameColumns(sql, new Map([["title", "label"]]))).toBe(renamed);
  expect(usesColumn(sql, "title")).toBe(sql !== renamed);
});

it("follows swapped names, and drops the indexes of a removed field", () => {
  const indexes = ["CREATE INDEX x ON boats (a)", "CREATE INDEX y ON boats (b)", "CREATE INDEX z ON boats (c)"];
  const named = (...names: string[]) => new Map(names.map((name, index) => [String(index), name]));
  const [before, now] = [named("a", "b", "c"), named("b", "a")];
  expect(renameIndexColumns(indexes, before, now)).toEqual([
    "CREATE INDEX x ON boats (b)",
    "CREATE INDEX y ON boats (a)",
  ]);
  expect(renameIndexColumns(indexes, before, before)).toBe(indexes);
});

it("reads an index of a collection without a name", () => {
  expect(indexParts("CREATE INDEX `idx_a` ON `` (`title`)")).toMatchObject({ name: "idx_a", table: "" });
});
