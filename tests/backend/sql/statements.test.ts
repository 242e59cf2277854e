import { expect, test } from "vitest";
import { runnablePart, statementsIn } from "../../../src/backend/sql/statements";

const text = "-- first\nSELECT 1; SELECT ';' -- second;\n; \n";
const chosen = (from: number, to = from): string | undefined => {
  const part = runnablePart(text, { from, to });
  return part && text.slice(part.from, part.to);
};

test("runs the statement at the caret, else the one before it", () => {
  expect(chosen(0)).toBe("SELECT 1");
  expect(chosen(text.indexOf(";"))).toBe("SELECT 1");
  expect(chosen(text.indexOf(";") + 1)).toBe("SELECT 1");
  expect(chosen(text.indexOf(";") + 2)).toBe("SELECT ';'");
  expect(chosen(text.length)).toBe("SELECT ';'");
});

test("runs the selection without comments around it", () => {
  expect(chosen(0, text.length)).toBe("SELECT 1; SELECT ';'");
  expect(chosen(0, 8)).toBeUndefined();
  expect(chosen(9, 15)).toBe("SELECT");
});

test("ends a trigger at END between semicolons, whatever its columns are called", () => {
  const trigger =
    "CREATE TEMP TRIGGER a AFTER UPDATE OF begin ON b BEGIN SELECT CASE 1 WHEN 1 THEN 2 END; SELECT 3; END";
  const parts = statementsIn(`${trigger}; SELECT 4; END;`);
  expect(parts.map(({ tokens }) => tokens[0]?.text)).toEqual(["CREATE", "SELECT", "END"]);
});
