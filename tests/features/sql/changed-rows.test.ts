import { expect, test } from "vitest";
import { changedRows, changedText } from "../../../src/features/sql/model/changed-rows";
import { judgeSql } from "../../../src/backend/sql/judge-sql";

const answer = { execTime: 1, affectedRows: 3, columns: [], rows: [] };

const textOf = (query: string): string => {
  const write = judgeSql(query);
  const changed = write.kind === "write" ? changedRows({ query, write }, answer) : undefined;
  return typeof changed === "number" ? changedText(query, changed) : String(changed);
};

test.each([
  ["DELETE FROM a;", "Changed 3 rows"],
  ["DELETE FROM a; UPDATE b SET c = 1", "The last statement changed 3 rows"],
  ["DELETE FROM a; SELECT 1", "uncounted"],
  ["CREATE TABLE a (b)", "uncounted"],
])("says which rows are counted: %s", (query, text) => {
  expect(textOf(query)).toBe(text);
});
