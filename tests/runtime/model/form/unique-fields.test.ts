import { describe, expect, it } from "vitest";
import { ignoresBlanks, readUniqueIndex, uniqueField } from "../../../../src/runtime/model/form/unique-fields";

describe("a unique field", () => {
  it.each([
    ["CREATE UNIQUE INDEX `idx_a` ON `ships` (`code`)", "code"],
    ["create unique index if not exists idx_a on ships (code);", "code"],
    ['CREATE UNIQUE INDEX "idx_a" ON "ships" ("code" COLLATE NOCASE)', "code"],
    ["CREATE UNIQUE INDEX idx_a ON ships (code DESC) WHERE code != ''", "code"],
    ["CREATE UNIQUE INDEX `idx_a` ON `ships` (\n  `code`\n) WHERE `code` <> ''", "code"],
  ])("is found by %s", (index, field) => expect(uniqueField(index)).toBe(field));

  it.each([
    "CREATE INDEX `idx_a` ON `ships` (`code`)",
    "CREATE UNIQUE INDEX `idx_a` ON `ships` (`code`, `port`)",
    "CREATE UNIQUE INDEX `idx_a` ON `ships` (lower(`code`))",
    "CREATE UNIQUE INDEX `idx_a` ON `ships` (`code`) WHERE `active`",
    "CREATE UNIQUE INDEX `idx_a` ON `ships` (`code`) WHERE `port` != ''",
    "",
  ])("is not found by %s", (index) => expect(uniqueField(index)).toBeUndefined());
});

it.each([
  ["CREATE UNIQUE INDEX a ON b (key) WHERE key != ''", true],
  ["CREATE UNIQUE INDEX a ON b (key)", false],
  ["CREATE INDEX a ON b (key) WHERE key != ''", false],
])("tells whether several records may be blank: %s", (index, blanks) => {
  expect(ignoresBlanks(index)).toBe(blanks);
});

it.each([
  ["a ON b (`word`, [no] DESC)", { fields: ["word", "no"], anyCase: [], notBlank: [] }],
  ['a ON b (login COLLATE NOCASE, "no")', { fields: ["login", "no"], anyCase: ["login"], notBlank: [] }],
  ["a ON b (x, y) WHERE x != '' AND (`z` <> '');", { fields: ["x", "y"], anyCase: [], notBlank: ["x", "z"] }],
  ["a ON b (x, lower(y))", undefined],
  ["a ON b (x, y) WHERE x != '' OR y != ''", undefined],
])("reads the fields of a unique index %s", (index, found) => {
  expect(readUniqueIndex(`CREATE UNIQUE INDEX ${index}`)).toEqual(found);
});
