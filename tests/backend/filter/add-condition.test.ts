import { expect, test } from "vitest";
import { addCondition } from "../../../src/backend/filter/conditions";
import { pathFilter } from "../../../src/backend/filter/value-filter";

test("adds a condition behind the filter, and only once", () => {
  expect(addCondition("", "status = 404")).toBe("status = 404");
  expect(addCondition("status >= 400 || id = 1", 'method = "get"')).toBe('status >= 400 || id = 1 && method = "get"');
  expect(addCondition('method = "get"', 'method = "get"')).toBe('method = "get"');
  expect(addCondition("id = 1 && status = 404", "status = 404")).toBe("id = 1 && status = 404");
  expect(addCondition("status = 404 || id = 1", "status = 404")).toBe("status = 404 || id = 1 && status = 404");
});

test("replaces plain words", () => {
  expect(addCondition("boats", "status = 404")).toBe("status = 404");
});

test('puts a condition with "or" in brackets', () => {
  const path = pathFilter("url", "/api/boats?page=2");
  expect(addCondition("status = 404", path)).toBe(`status = 404 && (${path})`);
});
