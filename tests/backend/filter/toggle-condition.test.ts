import { beforeEach, expect, test } from "vitest";
import { addCondition, hasCondition, toggleCondition } from "../../../src/backend/filter/conditions";
import { selectBackend } from "../../../src/backend/version/backend";

// The oldest version joins from left to right.
beforeEach(() => selectBackend("v0.40"));

const one = 'data.type = "request"';

test.each([
  ["", one],
  ["level >= 8", `level >= 8 && ${one}`],
  ["some words", one],
  ["level = 4 || level = 8", `(level = 4 || level = 8) && ${one}`],
  ["level >= 8 // errors", `level >= 8 // errors\n && ${one}`],
  // An "or" also finds rows without the condition.
  [`level = 8 || status = 1 && ${one}`, `(level = 8 || status = 1 && ${one}) && ${one}`],
  [`${one} && level = 8 || level = 4`, `(${one} && level = 8 || level = 4) && ${one}`],
  // In a text or a comment it is no condition.
  [`message = 'a && ${one} && b'`, `message = 'a && ${one} && b' && ${one}`],
  [`level >= 8 // && ${one}`, `level >= 8 // && ${one}\n && ${one}`],
])("adds a condition to %j, and takes it away again", (filter, added) => {
  expect(hasCondition(filter, one)).toBe(false);
  expect(toggleCondition(filter, one)).toBe(added);
  expect(hasCondition(added, one)).toBe(true);
  expect(hasCondition(toggleCondition(added, one), one)).toBe(false);
});

test.each([
  [one, ""],
  [`level >= 8 && ${one}`, "level >= 8"],
  [`${one} && level >= 8`, "level >= 8"],
  [`a = 1 && ${one} && b = 2`, "a = 1 && b = 2"],
  ['level >= 8 && data.type="request"', "level >= 8"],
  [`(a = 1 || b = 2) && ${one}`, "(a = 1 || b = 2)"],
  [`level >= 8 // errors\n && ${one}`, "level >= 8 // errors"],
])("takes a condition away from %j", (filter, without) => {
  expect(hasCondition(filter, one)).toBe(true);
  expect(toggleCondition(filter, one)).toBe(without);
});

test("adds a condition behind an or that only ends with it", () => {
  const filter = `level = 8 || a = 1 && ${one}`;
  expect(addCondition(filter, one)).toBe(`(${filter}) && ${one}`);
  expect(addCondition(addCondition(filter, one), one)).toBe(`(${filter}) && ${one}`);
});

test("adds a condition in brackets once only", () => {
  const either = "a = 1 || b = 2";
  expect(addCondition("level >= 8", either)).toBe(`level >= 8 && (${either})`);
  expect(addCondition(`level >= 8 && (${either})`, either)).toBe(`level >= 8 && (${either})`);
});
