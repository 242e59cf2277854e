import { expect, test } from "vitest";
import { scheduleOf } from "../../../src/features/crons/cron-times";
import { formatNextRun } from "../../../src/features/crons/use-minutes";

const now = Date.UTC(2026, 10, 25, 0, 42, 10); // a Wednesday

test.each([
  ["*/15 * * * *", "Every 15 minutes", "2026-11-25T00:45"],
  ["30 6 * * 1", "At 06:30, only on Monday", "2026-11-30T06:30"],
  ["0 */6 * * *", "On the hour, every 6 hours", "2026-11-25T06:00"],
  ["@daily", "At 00:00", "2026-11-26T00:00"],
  // Both days must fit.
  ["0 0 1 * 1", "At 00:00, on day 1 of the month, and on Monday", "2027-02-01T00:00"],
])("describes %s in words, with the next run", (expression, words, next) => {
  expect(scheduleOf(expression, now)).toEqual({ words, next: Date.parse(`${next}:00Z`) });
});

test.each(["", "0 3 * *", "61 * * * *", "each day"])("describes no invalid expression: %j", (expression) => {
  expect(scheduleOf(expression, now)).toBeUndefined();
});

test("describes a moment by the time until then", () => {
  expect(formatNextRun(Date.UTC(2026, 10, 25, 3), now)).toBe("in 2 hours 17 minutes");
  expect(formatNextRun(Date.UTC(2026, 10, 25, 0, 43), now)).toBe("in less than a minute");
});
