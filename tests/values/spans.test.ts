import { expect, test, vi } from "vitest";
import { randomSecret } from "../../src/values/text/random-secret";
import { formatDuration } from "../../src/values/time/duration";

test.each([
  [1, "1 second"],
  [90, "1 minute 30 seconds"],
  [1800, "30 minutes"],
  [5400, "1 hour 30 minutes"],
  [86_400, "1 day"],
  [1_209_600, "14 days"],
  [90_000, "1 day 1 hour"],
  [86_400 + 60, "1 day 1 minute"],
  [86_400 + 3600 + 60 + 1, "about 1 day 1 hour"],
  [63_072_000, "730 days"],
])("formats %d seconds as %s", (seconds, said) => {
  expect(formatDuration(seconds)).toBe(said);
});

test.each([[0], [-5], [1.5], [Number.NaN], ["60"], [""], [undefined], [null]])("formats %j as no span", (value) => {
  expect(formatDuration(value)).toBe("");
});

test("generates a secret of 50 letters and digits, a new one each time", () => {
  const secrets = Array.from({ length: 100 }, randomSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Za-z0-9]{50}$/);
  expect(new Set(secrets)).toHaveLength(100);
  expect(new Set(secrets.join(""))).toHaveLength(62);
});

test("generates a secret of random bytes without favouring a letter", () => {
  let turn = 0;
  const given = vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
    // 248 bytes are fair for 62 letters; the last eight are not.
    (bytes as Uint8Array).fill(turn++ === 0 ? 248 : 61);
    return bytes;
  });
  expect(randomSecret()).toBe("9".repeat(50));
  expect(given).toHaveBeenCalledTimes(2);
  given.mockRestore();
});
