import { expect, it } from "vitest";
import { haveSameCalls } from "../../../src/backend/dialects/same-calls";

it.each([
  ["v0.23", "v0.40", true],
  ["v0.8", "v0.9", true],
  ["v0.8", "v0.22", false],
  ["v0.22", "v0.23", false],
] as const)("finds whether %s and %s have the same calls", (one, other, alike) => {
  expect(haveSameCalls(one, other)).toBe(alike);
});
