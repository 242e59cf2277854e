import { expect, test } from "vitest";
import { hasCondition, toggleCondition } from "../../../src/runtime/model/filter/toggle-condition";

const one = 'data.type = "request"';

test.each([
  ["", one],
  ["level >= 8", `level >= 8 && ${one}`],
  ["some words", one],
])("a press adds a condition to %j", (filter, with_) => {
  expect(hasCondition(filter, one)).toBe(false);
  expect(toggleCondition(filter, one)).toBe(with_);
});

test.each([
  [one, ""],
  [`level >= 8 && ${one}`, "level >= 8"],
  [`${one} && level >= 8`, "level >= 8"],
  [`a = 1 && ${one} && b = 2`, "a = 1 && b = 2"],
])("another press takes it away again: %j", (filter, without) => {
  expect(hasCondition(filter, one)).toBe(true);
  expect(toggleCondition(filter, one)).toBe(without);
});
