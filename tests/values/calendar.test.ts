import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dayAfterKey, monthsLater, weeksOf } from "../../src/values/time/calendar";

const at = (text: string): number => Date.parse(`${text}T00:00:00Z`);
const written = (moment: number | undefined): string => new Date(moment!).toISOString().slice(0, 10);

test("shows weeks from Monday to Sunday, and the complete month", () => {
  const weeks = weeksOf(at("2022-12-04"));
  expect(weeks.map((week) => `${written(week[0]!)} ${written(week[6]!)}`)).toEqual([
    "2022-11-28 2022-12-04",
    "2022-12-05 2022-12-11",
    "2022-12-12 2022-12-18",
    "2022-12-19 2022-12-25",
    "2022-12-26 2023-01-01",
  ]);
  // A month that begins on a Monday and has four weeks.
  expect(weeksOf(at("2021-02-17"))).toHaveLength(4);
});

test.each([
  ["ArrowLeft", false, "2022-11-30"],
  ["ArrowRight", false, "2022-12-02"],
  ["ArrowUp", false, "2022-11-24"],
  ["ArrowDown", false, "2022-12-08"],
  ["Home", false, "2022-11-28"],
  ["End", false, "2022-12-04"],
  ["PageUp", false, "2022-11-01"],
  ["PageDown", true, "2023-12-01"],
])("moves by %s (with Shift: %s) from a Thursday to %s", (key, shift, to) => {
  expect(written(dayAfterKey(at("2022-12-01"), key, shift))).toBe(to);
});

test("moves by one month, never by two", () => {
  expect(written(monthsLater(at("2023-01-31"), 1))).toBe("2023-02-28");
  expect(written(monthsLater(at("2024-02-29"), 12))).toBe("2025-02-28");
  fc.assert(
    fc.property(fc.integer({ min: at("1000-01-01"), max: at("9998-01-01") }), (moment) => {
      const [before, after] = [new Date(moment), new Date(monthsLater(moment, 1))];
      expect(after.getUTCMonth()).toBe((before.getUTCMonth() + 1) % 12);
    }),
  );
});
