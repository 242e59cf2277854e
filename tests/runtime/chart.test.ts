import { expect, test } from "vitest";
import {
  formatAmount,
  chartTable,
  nearest,
  perDay,
  pointsOf,
  snapRange,
  summary,
  totalOf,
} from "../../src/runtime/model/chart/points";
import { barsOf, rangeText, moveSpan, spanOf } from "../../src/runtime/model/chart/bars";
import { countsUpTo, chartAxes } from "../../src/runtime/model/chart/axes";
import { hourName } from "../../src/runtime/model/values/time/clock";

const hour = 3_600_000;
const at = (text: string): number => Date.parse(`${text}Z`);
const written = (moment: number): string => new Date(moment).toISOString().replace("T", " ");
const hoursBack = (now: number, n: number, total = 2) =>
  Array.from({ length: n }, (_, index) => ({ date: written(Math.floor(now / hour) * hour - index * hour), total }));

const now = at("2022-12-04T09:41:07");
const logs = { title: "Total requests", unit: ["log", "logs"], zone: "utc" } as const;

test("hours without entries are zeros, whatever the order, and now follows without a value", () => {
  const counts = [
    { date: "2022-12-04 09:00:00.000Z", total: 4 },
    { date: "2022-12-04 05:00:00.000Z", total: 3 },
  ];
  expect(pointsOf(counts, now, "utc").map(({ x, y }) => [written(x).slice(11, 16), y])).toEqual([
    ["05:00", 3],
    ["06:00", 0],
    ["07:00", 0],
    ["08:00", 0],
    ["09:00", 4],
    ["09:41", null],
  ]);
});

test("what was long ago is followed by zeros up to now", () => {
  const points = pointsOf([{ date: "2022-12-04 06:00:00.000Z", total: 3 }], now, "utc");
  expect(points.map(({ y }) => y)).toEqual([3, 0, 0, 0, null]);
});

test("a single hour is a line from the hour before", () => {
  const points = pointsOf([{ date: "2022-12-04 09:00:00.000Z", total: 3 }], now, "utc");
  expect(points.map(({ y }) => y)).toEqual([0, 3, null]);
});

test("without entries there is now alone", () => {
  expect(pointsOf([], now, "utc")).toEqual([{ x: now, y: null }]);
  expect(chartAxes(pointsOf([], now, "utc"), 600, "utc")).toMatchObject({ from: now - hour, to: now, counts: [0, 1] });
});

test("an entry that a clock ahead of ours wrote is still shown", () => {
  const points = pointsOf([{ date: "2022-12-04 11:00:00.000Z", total: 3 }], now, "utc");
  expect(points.at(-1)).toEqual({ x: at("2022-12-04T11:00:00"), y: 3 });
});

test("1,500 hours are points of an hour, more are points of a day, and no entry is lost", () => {
  const hourly = pointsOf(hoursBack(now, 1500), now, "utc");
  const daily = pointsOf(hoursBack(now, 1501), now, "utc");
  expect([hourly.length, perDay(hourly)]).toEqual([1501, false]);
  expect([daily.length, perDay(daily)]).toEqual([65, true]);
  expect([totalOf(hourly), totalOf(daily)]).toEqual([3000, 3002]);
  expect(daily.slice(-3).map(({ y }) => y)).toEqual([48, 20, null]);
});

test("days without entries are zeros as well", () => {
  const counts = [...hoursBack(now, 1), ...hoursBack(now - 90 * 24 * hour, 1)];
  const points = pointsOf(counts, now, "utc");
  expect(points).toHaveLength(92);
  expect(points.filter(({ y }) => y === 0)).toHaveLength(89);
});

test("the text for screen readers says how many, from when to when, and when most", () => {
  const counts = [...hoursBack(now, 30, 20), { date: "2022-12-03 13:00:00.000Z", total: 46 }];
  expect(summary({ ...logs, points: pointsOf(counts, now, "utc") })).toBe(
    "646 logs from Sat 3 Dec 2022, 4am to Sun 4 Dec 2022, 9:41am (UTC), counted per hour. " +
      "Most in one hour: 66, at Sat 3 Dec 2022, 1pm.",
  );
  expect(summary({ ...logs, points: pointsOf([], now, "utc") })).toBe("0 logs.");
});

test("the text says so when a point is a day", () => {
  const text = summary({ ...logs, points: pointsOf(hoursBack(now, 1600), now, "utc") });
  expect(text).toContain("counted per day. Most in one day: 48, on Thu 29 Sep 2022.");
});

test("the table has the newest 48 that are not empty, and says that there are more", () => {
  const { caption, heads, rows } = chartTable({ ...logs, points: pointsOf(hoursBack(now, 60), now, "utc") });
  expect(caption).toContain("the newest 48 of 60");
  expect(heads).toEqual(["Hour", "logs"]);
  expect([rows.length, rows[0]]).toEqual([48, ["Sun 4 Dec 2022, 9am", "2"]]);
  const gap = [...hoursBack(now, 1), ...hoursBack(now - 5 * hour, 1)];
  const few = chartTable({ ...logs, points: pointsOf(gap, now, "utc") });
  expect(few.rows.map(([when]) => when)).toEqual(["Sun 4 Dec 2022, 9am", "Sun 4 Dec 2022, 4am"]);
  expect(few.caption).not.toContain("newest");
});

test("one is one log", () => {
  expect([0, 1, 4204].map((n) => formatAmount(n, logs.unit))).toEqual(["0 logs", "1 log", "4,204 logs"]);
});

test("counts are whole, begin at zero, and are six at most", () => {
  expect(countsUpTo(0)).toEqual([0, 1]);
  expect(countsUpTo(3)).toEqual([0, 1, 2, 3]);
  expect(countsUpTo(178)).toEqual([0, 40, 80, 120, 160, 200]);
  for (let highest = 0; highest < 5000; highest += 37) {
    const counts = countsUpTo(highest);
    expect(counts.length).toBeLessThanOrEqual(6);
    expect(counts.every(Number.isInteger)).toBe(true);
    expect(counts.at(-1)).toBeGreaterThanOrEqual(highest);
  }
});

const fourDays = chartAxes(pointsOf(hoursBack(now, 82), now, "utc"), 1248, "utc");

test("the axis is graduated: a tick each hour, longer each sixth, longest at a midnight with its date", () => {
  expect(fourDays.ticks).toHaveLength(82);
  const told = (text: string) => [fourDays.sizes[at(text)], fourDays.names[at(text)]];
  expect(told("2022-12-03T00:00")).toEqual([9, "Sat 3 Dec"]);
  expect(told("2022-12-03T06:00")).toEqual([6, "6am"]);
  expect(told("2022-12-03T12:00")).toEqual([6, "12pm"]);
  expect(told("2022-12-03T13:00")).toEqual([3, undefined]);
});

test("never more than 15 times are named, and on a narrow chart only what fits", () => {
  for (const hours of [1, 5, 24, 82, 500, 1500, 1600, 9000, 30_000]) {
    const points = pointsOf(hoursBack(now, hours), now, "utc");
    for (const width of [290, 1248, 3000]) {
      const { names, ticks } = chartAxes(points, width, "utc");
      const named = Object.keys(names).length;
      expect(named, `${hours} hours on ${width}`).toBeLessThanOrEqual(Math.min(15, width / 64));
      expect(named, `${hours} hours on ${width}`).toBeGreaterThan(0);
      expect(ticks.length).toBeLessThanOrEqual(width / 3 + 15);
    }
  }
});

test("hours of a part of a day begin with the name of the day", () => {
  const { names } = chartAxes(pointsOf(hoursBack(now, 4), now, "utc"), 1248, "utc");
  expect(Object.values(names)).toEqual(["Sun 4 Dec, 6am", "7am", "8am", "9am"]);
});

test("the nearest point is one with a value", () => {
  const points = pointsOf(hoursBack(now, 5), now, "utc");
  expect(nearest(points, now)?.x).toBe(at("2022-12-04T09:00"));
  expect(nearest(points, at("2022-12-04T06:20"))?.x).toBe(at("2022-12-04T06:00"));
  expect(nearest(pointsOf([], now, "utc"), now)).toBeUndefined();
});

test("a drag takes whole hours, or whole days, in either direction", () => {
  const hourly = pointsOf(hoursBack(now, 30), now, "utc");
  const range = [at("2022-12-03T12:00"), at("2022-12-03T16:00")];
  expect(snapRange(at("2022-12-03T12:50"), at("2022-12-03T15:10"), hourly, "utc")).toEqual(range);
  expect(snapRange(at("2022-12-03T15:10"), at("2022-12-03T12:50"), hourly, "utc")).toEqual(range);
  const daily = pointsOf(hoursBack(now, 1600), now, "utc");
  expect(snapRange(at("2022-12-01T12:50"), at("2022-12-02T15:10"), daily, "utc")).toEqual([
    at("2022-12-01T00:00"),
    at("2022-12-03T00:00"),
  ]);
});

test("hours are told as one says them", () => {
  const told = ["00:00", "06:00", "12:00", "13:30"].map((time) => hourName(at(`2022-12-03T${time}`), "utc"));
  expect(told).toEqual(["12am", "6am", "12pm", "1:30pm"]);
});

test("a name at an edge stands beside its tick, so that it is within the chart", () => {
  const half = chartAxes(
    pointsOf(hoursBack(at("2022-12-04T09:59:00"), 1), at("2022-12-04T09:59:00"), "utc"),
    280,
    "utc",
  );
  expect(half.names).toEqual({ [at("2022-12-04T08:00:00")]: "Sun 4 Dec, 8am", [at("2022-12-04T09:00:00")]: "9am" });
  expect(half.sides).toEqual({ [at("2022-12-04T08:00:00")]: "left" });
  const none = chartAxes(pointsOf([], at("2022-12-04T09:05:00"), "utc"), 280, "utc");
  expect(none.sides).toEqual({ [at("2022-12-04T09:00:00")]: "right" });
});

test("keys move over the bars, from the newest or those that are chosen, and no further than there are any", () => {
  const bars = barsOf(pointsOf(hoursBack(now, 5), now, "utc"));
  const chosen = [at("2022-12-04T06:00:00"), at("2022-12-04T08:00:00")] as const;
  expect([spanOf(bars, undefined), spanOf(bars, chosen), spanOf(bars, [1, 2])]).toEqual([
    [4, 4],
    [1, 2],
    [4, 4],
  ]);
  expect(moveSpan([1, 2], "ArrowRight", false, 5)).toEqual([3, 3]);
  expect(moveSpan([1, 2], "ArrowRight", true, 5)).toEqual([1, 3]);
  expect(moveSpan([2, 0], "ArrowLeft", true, 5)).toEqual([2, 0]);
  expect(moveSpan([2, 2], "Home", true, 5)).toEqual([2, 0]);
  expect(moveSpan([2, 2], "End", false, 5)).toEqual([4, 4]);
  expect(moveSpan([2, 2], "a", false, 5)).toBeUndefined();
});

test("a range of hours is told up to its end, one of days with its last one", () => {
  const hourly = { ...logs, points: pointsOf(hoursBack(now, 5), now, "utc") };
  const span = [at("2022-12-04T06:00:00"), at("2022-12-04T08:00:00")] as const;
  expect(rangeText(span, hourly)).toBe("Sun 4 Dec, 6am to Sun 4 Dec, 8am (UTC): 4 logs");
  const daily = { ...logs, points: pointsOf(hoursBack(now, 1600), now, "utc") };
  const days = (first: string): string => rangeText([at(first), at("2022-12-05T00:00:00")], daily);
  expect(days("2022-12-04T00:00:00")).toBe("Sun 4 Dec 2022 (UTC): 20 logs");
  expect(days("2022-12-03T00:00:00")).toBe("Sat 3 Dec 2022 to Sun 4 Dec 2022 (UTC): 68 logs");
});
