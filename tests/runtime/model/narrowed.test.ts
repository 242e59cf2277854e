import { expect, test } from "vitest";
import { addCondition } from "../../../src/runtime/model/filter/add-condition";
import { pathFilter } from "../../../src/runtime/model/filter/value-filter";

test("a condition goes behind the filter that is there, and once only", () => {
  expect(addCondition("", "status = 404")).toBe("status = 404");
  expect(addCondition("status >= 400 || id = 1", 'method = "get"')).toBe('status >= 400 || id = 1 && method = "get"');
  expect(addCondition('method = "get"', 'method = "get"')).toBe('method = "get"');
  expect(addCondition("id = 1 && status = 404", "status = 404")).toBe("id = 1 && status = 404");
  expect(addCondition("status = 404 || id = 1", "status = 404")).toBe("status = 404 || id = 1 && status = 404");
});

test("plain words give way", () => {
  expect(addCondition("boats", "status = 404")).toBe("status = 404");
});

test("a condition with an or stands in brackets", () => {
  const path = pathFilter("url", "/api/boats?page=2");
  expect(addCondition("status = 404", path)).toBe(`status = 404 && (${path})`);
});
