import { expect, test } from "vitest";
import { chartTable, perDay, pointsOf, summary, totalOf } from "../../../../src/runtime/model/chart/points";
import {
  barAt,
  barsOf,
  moveSpan,
  rangeOf,
  rangeText,
  spanOf,
  stepsOf,
  toCome,
} from "../../../../src/runtime/model/chart/bars";
import { countsUpTo, chartAxes } from "../../../../src/runtime/model/chart/axes";

const hour = 3_600_000;
const at = (text: string): number => Date.parse(`${text}Z`);
const written = (moment: number): string => new Date(moment).toISOString().replace("T", " ");
const hoursBack = (now: number, n: number, total = 2) =>
  Array.from({ length: n }, (_, index) => ({ date: written(Math.floor(now / hour) * hour - index * hour), total }));

const now = at("2022-12-04T09:41:07");
const logs = { title: "Total requests", unit: ["log", "logs"], zone: "utc" } as const;

test.each<[string, Readonly<Record<string, number>>, (number | null)[]]>([
  ["gaps, in order", { "09": 4, "05": 3 }, [3, 0, 0, 0, 4, null]],
  ["the hours up to now", { "06": 3 }, [3, 0, 0, 0, null]],
  ["nothing before a single hour", { "09": 3 }, [3, null]],
  ["nothing before now", {}, [null]],
  ["nothing before an hour that a fast clock wrote", { "11": 3 }, [3]],
])("fills %s with zeros", (_, hours, totals) => {
  const counts = Object.entries(hours).map(([time, total]) => ({ date: `2022-12-04 ${time}:00:00.000Z`, total }));
  const points = pointsOf(counts, now, "utc");
  expect(points.map(({ y }) => y)).toEqual(totals);
  if (totals.at(-1) === null) expect(points.at(-1)).toEqual({ x: now, y: null });
});

test("draws an axis without entries", () => {
  expect(chartAxes(pointsOf([], now, "utc"), 600, "utc")).toMatchObject({ from: now - hour, to: now, counts: [0, 1] });
});

test("draws up to 1,500 hours by hour, more by day, and loses no entry", () => {
  const hourly = pointsOf(hoursBack(now, 1500), now, "utc");
  const daily = pointsOf(hoursBack(now, 1501), now, "utc");
  expect([hourly.length, perDay(hourly)]).toEqual([1501, false]);
  expect([daily.length, perDay(daily)]).toEqual([65, true]);
  expect([totalOf(hourly), totalOf(daily)]).toEqual([3000, 3002]);
  expect(daily.slice(-3).map(({ y }) => y)).toEqual([48, 20, null]);
});

test("fills days without entries with zeros", () => {
  const counts = [...hoursBack(now, 1), ...hoursBack(now - 90 * 24 * hour, 1)];
  const points = pointsOf(counts, now, "utc");
  expect(points).toHaveLength(92);
  expect(points.filter(({ y }) => y === 0)).toHaveLength(89);
});

test("tells screen readers how many, from when to when, and when most", () => {
  const counts = [...hoursBack(now, 30, 20), { date: "2022-12-03 13:00:00.000Z", total: 46 }];
  expect(summary({ ...logs, points: pointsOf(counts, now, "utc") })).toBe(
    "646 logs from Sat 3 Dec 2022, 4am to Sun 4 Dec 2022, 9:41am (UTC), counted per hour. " +
      "Most in one hour: 66, at Sat 3 Dec 2022, 1pm.",
  );
  expect(summary({ ...logs, points: pointsOf([], now, "utc") })).toBe("0 logs.");
});

test("tells screen readers that a point is a day", () => {
  const text = summary({ ...logs, points: pointsOf(hoursBack(now, 1600), now, "utc") });
  expect(text).toContain("counted per day. Most in one day: 48, on Thu 29 Sep 2022.");
});

test("lists the newest 48 points that are not empty, and says that there are more", () => {
  const { caption, heads, rows } = chartTable({ ...logs, points: pointsOf(hoursBack(now, 60), now, "utc") });
  expect(caption).toContain("the newest 48 of 60");
  expect(heads).toEqual(["Hour", "logs"]);
  expect([rows.length, rows[0]]).toEqual([48, ["Sun 4 Dec 2022, 9am", "2"]]);
  const gap = [...hoursBack(now, 1), ...hoursBack(now - 5 * hour, 1)];
  const few = chartTable({ ...logs, points: pointsOf(gap, now, "utc") });
  expect(few.rows.map(([when]) => when)).toEqual(["Sun 4 Dec 2022, 9am", "Sun 4 Dec 2022, 4am"]);
  expect(few.caption).not.toContain("newest");
});

test("labels counts by at most six whole numbers from zero", () => {
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

test("graduates the axis by hours, sixth hours and dated midnights", () => {
  expect(fourDays.ticks).toHaveLength(83);
  const tickAt = (text: string) => [fourDays.sizes[at(text)], fourDays.names[at(text)]];
  expect(tickAt("2022-12-03T00:00")).toEqual([9, "Sat 3 Dec"]);
  expect(tickAt("2022-12-03T06:00")).toEqual([6, "6am"]);
  expect(tickAt("2022-12-03T12:00")).toEqual([6, "12pm"]);
  expect(tickAt("2022-12-03T13:00")).toEqual([3, undefined]);
});

test("names at most 15 times, and only those that fit", () => {
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

test("begins the hours of a part of a day with the name of the day", () => {
  const { names } = chartAxes(pointsOf(hoursBack(now, 4), now, "utc"), 1248, "utc");
  expect(Object.values(names)).toEqual(["Sun 4 Dec, 6am", "7am", "8am", "9am", "10am"]);
});

test("draws each count from the start to the end of its hour, and no value between two", () => {
  const counts = [...hoursBack(now, 1, 7), ...hoursBack(now - 3 * hour, 1, 2)];
  const points = pointsOf(counts, now, "utc");
  const hourAt = (x: number): string => written(x).slice(11, 16);
  expect(stepsOf(barsOf(points, "utc")).map(({ x, y }) => [hourAt(x), y])).toEqual([
    ["06:00", 2],
    ["07:00", 0],
    ["08:00", 0],
    ["09:00", 7],
    ["10:00", 7],
  ]);
  expect(chartAxes(points, 600, "utc")).toMatchObject({ from: at("2022-12-04T06:00"), to: at("2022-12-04T10:00") });
  expect(stepsOf(barsOf(pointsOf([], now, "utc"), "utc"))).toEqual([]);
});

test("knows the part of the last hour that is still to come", () => {
  const points = pointsOf(hoursBack(now, 5), now, "utc");
  expect(toCome(points, barsOf(points, "utc"))).toEqual([now, at("2022-12-04T10:00")]);
  const over = points.filter(({ y }) => y !== null);
  expect(toCome(over, barsOf(over, "utc"))).toBeUndefined();
  expect(toCome(pointsOf([], now, "utc"), [])).toBeUndefined();
});

test("finds the hour or day that a moment is in", () => {
  const bars = barsOf(pointsOf(hoursBack(now, 5), now, "utc"), "utc");
  const hourAt = (text: string): number => barAt(bars, at(text));
  expect(["05:00", "06:59", "07:00", "09:59"].map((time) => hourAt(`2022-12-04T${time}`))).toEqual([0, 1, 2, 4]);
  expect(["03:00", "10:00"].map((time) => hourAt(`2022-12-04T${time}`))).toEqual([0, 4]);
  expect(barAt([], now)).toBe(-1);
});

test("selects whole hours or days, in either direction", () => {
  const hourly = barsOf(pointsOf(hoursBack(now, 5), now, "utc"), "utc");
  const range = [at("2022-12-04T06:00"), at("2022-12-04T09:00")];
  expect([rangeOf(hourly, [1, 3]), rangeOf(hourly, [3, 1])]).toEqual([range, range]);
  const daily = barsOf(pointsOf(hoursBack(now, 1600), now, "utc"), "utc");
  const newest = daily.length - 1;
  expect(rangeOf(daily, [newest, newest - 1])).toEqual([at("2022-12-03T00:00"), at("2022-12-05T00:00")]);
});

test("moves a name at an edge into the chart", () => {
  const [nine, ten] = [at("2022-12-04T09:00:00"), at("2022-12-04T10:00:00")];
  const one = chartAxes(pointsOf(hoursBack(now, 1), now, "utc"), 280, "utc");
  expect(one.names).toEqual({ [nine]: "Sun 4 Dec, 9am", [ten]: "10am" });
  expect(one.sides).toEqual({ [nine]: "left", [ten]: "right" });
  const none = chartAxes(pointsOf([], at("2022-12-04T09:05:00"), "utc"), 280, "utc");
  expect(none.sides).toEqual({ [at("2022-12-04T09:00:00")]: "right" });
});

test("moves by keys over the bars, from the newest or the selected ones", () => {
  const bars = barsOf(pointsOf(hoursBack(now, 5), now, "utc"), "utc");
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

test("describes a range of hours to its end, one of days to its last day", () => {
  const hourly = { ...logs, points: pointsOf(hoursBack(now, 5), now, "utc") };
  const span = [at("2022-12-04T06:00:00"), at("2022-12-04T08:00:00")] as const;
  expect(rangeText(span, hourly)).toBe("Sun 4 Dec, 6am to Sun 4 Dec, 8am (UTC): 4 logs");
  const daily = { ...logs, points: pointsOf(hoursBack(now, 1600), now, "utc") };
  const days = (first: string): string => rangeText([at(first), at("2022-12-05T00:00:00")], daily);
  expect(days("2022-12-04T00:00:00")).toBe("Sun 4 Dec 2022 (UTC): 20 logs");
  expect(days("2022-12-03T00:00:00")).toBe("Sat 3 Dec 2022 to Sun 4 Dec 2022 (UTC): 68 logs");
});
