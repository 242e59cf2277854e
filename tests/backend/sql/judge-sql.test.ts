import { expect, test } from "vitest";
import { statementWords } from "../../../definitions/backend/sql";
import { judgeSql } from "../../../src/backend/sql/judge-sql";

const isNoStatement = (sql: string): boolean => {
  const verdict = judgeSql(sql);
  return verdict.kind === "write" && verdict.isNoStatement;
};

test.each(["sele * frm everything", "SELECT 1; selec 2", "EXPLAIN sele 1", "/* a */ x'00'"])(
  "asks about a misspelled statement in other words, but never only reads: %s",
  (sql) => {
    expect(isNoStatement(sql)).toBe(true);
  },
);

test.each([
  "sele 1; DELETE FROM a",
  "\uFEFFDELETE FROM a",
  "sele 'unclosed",
  "sele\0 1",
  "(SELECT 1)",
  '"sele" 1',
  ...statementWords,
])("does not take a statement for a misspelled one: %j", (sql) => {
  expect(isNoStatement(sql)).toBe(false);
});
