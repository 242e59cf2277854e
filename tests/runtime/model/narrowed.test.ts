import { expect, test } from "vitest";
import { narrowed } from "../../../src/runtime/model/narrowed";
import { pathFilter } from "../../../src/runtime/model/value-filter";

test("a condition goes behind the filter that is there, and once only", () => {
  expect(narrowed("", "status = 404")).toBe("status = 404");
  expect(narrowed("status >= 400 || id = 1", 'method = "get"')).toBe('status >= 400 || id = 1 && method = "get"');
  expect(narrowed('method = "get"', 'method = "get"')).toBe('method = "get"');
  expect(narrowed("id = 1 && status = 404", "status = 404")).toBe("id = 1 && status = 404");
  expect(narrowed("status = 404 || id = 1", "status = 404")).toBe("status = 404 || id = 1 && status = 404");
});

test("plain words give way", () => {
  expect(narrowed("boats", "status = 404")).toBe("status = 404");
});

test("a condition with an or stands in brackets", () => {
  const path = pathFilter("url", "/api/boats?page=2");
  expect(narrowed("status = 404", path)).toBe(`status = 404 && (${path})`);
});
